import type { FilledMessage } from '#contract/message-templates.ts'
import { fieldsIn, fillIn, messageFields } from '#domain/messages/fields.ts'
import { type Language, languages } from '#words/languages.ts'
import type { TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { settingsByLanguage } from '../settings/settings-by-language.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { readFieldValues, type ThreadOfStay } from './field-values.ts'

type Stay = { booking: BookingRow; villa: VillaRow }

/** The guest's language; where there is no text in it, English, or the only one that there is. */
const chooseLanguage = (texts: TemplateTexts, booking: BookingRow): Language =>
  [booking.language, 'en' as const, ...languages].find((language) => texts[language]) ?? 'en'

/** A text as its guest would read it now. `settingsIn`: where several are filled in at once. */
export async function fillTexts(
  deps: Deps,
  texts: TemplateTexts,
  stay: Stay,
  threadId: ThreadOfStay,
  settingsIn = settingsByLanguage(deps.db),
): Promise<FilledMessage> {
  const language = chooseLanguage(texts, stay.booking)
  const { subject = '', body = '' } = texts[language] ?? {}
  const named = fieldsIn(subject + body, messageFields)
  const values = await readFieldValues(deps, stay, threadId, { language, named, settingsIn })
  const filled = { subject: fillIn(subject, values), body: fillIn(body, values) }
  const missing = [...new Set([...filled.subject.missing, ...filled.body.missing])]
  return { language, subject: filled.subject.text, body: filled.body.text, missing }
}
