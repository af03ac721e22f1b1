import type { Translated } from '../translated.ts'

export { fileName, fileNameInMails } from '../en/calendars.ts'

/** An event of taken nights, as other platforms read it. */
export const takenNights = 'Μη διαθέσιμο'

// Why a connected calendar could not be read. Stored with the calendar and shown to owners.

export const tooManyEvents = 'Το ημερολόγιο έχει πάρα πολλές εγγραφές'
export const platformSilent = 'Η πλατφόρμα δεν απαντά σε αυτή τη διεύθυνση'
export const platformAnswered = (status: number): string => `Η πλατφόρμα απάντησε ${status}`
export const calendarTooLarge = 'Το ημερολόγιο είναι πολύ μεγάλο'
export const notACalendar = 'Αυτό που έστειλε η πλατφόρμα δεν είναι ημερολόγιο'
export const calendarTakesTooLong = 'Η επεξεργασία του ημερολογίου διαρκεί πολύ'
export const notProcessed = 'Το ημερολόγιο δεν μπόρεσε να επεξεργαστεί εδώ· ο λόγος βρίσκεται στο αρχείο καταγραφής του διακομιστή'
export const leadsInside = 'Η διεύθυνση οδηγεί στο εσωτερικό δίκτυο του διακομιστή'

true satisfies Translated<typeof import('../en/calendars.ts'), typeof import('./calendars.ts')>
