export type Entry = {
  /** What the language calls itself. */
  name: string
  /** What `lang` and `hreflang` say (BCP 47), where it is more than the name of the folder. */
  tag?: string
  /** The back office speaks it, too. */
  office?: true
  /** Forms that a noun has after a number beside 'one' and 'other' (CLDR plural rules). */
  moreForms?: readonly Intl.LDMLPluralRule[]
  /** The sign between thousands where it is no point. */
  thousands?: string
}

/** The languages of the site, English first. Each has a folder of word files beside this file. Serbian is written in Latin letters. */
export const table = {
  en: { name: 'English', office: true, thousands: ',' },
  sr: { name: 'Srpski', tag: 'sr-Latn', office: true, moreForms: ['few'] },
  el: { name: 'Ελληνικά', office: true },
  de: { name: 'Deutsch' },
} as const satisfies Record<string, Entry>

export type Language = keyof typeof table
export type OtherLanguage = Exclude<Language, 'en'>

export const languages = Object.keys(table) as [Language, ...Language[]]

/** The languages into which texts are translated. */
export const otherLanguages = languages.slice(1) as [OtherLanguage, ...OtherLanguage[]]

export const tagOf = Object.fromEntries(languages.map((one) => [one, (table[one] as Entry).tag ?? one])) as Record<Language, string>

export const nameOf = Object.fromEntries(languages.map((one) => [one, table[one].name])) as Record<Language, string>

/** The language of a tag that a page, mail or paper has kept; English for others. */
export const languageOfTag = (tag: string | undefined): Language => languages.find((one) => tagOf[one] === tag) ?? 'en'

/** What stands before the path of a page: nothing in English. */
export const getPrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

const PREFIX = new RegExp(`^/(${otherLanguages.join('|')})(?=$|[/?#]|\\.data|_root\\.data)`)

/** The language of a page's path. */
export const readLanguage = (path: string): Language => (PREFIX.exec(path)?.[1] as Language | undefined) ?? 'en'

/** The path as English pages have it. */
export const withoutPrefix = (path: string): string => {
  const rest = path.replace(PREFIX, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
