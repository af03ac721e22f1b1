/** The languages of the site, English first. Serbian is written in Latin letters. */
export const languages = ['en', 'sr', 'el', 'de'] as const

export type Language = (typeof languages)[number]

/** What `lang` and `hreflang` say (BCP 47). */
export const tagOf: Record<Language, string> = { en: 'en', sr: 'sr-Latn', el: 'el', de: 'de' }
