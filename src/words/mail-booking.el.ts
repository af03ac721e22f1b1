import { ended } from './full-stop.ts'
import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const buttons = { openStay: 'Δείτε τη διαμονή σας', openBooking: 'Άνοιγμα κράτησης' }

/** 'από τη Δευτέρα 7 Σεπτεμβρίου 2026 έως τη Δευτέρα 14 Σεπτεμβρίου 2026'. */
export const stayDays = (checkIn: string, checkOut: string): string => `από ${theDay(checkIn)} έως ${theDay(checkOut)}`

export const stay = {
  title: 'Διαμονή',
  bookingNumber: 'Αριθμός κράτησης',
  villa: 'Βίλα',
  registration: 'Αριθμός μητρώου στην Ελλάδα',
  checkIn: 'Άφιξη',
  checkOut: 'Αναχώρηση',
  nights: 'Διανυκτερεύσεις',
  guests: 'Επισκέπτες',
  total: 'Σύνολο',
  vat: (percentage: number) => `Από το οποίο ΦΠΑ ${writtenNumber(percentage)}%`,
  levy: 'Από το οποίο τέλος ανθεκτικότητας στην κλιματική κρίση',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = {
  title: 'Επισκέπτης',
  name: 'Ονοματεπώνυμο',
  email: 'Email',
  phone: 'Τηλέφωνο',
  specialRequests: 'Ειδικές επιθυμίες',
}

export const confirmation = {
  subject: (villa: string, code: string) => `Η διαμονή σας επιβεβαιώθηκε: ${villa} (${code})`,
  preheader: (days: string) => `Διαμονή ${days}. Η βίλα είναι έτοιμη από τις 15:00.`,
  times: (villa: string) =>
    `Σας περιμένει η ${ended(villa)} Η άφιξη γίνεται από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας ή έως τις 23:00 μόνοι σας· η αναχώρηση γίνεται έως τις 11:00.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Κράτηση ${code}. Άφιξη 15:00–18:30, μόνοι σας έως τις 23:00· αναχώρηση έως τις 11:00.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Η κράτησή σας ${code} ισχύει ξανά`,
  preheader: (villa: string, days: string) => `Σας περιμένει η ${villa}, ${days}.`,
  reinstated: 'Η κράτησή σας επαναφέρθηκε και επιβεβαιώθηκε.',
}

export const cancelled = {
  subject: (code: string) => `Η κράτησή σας ${code} ακυρώθηκε`,
  preheader: (villa: string, days: string) => `${villa}, ${days}.`,
  isCancelled: 'Η κράτησή σας ακυρώθηκε.',
  partRefunded: (paid: string, returning: string) =>
    `Από τα ${paid} που έχετε πληρώσει, σας επιστρέφονται ${returning}. Θα σας γράψουμε ξανά όταν τα στείλει η τράπεζα.`,
  notRefunded: (paid: string) => `Από τα ${paid} που έχετε πληρώσει, δεν επιστρέφεται τίποτα με αυτή την ακύρωση.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `Νέα κράτηση ${code}`,
  preheader: (villa: string, days: string, total: string) => `${villa}, ${days}, ${total}.`,
  hasBooked: (guest: string) => `Νέα κράτηση. Επισκέπτης: ${ended(guest)}`,
  villaWithdrawn:
    'Η βίλα αποσύρθηκε ενώ ο επισκέπτης ήταν στην τράπεζα. Η διαμονή πουλήθηκε ωστόσο: επαναφέρετε τη βίλα ή ακυρώστε την κράτηση.',
}

export const ownerCancelled = {
  subject: (code: string) => `Η κράτηση ${code} ακυρώθηκε`,
  preheader: (villa: string, days: string) => `Ελεύθερες βραδιές: ${villa}, ${days}.`,
  nightsFree: (guest: string) => `Η κράτηση ακυρώθηκε και οι βραδιές της είναι ελεύθερες. Επισκέπτης: ${ended(guest)}`,
  money: (paid: string, returning: string) => `Πληρώθηκαν ${paid}, επιστρέφονται ${returning}.`,
}
