import type { Translated } from '../translated.ts'
export const search = 'Αναζήτηση'
export const searchOffice = 'Αναζήτηση στη διαχείριση'
export const whatToSearch = 'Επισκέπτης, αριθμός κράτησης, βίλα, έγγραφο ή σελίδα'
export const searching = 'Αναζήτηση …'
export const nothingFound = (text: string): string => `Δεν βρέθηκε τίποτα για «${text}».`
export const notSearched = 'Η αναζήτηση δεν απάντησε. Δοκιμάστε ξανά.'
export const groups = {
  stays: 'Διαμονές και επισκέπτες',
  deeds: 'Ενέργειες',
  conversations: 'Μηνύματα',
  papers: 'Έγγραφα',
  pages: 'Σελίδες',
}
export const newBookingFor = (guest: string): string => `Νέα κράτηση για: ${guest}`
export const writeTo = (guest: string): string => `Μήνυμα προς: ${guest}`
export const ticketOf = (id: number, guest: string): string => `#${id} ${guest}`
export const keys = 'Συντομεύσεις πληκτρολογίου'
export const pressed = { controlK: 'Ctrl K', shiftF10: 'Shift F10', escape: 'Esc', enter: 'Enter', space: 'διάστημα' }
export const keyMeanings = {
  search: 'Αναζήτηση',
  go: 'Άνοιγμα ενότητας: μετά το γράμμα της',
  rows: 'Επόμενη ή προηγούμενη γραμμή λίστας ή κράτηση',
  open: 'Άνοιγμα γραμμής',
  glance: 'Η κράτηση δίπλα στη λίστα',
  menu: 'Μενού της γραμμής',
  find: 'Αναζήτηση στη λίστα',
  choose: 'Επιλογή κράτησης της λίστας',
  new: 'Νέα κράτηση',
  edit: 'Επεξεργασία',
  change: 'Αλλαγή διαμονής ή τιμής',
  payment: 'Καταχώριση πληρωμής',
  write: 'Μήνυμα στον επισκέπτη',
  today: 'Ημερολόγιο: σήμερα',
  months: 'Ημερολόγιο: νωρίτερα ή αργότερα',
  list: 'Αυτή η λίστα',
}
export const thenKey = 'μετά'
export const keysAreOn = 'Μεμονωμένα πλήκτρα, όπως το N για νέα κράτηση, λειτουργούν έξω από τα πεδία.'
export const keysAreOff = 'Τα μεμονωμένα πλήκτρα είναι ανενεργά σε αυτό το πρόγραμμα περιήγησης. Το Ctrl K ανοίγει πάντα την αναζήτηση.'
export const turnOff = 'Χωρίς μεμονωμένα πλήκτρα'
export const turnOn = 'Με μεμονωμένα πλήκτρα'
export const showKeys = 'Πατήστε ? για να δείτε όλα τα πλήκτρα.'

true satisfies Translated<typeof import('../en/office-search.ts'), typeof import('./office-search.ts')>
