import type { ReviewState } from '#domain/bookings/review.ts'
import type { ComplaintState } from '#domain/support/complaints.ts'
import type { Translated } from '../translated.ts'
import { onDay } from './grammar.ts'

export const failedToLoadSupportTickets = 'Τα αιτήματα δεν φορτώθηκαν'
export const supportTickets = 'Αιτήματα υποστήριξης'
export const refresh = 'Ανανέωση'
export const status = 'Κατάσταση'
export const allTickets = 'Όλα τα αιτήματα'
export const nothingWasLostPleaseRefresh = 'Δεν χάθηκε τίποτα. Ανανεώστε σε λίγο.'
export const noTicketsFound = 'Δεν βρέθηκαν αιτήματα'
export const noSupportTicketsHaveBeen = 'Δεν έχει έρθει ακόμη κανένα αίτημα.'
export const noTicketsOf = {
  pending: 'Δεν βρέθηκαν αιτήματα σε εκκρεμότητα.',
  in_progress: 'Δεν βρέθηκαν αιτήματα σε εξέλιξη.',
  resolved: 'Δεν βρέθηκαν αιτήματα που έχουν επιλυθεί.',
  closed: 'Δεν βρέθηκαν κλειστά αιτήματα.',
}
export const priorities = { HIGH: 'Υψηλή προτεραιότητα', NORMAL: 'Κανονική προτεραιότητα' }
export const resolveTicket = 'Επίλυση αιτήματος'
export const yesResolveTicket = 'Ναι, επίλυση'
export const resolving = 'Επίλυση…'
export const areYouSureYouWish = (userName: string | number, userId: string | number): string =>
  `Θέλετε σίγουρα να επιλύσετε αυτό το αίτημα; Ο χρήστης ${userName} (ID ${userId}) θα ενημερωθεί με email.`
export const pending = 'Σε εκκρεμότητα'
export const inProgress = 'Σε εξέλιξη'
export const resolved = 'Επιλύθηκε'
export const total = 'Σύνολο'
export const greska = 'Σφάλμα'
export const greskaPrilikomAzuriranjaStatusa = 'Σφάλμα κατά την αλλαγή της κατάστασης.'
export const ticketIsNow = (ticketId: string | number, statusNames: string | number): string => `Αίτημα #${ticketId}: ${statusNames}`
export const closed = 'Κλειστό'
export const user = 'Χρήστης'
export const email = 'Email'
export const order = 'Παραγγελία'
export const date = 'Ημερομηνία'
export const sentFrom = (address: string): string => `Στάλθηκε από άλλη διεύθυνση: ${address}`
export const wholeMail = 'Ολόκληρο το email'
export const you = 'Εσείς'
export const toTicket = (id: number): string => `στο αίτημα #${id}`
export const answerToRequestIsMailed = 'Η απάντησή σας στέλνεται στον επισκέπτη με email'
export const sendAnswerToRequest = 'Αποστολή απάντησης'
export const sending = 'Αποστολή…'
export const answerSent = (id: number): string => `Η απάντησή σας στο αίτημα #${id} στέλνεται`
export const complaint = 'Παράπονο'

export const complaints = 'Παράπονα'
export const howComplaintsWork =
  'Το μητρώο παραπόνων. Καθένα λαμβάνει αριθμό και ένα email που επιβεβαιώνει την παραλαβή. Απαντήστε με απόφαση έως την πρώτη ημέρα, και επιλύστε το έως τη δεύτερη. Τα παράπονα που επιλύθηκαν φυλάσσονται δύο χρόνια.'
