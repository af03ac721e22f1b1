import type { Message } from '#contract/messages.ts'
import { say as de } from './de/refusals.ts'
import { say as el } from './el/refusals.ts'
import { say as en } from './en/refusals.ts'
import type { Language } from './languages.ts'
import { say as sr } from './sr/refusals.ts'

/** The words of a message in each language. */
export const sayIn: Record<Language, (message: Message) => string> = { en, sr, el, de }
