import { byLanguage } from './by-language.ts'
import * as en from './en/news.ts'

/** What somebody agrees to who wants news by mail, in each language. */
export const newsIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/news.ts', { eager: true }) : {})
