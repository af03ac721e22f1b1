import type { Translated } from '../translated.ts'

/** An event of taken nights, as other platforms read it. */
export const takenNights = 'Nicht verfügbar'

// Why a connected calendar could not be read. Stored with the calendar and shown to owners.

export const tooManyEvents = 'Der Kalender hat zu viele Einträge'
export const platformSilent = 'Die Plattform antwortet unter dieser Adresse nicht'
export const platformAnswered = (status: number): string => `Die Plattform hat mit ${status} geantwortet`
export const calendarTooLarge = 'Der Kalender ist zu groß'
export const notACalendar = 'Was die Plattform geschickt hat, ist kein Kalender'
export const calendarTakesTooLong = 'Die Verarbeitung des Kalenders dauert zu lange'
export const notProcessed = 'Der Kalender konnte hier nicht verarbeitet werden; der Grund steht im Protokoll des Servers'
export const leadsInside = 'Die Adresse führt in das eigene Netz des Servers'

export const fileName = (code: string): string => `aufenthalt-${code}.ics`
export const fileNameInMails = 'aufenthalt.ics'

true satisfies Translated<typeof import('../en/calendars.ts'), typeof import('./calendars.ts')>
