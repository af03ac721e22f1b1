import type { Language } from './languages.ts'
import * as de from './mail-frame.de.ts'
import * as el from './mail-frame.el.ts'
import * as en from './mail-frame.en.ts'
import * as sr from './mail-frame.sr.ts'

/** What stands around a mail that is already written, in each language. */
export const mailFrameIn: Record<Language, Pick<typeof en, 'noReminders'>> = { en, sr, el, de }
