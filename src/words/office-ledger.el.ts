import { onDay, theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const showAll = (rows: number): string => `Εμφάνιση και των ${writtenNumber(rows)}`
export const books = 'Βιβλία'
export const period = 'Διάστημα'
export const fromIt = 'Από'
export const until = 'Έως'
export const show = 'Εμφάνιση'
export const asCsvByDay = 'Ως CSV, ανά ημέρα'
export const theBooksCould = 'Τα βιβλία δεν φορτώθηκαν'
export const onItsWayBack = 'Επιστρέφονται σε επισκέπτες'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: ζητήθηκαν, αλλά δεν τα επιβεβαίωσε ακόμη η τράπεζα.`
export const byMonth = 'Ανά μήνα'
export const month = 'Μήνας'
export const byVilla = 'Ανά βίλα'
export const villa = 'Βίλα'
export const byDay = 'Ανά ημέρα'
export const day = 'Ημέρα'
export const stillDue = 'Οφείλονται ακόμη'
export const pagesOfStages = 'Σελίδες με απλήρωτες δόσεις'
export const nothingIsDueFromAnybody = 'Κανείς δεν οφείλει τίποτα.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, δόση ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Ληξιπρόθεσμη από ${theDay(dueOn)}`
export const dueOn = (dueOn: string | number): string => `Λήγει ${onDay(dueOn)}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `Συνολικά ${amount} (${dinars} με τη σημερινή ισοτιμία)`
export const noMoneyMoved = 'Δεν κινήθηκαν χρήματα σε αυτό το διάστημα.'
export const paid = 'Πληρώθηκαν'
export const refunded = 'Επιστράφηκαν'
export const net = 'Καθαρά'
export const total = 'Σύνολο'
