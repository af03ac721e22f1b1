import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import type { Translated } from '../translated.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const contactSupport = 'Επικοινωνία'
export const requestSentSuccessfully = 'Το αίτημα στάλθηκε!'
export const weAnswerWithin24Hours = 'Απαντάμε μέσα σε 24 ώρες.'
export const orderId = 'Αριθμός παραγγελίας'
export const reason = 'Λόγος'
export const pleaseChoose = 'Επιλέξτε'
export const message = 'Μήνυμα'
export const sending = 'Αποστολή…'
export const sendRequest = 'Αποστολή'

export const byMail = 'με email'
export const beforeBooking = 'πριν από την κράτηση'
export const fromAnotherAddress = 'Από άλλη διεύθυνση'
export const pictureByMail = (n: number): string => `Φωτογραφία ${formatNumber(n)} του email`
export const leftOut = (count: number, names: string): string =>
  count === 1 ? `Δεν κρατήθηκε 1 αρχείο: ${names}` : `Δεν κρατήθηκαν ${formatNumber(count)} αρχεία: ${names}`

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Ακύρωση ή επιστροφή χρημάτων',
  change_dates: 'Αλλαγή ημερομηνιών',
  change_guests: 'Αλλαγή επισκεπτών',
  special_requests: 'Ειδικές επιθυμίες',
  other: 'Άλλο',
}

export const decisionLabels: Record<ComplaintDecision, string> = {
  accepted: 'Έγινε δεκτό',
  partly: 'Έγινε εν μέρει δεκτό',
  refused: 'Απορρίφθηκε',
}
export const complaintNumber = (number: string): string => `Παράπονο ${number}`
export const thisIsAComplaint = 'Πρόκειται για παράπονο'
export const whatAComplaintGets = 'Λαμβάνει αριθμό και σας στέλνουμε με email την ημερομηνία έως την οποία απαντάμε.'
export const received = (number: string): string => `Λάβαμε το παράπονο ${number}`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `Απαντάμε έως ${theDay(answerBy)} και το επιλύουμε έως ${theDay(solveBy)}. Ο αριθμός και οι ημερομηνίες βρίσκονται και στο email σας.`
export const answerPromised = (answerBy: string, solveBy: string): string =>
  `Απαντάμε έως ${theDay(answerBy)} και το επιλύουμε έως ${theDay(solveBy)}.`
export const solutionPromised = (solveBy: string): string => `Το επιλύουμε έως ${theDay(solveBy)}.`
export const solvedOn = (day: string): string => `Επιλύθηκε ${onDay(day)}.`
export const decidedOn = (decision: string, day: string): string => `${decision} ${onDay(day)}`

true satisfies Translated<typeof import('../en/support.ts'), typeof import('./support.ts')>
