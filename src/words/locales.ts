import type { Language } from './languages.ts'

/** As social networks name the languages (Open Graph). */
export const localeOf: Record<Language, string> = { en: 'en_US', sr: 'sr_RS', el: 'el_GR', de: 'de_DE' }
