import * as de from './payment-check.de.ts'
import * as el from './payment-check.el.ts'
import * as en from './payment-check.en.ts'
import * as sr from './payment-check.sr.ts'

/** The words of the page that says that a payment is being checked, in each language. */
export const paymentCheckIn = { en, sr, el, de } as const
