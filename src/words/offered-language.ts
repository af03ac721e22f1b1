import { byLanguage } from './by-language.ts'
import * as en from './en/this-page.ts'

/** What offers a page in each language. */
export const offeredIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/this-page.ts', { eager: true }) : {})
