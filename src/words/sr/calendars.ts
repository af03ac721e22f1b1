import type { Translated } from '../translated.ts'

/** An event of taken nights, as other platforms read it. */
export const takenNights = 'Zauzeto'

// Why a connected calendar could not be read. Stored with the calendar and shown to owners.

export const tooManyEvents = 'Kalendar ima previše događaja'
export const platformSilent = 'Platforma ne odgovara na ovoj adresi'
export const platformAnswered = (status: number): string => `Platforma je odgovorila ${status}`
export const calendarTooLarge = 'Kalendar je prevelik'
export const notACalendar = 'Ono što je platforma poslala nije kalendar'
export const calendarTakesTooLong = 'Obrada kalendara traje predugo'
export const notProcessed = 'Kalendar ovde nije mogao da se obradi; razlog je u dnevniku servera'
export const leadsInside = 'Adresa vodi u mrežu samog servera'

export const fileName = (code: string): string => `boravak-${code}.ics`
export const fileNameInMails = 'boravak.ics'

true satisfies Translated<typeof import('../en/calendars.ts'), typeof import('./calendars.ts')>
