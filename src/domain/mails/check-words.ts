import { fieldsIn, unknownFields } from '../messages/fields.ts'
import { listMailFields, listRequired, type MailField, type MailPart, type WordedMail } from './worded-mails.ts'

/** What is wrong with a text of the owners. `meant`: the field that an unknown one resembles most. */
export type WordsProblem = { unknown: string; meant: MailField | undefined } | { lacks: MailField }

/** Of a part of a mail; null where it can be sent. */
export function checkWords(mail: WordedMail, part: MailPart, text: string): WordsProblem | null {
  const fields = listMailFields(mail)
  const [unknown] = unknownFields(text, fields)
  if (unknown) return { unknown: unknown.name, meant: unknown.meant }
  const named = fieldsIn(text, fields)
  const lacks = listRequired(mail)[part].find((field) => !named.includes(field))
  return lacks === undefined ? null : { lacks }
}
