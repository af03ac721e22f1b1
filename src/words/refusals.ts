import type { Message } from '#contract/messages.ts'
import type { Language } from './languages.ts'
import { say as de } from './refusals.de.ts'
import { say as el } from './refusals.el.ts'
import { say as en } from './refusals.en.ts'
import { say as sr } from './refusals.sr.ts'

/** The words of a message in each language. */
export const sayIn: Record<Language, (message: Message) => string> = { en, sr, el, de }
