import { byLanguage } from './by-language.ts'
import * as en from './en/api-messages.ts'

/** What the server answers in each language: when a call succeeds, and in place of a page. */
export const apiMessagesIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/api-messages.ts', { eager: true }) : {})
