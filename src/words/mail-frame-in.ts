import * as de from './de/mail-frame.ts'
import * as el from './el/mail-frame.ts'
import * as en from './en/mail-frame.ts'
import type { Language } from './languages.ts'
import * as sr from './sr/mail-frame.ts'

/** What stands around a mail that is already written, in each language. */
export const mailFrameIn: Record<Language, Pick<typeof en, 'noReminders'>> = { en, sr, el, de }
