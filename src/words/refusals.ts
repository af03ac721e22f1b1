import type { Message } from '#contract/messages.ts'
import { byLanguage } from './by-language.ts'
import * as en from './en/refusals.ts'
import { type Language, languages } from './languages.ts'

const wordsIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/refusals.ts', { eager: true }) : {})

/** The words of a message in each language. */
export const sayIn = Object.fromEntries(languages.map((one) => [one, wordsIn[one].say])) as Record<Language, (message: Message) => string>
