import { onDay, theDay } from './greek-days.ts'

export const today = (day: string): string => `Σήμερα, ${day}`
export const arriving = 'Αφίξεις'
export const inHouse = 'Διαμένουν'
export const leaving = 'Αναχωρήσεις'
export const nobodyArrives = 'Δεν έρχεται κανείς.'
export const noGuestsInTheHouse = 'Δεν διαμένουν επισκέπτες.'
export const nobodyLeaves = 'Δεν φεύγει κανείς.'
export const nextDays = 'Οι επόμενες έξι ημέρες'
export const nothingInTheNextDays = 'Τις επόμενες έξι ημέρες δεν έρχεται και δεν φεύγει κανείς.'
export const arrives = 'Άφιξη'
export const leaves = 'Αναχώρηση'
export const changeover = 'Αλλαγή επισκεπτών'
export const until = (day: string): string => `έως ${theDay(day)}`
export const from = (day: string): string => `από ${theDay(day)}`
export const arrivalTime = (time: string): string => `Άφιξη: ${time}`
export const noArrivalTime = 'Χωρίς ώρα άφιξης ακόμη'
export const stillToPay = (euros: string): string => `υπόλοιπο ${euros}`
export const soldBy = (platform: string): string => `Πώληση από: ${platform}`
export const call = 'Κλήση'
export const write = 'Email'
export const whatsApp = 'WhatsApp'
export const dueSoon = 'Λήγουν έως τότε'
export const nothingIsDue = 'Τίποτα δεν λήγει αυτές τις ημέρες.'
export const overdueSince = (day: string): string => `ληξιπρόθεσμο από ${theDay(day)}`
export const dueOn = (day: string): string => `λήγει ${onDay(day)}`
export const couldNotBeRead = 'Οι επόμενες ημέρες δεν φορτώθηκαν'
