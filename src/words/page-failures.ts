import * as de from './page-failures.de.ts'
import * as el from './page-failures.el.ts'
import * as en from './page-failures.en.ts'
import * as sr from './page-failures.sr.ts'

/** What is answered in place of a page, in each language. */
export const pageFailuresIn = { en, sr, el, de } as const
