import * as filesDe from './calendars.de.ts'
import * as filesEl from './calendars.el.ts'
import * as filesEn from './calendars.en.ts'
import * as filesSr from './calendars.sr.ts'
import type { Language } from './languages.ts'
import { calendar as de } from './mail-booking.de.ts'
import { calendar as el } from './mail-booking.el.ts'
import { calendar as en } from './mail-booking.en.ts'
import { calendar as sr } from './mail-booking.sr.ts'

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
