import { byLanguage } from './by-language.ts'
import * as en from './en/mail-frame.ts'

/** What stands around a mail that is already written, in each language. */
export const mailFrameIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/mail-frame.ts', { eager: true }) : {})
