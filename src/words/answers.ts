import * as de from './answers.de.ts'
import * as el from './answers.el.ts'
import * as en from './answers.en.ts'
import * as sr from './answers.sr.ts'

/** What a call says when it succeeds, in each language. */
export const answersIn = { en, sr, el, de } as const
