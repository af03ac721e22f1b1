import { byLanguage } from './by-language.ts'
import * as en from './en/villa-page.ts'

/** Words about a villa in each language. */
export const villaPageIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/villa-page.ts', { eager: true }) : {})
