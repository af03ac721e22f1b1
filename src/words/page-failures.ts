import * as de from './de/answers.ts'
import * as el from './el/answers.ts'
import * as en from './en/answers.ts'
import * as sr from './sr/answers.ts'

/** What is answered in place of a page, in each language. */
export const pageFailuresIn = { en, sr, el, de } as const
