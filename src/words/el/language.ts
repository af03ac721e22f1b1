import type { Language } from '../languages.ts'
import type { Translated } from '../translated.ts'

/** The language of the page that imports this. */
export const language: Language = 'el'

/** What stands before the paths of its pages, for addresses that the router does not make. */
export const prefix: string = '/el'

export const languageLabel = 'Γλώσσα'

/** The day on which weeks begin, as in `weekday`: 0 is Sunday. */
export const firstWeekday: number = 1

/** Where a phone number is from that has no country code, by ISO 3166. */
export const phoneCountries: readonly string[] = ['GR']

true satisfies Translated<typeof import('../en/language.ts'), typeof import('./language.ts')>
