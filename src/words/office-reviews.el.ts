import type { ReviewState } from '#domain/bookings/review.ts'
import { onDay } from './greek-days.ts'

export const reviews = 'Κριτικές'
export const howTheyWork =
  'Οι επισκέπτες με πληρωμένη διαμονή την αξιολογούν από την ημέρα της αναχώρησης. Μια κριτική δημοσιεύεται μετά από δύο εβδομάδες, ή μόλις τη δημοσιεύσετε ή απαντήσετε. Μπορείτε να μην την εμφανίσετε μόνο για έναν από τους λόγους της λίστας, τον οποίο διαβάζει ο επισκέπτης.'
export const failedToLoad = 'Οι κριτικές δεν φορτώθηκαν'
export const none = 'Δεν υπάρχουν ακόμη κριτικές.'
export const pages = 'Σελίδες με κριτικές'
export const states: Record<ReviewState, string> = { waiting: 'Περιμένει', published: 'Δημοσιεύτηκε', refused: 'Δεν εμφανίζεται' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const booking = (number: string): string => `Κράτηση ${number}`
export const writtenOn = (day: string): string => `Γράφτηκε ${onDay(day)}`
export const publishedFrom = (day: string): string => `Δημοσιεύεται ${onDay(day)}, αν δεν αποφασίσετε νωρίτερα`
export const reason = 'Λόγος'
export const pleaseChoose = 'Επιλέξτε'
export const publish = 'Δημοσίευση τώρα'
export const publishing = 'Δημοσίευση…'
export const published = 'Η κριτική δημοσιεύτηκε'
export const answer = 'Απάντηση'
export const yourAnswer = 'Η απάντησή σας εμφανίζεται με την κριτική'
export const saveAnswer = 'Αποθήκευση απάντησης'
export const saving = 'Αποθήκευση…'
export const answered = 'Η απάντησή σας εμφανίζεται με την κριτική'
export const refuse = 'Να μην εμφανιστεί'
export const doNotShow = 'Να μην εμφανιστεί'
export const refused = 'Η κριτική δεν εμφανίζεται· ο επισκέπτης διαβάζει γιατί'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const erased = 'Επισκέπτης που διαγράφηκε'
export const of = (name: string): string => `κριτική: ${name}`
