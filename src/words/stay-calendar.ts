import { byLanguage } from './by-language.ts'
import * as files from './en/calendars.ts'
import * as mails from './en/mail-booking.ts'
import type { Language } from './languages.ts'

const filesIn = byLanguage(files, import.meta.env ? import.meta.glob('./*/calendars.ts', { eager: true }) : {})
const mailsIn = byLanguage(mails, import.meta.env ? import.meta.glob('./*/mail-booking.ts', { eager: true }) : {})

/** What a calendar file says of a stay, and its names. */
export const stayCalendarIn = (language: Language) => ({ ...mailsIn[language].calendar, ...filesIn[language] })
