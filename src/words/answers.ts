import { byLanguage } from './by-language.ts'
import * as en from './en/answers.ts'

/** What the server answers in each language: when a call succeeds, and in place of a page. */
export const answersIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/answers.ts', { eager: true }) : {})
