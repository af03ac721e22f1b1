import type { ComplaintState } from '#domain/support/complaints.ts'
import { onDay } from './greek-days.ts'

export const complaints = 'Παράπονα'
export const howTheyWork =
  'Το μητρώο παραπόνων. Καθένα λαμβάνει αριθμό και ένα email που επιβεβαιώνει την παραλαβή. Απαντήστε με απόφαση έως την πρώτη ημέρα, και επιλύστε το έως τη δεύτερη. Τα παράπονα που επιλύθηκαν φυλάσσονται δύο χρόνια.'
export const failedToLoad = 'Τα παράπονα δεν φορτώθηκαν'
export const state = 'Κατάσταση'
export const all = 'Όλα'
export const states: Record<ComplaintState, string> = {
  open: 'Ανοιχτό',
  late: 'Εκπρόθεσμο',
  answered: 'Απαντήθηκε',
  solved: 'Επιλύθηκε',
}
export const none = 'Δεν υπάρχουν παράπονα.'
export const pages = 'Σελίδες με παράπονα'
export const received = 'Ελήφθη'
export const booking = 'Κράτηση'
export const email = 'Email'
export const noAddress = 'Κανένα: ενημερώστε εσείς τον επισκέπτη'
export const answerBy = 'Απάντηση έως'
export const solveBy = 'Επίλυση έως'
export const answeredOn = 'Απαντήθηκε'
export const solved = 'Επιλύθηκε'
export const decidedOn = (decision: string, day: string): string => `${decision} ${onDay(day)}`
export const decision = 'Απόφαση'
export const pleaseChoose = 'Επιλέξτε'
export const answer = 'Απάντηση στον επισκέπτη, με τους λόγους σας'
export const answerIsMailed = 'Στέλνεται με email μαζί με την απόφαση και δεν αλλάζει μετά.'
export const sendAnswer = 'Αποστολή απόφασης'
export const sending = 'Αποστολή…'
export const answered = 'Η απόφαση στέλνεται στον επισκέπτη'
export const answerIt = 'Απάντηση'
export const solvedOn = 'Ημέρα επίλυσης'
export const remarks = 'Παρατηρήσεις'
export const onlyYou = 'Τις διαβάζουν μόνο οι ιδιοκτήτες.'
export const solvedAndRemarks = 'Επίλυση και παρατηρήσεις'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const saved = 'Το μητρώο ενημερώθηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const of = (number: string): string => `παράπονο ${number}`
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
