import * as de from './de/answers.ts'
import * as el from './el/answers.ts'
import * as en from './en/answers.ts'
import * as sr from './sr/answers.ts'

/** What a call says when it succeeds, in each language. */
export const answersIn = { en, sr, el, de } as const
