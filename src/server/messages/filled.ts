import type { FilledMessage } from '#contract/message-templates.ts'
import { fillIn } from '#domain/messages/fields.ts'
import type { Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { readFieldValues } from './field-values.ts'
import type { TemplateRow } from './templates.ts'

type Stay = { booking: BookingRow; villa: VillaRow }

/** In the guest's language, or in English where there is no text in it. */
const chooseLanguage = (template: TemplateRow, booking: BookingRow): Language =>
  template.texts[booking.language] ? booking.language : 'en'

/** A text as its guest would read it now. `threadId`: of the conversation, if it has begun. */
export async function fillTemplate(deps: Deps, template: TemplateRow, stay: Stay, threadId: number | null): Promise<FilledMessage> {
  const language = chooseLanguage(template, stay.booking)
  const { subject = '', body = '' } = template.texts[language] ?? {}
  const values = await readFieldValues(deps, stay, threadId, language)
  const filled = { subject: fillIn(subject, values), body: fillIn(body, values) }
  const missing = [...new Set([...filled.subject.missing, ...filled.body.missing])]
  return { language, subject: filled.subject.text, body: filled.body.text, missing }
}
