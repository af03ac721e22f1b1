import type { Message } from '#contract/messages.ts'
import type { Language } from './languages.ts'
import { say } from './refusals.en.ts'

/** The words of a message in each language. */
export const sayIn: Record<Language, (message: Message) => string> = { en: say, sr: say, el: say, de: say }
