import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { translatedKinds } from '#domain/translations/fields.ts'
import { languages, otherLanguages } from '#words/languages.ts'
import { call } from './call.ts'
import { Flag, FreeText, Nothing, Page, Text, Total } from './wire.ts'

const OtherLanguage = z.enum(otherLanguages)

const Progress = z.object({ translated: z.int(), changed: z.int() })

/** Texts that are translated together: those of a villa, or all of one sort. `villa`: its name. */
const Group = z.object({
  group: z.string(),
  villa: z.string().nullable(),
  texts: z.int(),
  /** By language. `changed` ones count as translated. */
  progress: z.record(z.string(), Progress),
})

/** `key`: names the text in its group. `seen`: its English and its translation as they were read. */
const TranslatedText = z.object({
  key: z.string(),
  kind: z.enum(translatedKinds),
  field: z.string(),
  /** Title of what the text belongs to, where a group has several. */
  of: z.string().nullable(),
  size: z.enum(['line', 'area', 'page']),
  source: z.string(),
  text: z.string(),
  state: z.enum(['translated', 'changed', 'missing']),
  /** The English text that was translated, where it is another one now. */
  before: z.string().nullable(),
  seen: z.string(),
})

/** `seen`: omit it to save even if the text has changed meanwhile. `text`: empty to remove the translation. `checked`: it is still right for an English text that has changed. */
const TypedText = z.object({
  key: z.string().max(200),
  seen: z.string().max(100).optional(),
  text: FreeText().max(100_000),
  checked: Flag.optional(),
})

const MOST_AT_ONCE = 100
const LARGEST_BODY = 4 * 1024 * 1024

const typed = z.object({
  group: Text(40, 'no_such_texts'),
  language: OtherLanguage,
  texts: z.array(TypedText).min(1).max(MOST_AT_ONCE),
})
const Saved = z.object({ saved: z.int() })

/** The owners' texts in other languages. */
export const translationCalls = {
  groups: call({
    method: 'GET',
    path: '/api/translationGroups.php',
    summary: 'The texts that can be translated, by what they belong to, and how many are in each language',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Page),
    answer: z.object({ groups: z.array(Group), ...Total }),
  }),
  read: call({
    method: 'GET',
    path: '/api/translations.php',
    summary: 'The texts of a group in English and in another language',
    access: 'admin',
    roles: forRoles.management,
    /** `open`: only those without a translation, or with one of an earlier text. */
    input: z.object({ group: Text(40, 'no_such_texts'), language: OtherLanguage, open: Flag.optional(), ...Page }),
    answer: z.object({ group: Group, texts: z.array(TranslatedText), ...Total }),
  }),
  save: call({
    method: 'POST',
    path: '/api/translations.php',
    summary: 'Translate texts of villas, prices, pictures, amenities and attractions; what is left out stays as it is',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: typed,
    answer: Saved,
  }),
  saveHouse: call({
    method: 'POST',
    path: '/api/houseTranslations.php',
    summary: 'Translate the settings, and the terms and the privacy notice; what is left out stays as it is',
    access: 'admin',
    largestBody: LARGEST_BODY,
    input: typed,
    answer: Saved,
  }),
  untranslated: call({
    method: 'GET',
    path: '/api/untranslatedPages.php',
    summary: 'The public pages whose main text is missing in some language',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: z.object({ pages: z.record(z.string(), z.array(z.enum(languages))) }),
  }),
}
