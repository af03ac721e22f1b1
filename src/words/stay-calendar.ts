import * as filesDe from './de/calendars.ts'
import { calendar as de } from './de/mail-booking.ts'
import * as filesEl from './el/calendars.ts'
import { calendar as el } from './el/mail-booking.ts'
import * as filesEn from './en/calendars.ts'
import { calendar as en } from './en/mail-booking.ts'
import type { Language } from './languages.ts'
import * as filesSr from './sr/calendars.ts'
import { calendar as sr } from './sr/mail-booking.ts'

const named = (words: typeof en, { fileName, fileNameInMails }: { fileName: (code: string) => string; fileNameInMails: string }) => ({
  ...words,
  fileName,
  fileNameInMails,
})

/** What a calendar file says of a stay, and its names, in each language. */
export const stayCalendarIn: Record<Language, ReturnType<typeof named>> = {
  en: named(en, filesEn),
  sr: named(sr, filesSr),
  el: named(el, filesEl),
  de: named(de, filesDe),
}
