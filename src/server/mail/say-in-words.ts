import type { Settings } from '#contract/settings.ts'
import { checkWords } from '#domain/mails/check-words.ts'
import { listMailFields, type MailPart } from '#domain/mails/worded-mails.ts'
import { fieldsIn, fillIn } from '#domain/messages/fields.ts'
import type { GuestEmailTemplate, WordedTemplate } from './email-template.ts'
import { houseValues } from './house-values.ts'

/** The owners' texts of a mail in a language; empty where the first text is used. */
export type OwnWords = Record<MailPart, string>

/**
 * A mail with its texts filled in: those of the owners, or the first ones. A first text also takes the place of one that names what does
 * not exist (any more), or what this mail has no value for: no mail leaves with a gap. `settings`: with texts in the reader's language.
 */
export function sayInWords(template: WordedTemplate, own: OwnWords | null, settings: Settings): GuestEmailTemplate {
  const { words, top, above, blocks, below, values, ...mail } = template
  const known = { ...houseValues(settings), ...values }
  const isUsable = (part: MailPart, text: string): boolean =>
    text !== '' &&
    checkWords(words, part, text) === null &&
    fieldsIn(text, listMailFields(words)).every((field) => (known[field] ?? null) !== null)
  const choose = (part: MailPart): string => {
    const text = own?.[part] ?? ''
    return isUsable(part, text) ? text : template[part]
  }
  const fill = (text: string) => fillIn(text, known).text
  const paragraphs = (part: MailPart) =>
    choose(part)
      .split(/\n{2,}/)
      .filter(Boolean)
      .map(fill)
  return { ...mail, subject: fill(choose('subject')), blocks: [...top, ...paragraphs('above'), ...blocks, ...paragraphs('below')] }
}
