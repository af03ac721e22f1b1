import type { Language } from './languages.ts'
import { noReminders as de } from './mail-frame.de.ts'
import { noReminders as el } from './mail-frame.el.ts'
import { noReminders as en } from './mail-frame.en.ts'
import { noReminders as sr } from './mail-frame.sr.ts'

/** Subject of the mail that asks for no more reminders, in each language. */
export const noRemindersIn: Record<Language, typeof en> = { en, sr, el, de }
