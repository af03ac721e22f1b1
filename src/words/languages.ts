/** The languages of the site, English first. Serbian is written in Latin letters. */
export const languages = ['en', 'sr', 'el', 'de'] as const

export type Language = (typeof languages)[number]

export type OtherLanguage = Exclude<Language, 'en'>

/** The languages into which texts are translated. */
export const otherLanguages = ['sr', 'el', 'de'] as const satisfies OtherLanguage[]

/** What `lang` and `hreflang` say (BCP 47). */
export const tagOf: Record<Language, string> = { en: 'en', sr: 'sr-Latn', el: 'el', de: 'de' }

/** The language of a tag that a page, mail or paper has kept; English for others. */
export const languageOfTag = (tag: string | undefined): Language => languages.find((one) => tagOf[one] === tag) ?? 'en'

/** What languages call themselves. */
export const nameOf: Record<Language, string> = { en: 'English', sr: 'Srpski', el: 'Ελληνικά', de: 'Deutsch' }

/** The languages of the back office. */
export const officeLanguages = ['en', 'sr', 'el'] as const

export type OfficeLanguage = (typeof officeLanguages)[number]

/** The language of the office for somebody who is written to in a language. */
export const officeLanguageOf = (language: Language): OfficeLanguage => officeLanguages.find((one) => one === language) ?? 'en'

/** What stands before the path of a page: nothing in English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`)

const PREFIX = /^\/(sr|el|de)(?=$|[/?#]|\.data|_root\.data)/

/** The language of a page's path. */
export const languageOf = (path: string): Language => (PREFIX.exec(path)?.[1] as Language | undefined) ?? 'en'

/** The path as English pages have it. */
export const withoutPrefix = (path: string): string => {
  const rest = path.replace(PREFIX, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
