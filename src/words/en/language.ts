import type { Language } from '../languages.ts'

/** The language of the page that imports this. */
export const language: Language = 'en'

/** What stands before the paths of its pages, for addresses that the router does not make. */
export const prefix: string = ''

export const languageLabel = 'Language'

/** The day on which weeks begin, as in `weekday`: 0 is Sunday. */
export const firstWeekday: number = 0

/** Where a phone number is from that has no country code, by ISO 3166. */
export const phoneCountries: readonly string[] = ['GB', 'US']