export const complaintsNotLoaded = 'Τα παράπονα δεν φορτώθηκαν'
export const state = 'Κατάσταση'
export const all = 'Όλα'
export const complaintStates: Record<ComplaintState, string> = {
  open: 'Ανοιχτό',
  late: 'Εκπρόθεσμο',
  answered: 'Απαντήθηκε',
  solved: 'Επιλύθηκε',
}
export const noComplaints = 'Δεν υπάρχουν παράπονα.'
export const pagesOfComplaints = 'Σελίδες με παράπονα'
export const received = 'Ελήφθη'
export const bookingOfComplaint = 'Κράτηση'
export const noAddress = 'Κανένα: ενημερώστε εσείς τον επισκέπτη'
export const answerBy = 'Απάντηση έως'
export const solveBy = 'Επίλυση έως'
export const dueBy = {
  answer: (day: string): string => `απάντηση έως ${day}`,
  solution: (day: string): string => `επίλυση έως ${day}`,
}
export const answeredOn = 'Απαντήθηκε'
export const solved = 'Επιλύθηκε'
export const decidedOn = (decision: string, day: string): string => `${decision} ${onDay(day)}`
export const decision = 'Απόφαση'
export const pleaseChoose = 'Επιλέξτε'
export const answerToComplaint = 'Απάντηση στον επισκέπτη, με τους λόγους σας'
export const answerToComplaintIsMailed = 'Στέλνεται με email μαζί με την απόφαση και δεν αλλάζει μετά.'
export const sendDecision = 'Αποστολή απόφασης'
export const complaintAnswered = 'Η απόφαση στέλνεται στον επισκέπτη'
export const answerIt = 'Απάντηση'
export const solvedOn = 'Ημέρα επίλυσης'
export const remarks = 'Παρατηρήσεις'
export const onlyYou = 'Τις διαβάζουν μόνο οι ιδιοκτήτες.'
export const solvedAndRemarks = 'Επίλυση και παρατηρήσεις'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const saved = 'Το μητρώο ενημερώθηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const ofComplaint = (number: string): string => `παράπονο ${number}`
export const record = 'Καταχώριση παραπόνου'
export const recordMeans = 'Για παράπονα που ήρθαν με email, με τηλέφωνο ή αυτοπροσώπως.'
export const guestName = 'Επισκέπτης'
export const guestEmail = 'Email για την επιβεβαίωση και την απάντηση'
export const bookingNumber = 'Αριθμός κράτησης'
export const content = 'Για τι παραπονιέται ο επισκέπτης'
export const receivedOn = 'Ημέρα λήψης'
export const enter = 'Καταχώριση και επιβεβαίωση'
export const entered = (number: string): string => `Το ${number} βρίσκεται στο μητρώο`
export const download = 'Λήψη του μητρώου'
export const csv = 'Λήψη ως CSV'

export const reviews = 'Κριτικές'
export const howReviewsWork =
  'Οι επισκέπτες με πληρωμένη διαμονή την αξιολογούν από την ημέρα της αναχώρησης. Μια κριτική δημοσιεύεται μετά από δύο εβδομάδες, ή μόλις τη δημοσιεύσετε ή απαντήσετε. Μπορείτε να μην την εμφανίσετε μόνο για έναν από τους λόγους της λίστας, τον οποίο διαβάζει ο επισκέπτης.'
export const reviewsNotLoaded = 'Οι κριτικές δεν φορτώθηκαν'
export const noReviews = 'Δεν υπάρχουν ακόμη κριτικές.'
export const pagesOfReviews = 'Σελίδες με κριτικές'
export const reviewStates: Record<ReviewState, string> = { waiting: 'Περιμένει', published: 'Δημοσιεύτηκε', refused: 'Δεν εμφανίζεται' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const writtenOn = (day: string): string => `Γράφτηκε ${onDay(day)}`
export const publishedFrom = (day: string): string => `Δημοσιεύεται ${onDay(day)}, αν δεν αποφασίσετε νωρίτερα`
export const reason = 'Λόγος'
export const publish = 'Δημοσίευση τώρα'
export const publishing = 'Δημοσίευση…'
export const published = 'Η κριτική δημοσιεύτηκε'
export const answerToReview = 'Απάντηση'
export const yourAnswer = 'Η απάντησή σας εμφανίζεται με την κριτική'
export const saveAnswer = 'Αποθήκευση απάντησης'
export const reviewAnswered = 'Η απάντησή σας εμφανίζεται με την κριτική'
export const refuse = 'Να μην εμφανιστεί'
export const doNotShow = 'Να μην εμφανιστεί'
export const refused = 'Η κριτική δεν εμφανίζεται· ο επισκέπτης διαβάζει γιατί'
export const erased = 'Επισκέπτης που διαγράφηκε'
export const ofReview = (name: string): string => `κριτική: ${name}`

true satisfies Translated<typeof import('../en/office-support.ts'), typeof import('./office-support.ts')>
