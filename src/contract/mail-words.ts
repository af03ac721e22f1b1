import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { LONGEST_SUBJECT, mailFields, mailParts, wordedMailNames } from '#domain/mails/worded-mails.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { Id, Line, Nothing, Text, Version } from './wire.ts'

const Mail = z.enum(wordedMailNames)
const Language = z.enum(languages)
const Part = z.enum(mailParts)
const Fields = z.array(z.enum(mailFields)).readonly()

/** The texts of a mail in a language, with fields in braces; empty where the first text is sent. */
const Words = z.object({ subject: z.string(), above: z.string(), below: z.string() })

/** `by`: who wrote it, if still known. */
const Written = { at: z.string(), by: z.string().nullable() }

const InLanguage = z.object({
  language: Language,
  /** 0 where nothing was ever written. */
  edition: z.int(),
  own: Words,
  first: Words,
  /** What the site says itself in the mail of an example: before `above`, between both texts, and after `below`. */
  frame: z.object({ top: z.string(), middle: z.string(), bottom: z.string() }),
  /** The parts that name what does not exist any more: their first texts are sent. */
  unusable: z.array(Part),
})
export type MailInLanguage = z.output<typeof InLanguage>

const Edition = z.object({ language: Language, edition: z.int(), ...Written, own: Words })
export type MailEdition = z.output<typeof Edition>

const Listed = z.object({
  mail: Mail,
  /** Those in which something is the owners' own. */
  changed: z.array(Language),
  unusable: z.boolean(),
  written: z.object(Written).nullable(),
})
export type ListedMail = z.output<typeof Listed>

const Typed = z.object({ language: Language, subject: Line(LONGEST_SUBJECT), above: Text(LONGEST_MESSAGE), below: Text(LONGEST_MESSAGE) })
export type TypedWords = z.output<typeof Typed>

const Shown = z.object({ mail: Mail, language: Language.optional(), bookingId: Id.optional() })

/** The owners' words of the mails that the site sends itself. */
export const mailWordsCalls = {
  list: call({
    method: 'GET',
    path: '/api/mailWords.php',
    summary: 'The mails to guests whose words can be changed',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    answer: z.object({ mails: z.array(Listed) }),
  }),
  read: call({
    method: 'GET',
    path: '/api/readMailWords.php',
    summary: 'The words of a mail in all languages, with what was written before',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ mail: Mail }),
    answer: z.object({
      mail: Mail,
      fields: Fields,
      /** Fields that a part must name. */
      required: z.object({ subject: Fields, above: Fields, below: Fields }),
      texts: z.array(InLanguage),
      history: z.array(Edition),
    }),
  }),
  save: call({
    method: 'POST',
    path: '/api/saveMailWords.php',
    summary: 'Change the words of a mail; an empty text, or one like the first, is the first text',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      mail: Mail,
      /** `edition`: that was read; without it there is no check. */
      texts: z.array(Typed.extend({ edition: Version })).max(languages.length),
    }),
    answer: z.object({ changed: z.array(Language) }),
  }),
  preview: call({
    method: 'POST',
    path: '/api/previewMailWords.php',
    summary:
      'A mail as the guest of a booking would get it, or of an example; in the words that are saved, or in others, which are checked',
    access: 'admin',
    roles: forRoles.management,
    input: Shown.extend({ typed: Typed.optional() }),
    answer: z.object({ language: Language, subject: z.string(), text: z.string(), html: z.string() }),
  }),
  test: call({
    method: 'POST',
    path: '/api/testMailWords.php',
    perMinute: 10,
    summary: 'Mail oneself such a mail',
    access: 'admin',
    roles: forRoles.management,
    input: Shown,
    answer: z.object({ to: z.string() }),
  }),
}
