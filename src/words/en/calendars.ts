/** An event of taken nights, as other platforms read it. */
export const takenNights = 'Not available'

// Why a connected calendar could not be read. Stored with the calendar and shown to owners.

export const tooManyEvents = 'The calendar has too many events'
export const platformSilent = 'The platform does not answer at this address'
export const platformAnswered = (status: number): string => `The platform answered ${status}`
export const calendarTooLarge = 'The calendar is too large'
export const notACalendar = 'What the platform sent is not a calendar'
export const calendarTakesTooLong = 'It takes too long to work through the calendar'
export const notProcessed = 'The calendar could not be processed here; the log of the server has the reason'
export const leadsInside = 'The address leads into the server’s own network'

export const fileName = (code: string): string => `stay-${code}.ics`
export const fileNameInMails = 'stay.ics'
