import type { Translated } from '../translated.ts'
import { onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const greskaPrilikomSlanjaZahtevaPokusajte = 'Το αίτημα δεν στάλθηκε. Δοκιμάστε ξανά.'
export const failedToLoadReservations = 'Οι κρατήσεις δεν φορτώθηκαν'
export const myReservations = 'Οι κρατήσεις μου'
export const yourStaysAtTheVillas = 'Οι διαμονές σας στις βίλες και όσα μένει να πληρωθούν.'
export const youHaveNotBooked = 'Δεν έχετε κλείσει ακόμη κάποια διαμονή.'
export const youHave = (total: string | number): string => `Έχετε ${total}.`
export const yourBookingsAreSafeThey = 'Οι κρατήσεις σας είναι ασφαλείς· απλώς δεν μπόρεσαν να εμφανιστούν.'
export const tryAgain = 'Δοκιμάστε ξανά'
export const bookYourFirstStay = 'Κλείστε την πρώτη σας διαμονή'
export const pagesOfReservations = 'Σελίδες με κρατήσεις'
export const yourDataDownloadOrErase = 'Τα δεδομένα σας: λήψη ή διαγραφή όσων τηρούμε για εσάς'
export const openYourStay = 'Δείτε τη διαμονή σας'
export const addToCalendar = 'Στο ημερολόγιό μου'
export const noImageAvailable = 'Δεν υπάρχει φωτογραφία'
export const contactSupport = 'Επικοινωνία'
export const booking = (bookingNumber: string | number): string => `Κράτηση ${bookingNumber}`
export const checkIn = 'Άφιξη'
export const checkOut = 'Αναχώρηση'
export const duration = 'Διάρκεια'
export const guests = 'Επισκέπτες'
export const totalPrice = 'Συνολική τιμή'
export const ratePerNight = 'Τιμή ανά διανυκτέρευση'
export const discount = 'Έκπτωση'
export const noDiscountApplied = 'Χωρίς έκπτωση'
export const bookedOn = 'Ημερομηνία κράτησης'
export const specialRequests = 'Ειδικές επιθυμίες'
export const partiallyPaid = 'Μερικώς πληρωμένη'
export const confirmed = 'Επιβεβαιωμένη'
export const paymentSchedule = 'Πρόγραμμα πληρωμών'
export const stage = ({ position, percent }: { position: number; percent: number }): string => `Δόση ${position}: ${formatNumber(percent)}%`
export const completed = 'Πληρώθηκε'
export const dueOn = (dueOn: string | number): string => `Πληρωτέα ${onDay(dueOn)}`
export const ofItStillToPay = (due: string | number): string => `από αυτό απομένουν ${due}`
export const payNow = 'Πληρωμή τώρα'
export const paidRemainingChargedInDinars = (paid: string | number, remaining: string | number): string =>
  `Πληρώθηκαν ${paid}, απομένουν ${remaining}. Η χρέωση γίνεται σε δηνάρια με την ισοτιμία της ημέρας που πληρώνετε.`

export const pastAndCancelled = 'Παλαιότερες και ακυρωμένες'
export const pagesOfPast = 'Σελίδες παλαιότερων διαμονών'
export const noStayAhead = 'Δεν έχετε επερχόμενη διαμονή.'
export const bookAStay = 'Κλείστε διαμονή'
export const pastStay = (from: string, until: string, guests: string, number: string): string =>
  `${from} – ${until}, ${guests}. Κράτηση ${number}`
export const nothingRefunded = 'Δεν επιστράφηκε τίποτα.'
export const yourReview = (stars: string): string => `Η κριτική σας: ${stars}.`
export const cancelled = 'Ακυρώθηκε'
export const stayed = 'Ολοκληρώθηκε'
export const refundAndDocuments = 'Επιστροφή και έγγραφα'
export const documents = 'Έγγραφα'
export const writeReview = 'Γράψτε κριτική'
export const changeReview = 'Αλλάξτε την κριτική σας'

true satisfies Translated<typeof import('../en/reservations.ts'), typeof import('./reservations.ts')>
