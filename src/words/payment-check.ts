import * as de from './de/answers.ts'
import * as el from './el/answers.ts'
import * as en from './en/answers.ts'
import * as sr from './sr/answers.ts'

/** The words of the page that says that a payment is being checked, in each language. */
export const paymentCheckIn = { en, sr, el, de } as const
