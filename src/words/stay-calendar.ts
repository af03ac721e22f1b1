import type { Language } from './languages.ts'
import { calendar as de } from './mail-booking.de.ts'
import { calendar as el } from './mail-booking.el.ts'
import { calendar as en } from './mail-booking.en.ts'
import { calendar as sr } from './mail-booking.sr.ts'

/** What a calendar file says of a stay, in each language. */
export const stayCalendarIn: Record<Language, typeof en> = { en, sr, el, de }
