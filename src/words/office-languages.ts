import { type Language, languages, table } from './languages.ts'

type Table = typeof table

export type OfficeLanguage = { [One in Language]: Table[One] extends { office: true } ? One : never }[Language]

/** The languages of the back office. */
export const officeLanguages = languages.filter((one): one is OfficeLanguage => 'office' in table[one])

/** The language of the office for somebody who is written to in a language. */
export const toOfficeLanguage = (language: Language): OfficeLanguage => officeLanguages.find((one) => one === language) ?? 'en'
