import type { ThreadState } from '#domain/threads/thread.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const questions = 'Ερωτήσεις'
export const howQuestionsWork =
  'Ερωτήσεις πριν από την κράτηση. Η απάντησή σας στέλνεται με email, μαζί με σύνδεσμο για να σας γράψουν ξανά. Συνομιλίες στις οποίες δεν γράφει κανείς διαγράφονται όταν διαγράφονται και τα κείμενα των email.'
export const stateLabel = 'Κατάσταση'
export const all = 'Όλες'
export const states: Record<ThreadState, string> = { open: 'Περιμένουν απάντηση', waiting: 'Απαντημένες', closed: 'Κλειστές' }
export const noQuestions = 'Δεν υπάρχουν ερωτήσεις.'
export const pagesOfQuestions = 'Σελίδες ερωτήσεων'
export const email = 'Email'
export const stays = 'Διαμονές'
export const staysOfAddress = (count: number): string => `Διαμονές αυτής της διεύθυνσης: ${formatNumber(count)}`
export const writesIn = 'Γλώσσα'
export const stay = 'Αφορά'
export const asked = 'Ημερομηνία'
export const answer = 'Απάντηση'
export const answerIsMailed = 'Η απάντηση στέλνεται με email'
export const toQuestion = (guest: string): string => `(${guest})`
export const send = 'Αποστολή απάντησης'
export const sending = 'Αποστολή …'
export const answerSent = (guest: string): string => `Η απάντηση στάλθηκε (${guest})`
export const notSent = 'Δεν στάλθηκε'
export const makeOffer = 'Νέα προσφορά'
export const close = 'Δεν χρειάζεται απάντηση'
export const closed = 'Η συνομιλία έκλεισε'
export const erase = 'Διαγραφή'
export const yesErase = 'Ναι, διαγραφή'
export const erasing = 'Διαγραφή …'
export const eraseConversation = 'Διαγραφή της συνομιλίας;'
export const eraseMeans = (guest: string): string =>
  `Διαγράφονται η συνομιλία (${guest}) και τα κείμενα των email για αυτήν. Ο σύνδεσμος σε αυτά τα email δεν θα ανοίγει πια. Δεν αναιρείται.`
export const erased = 'Η συνομιλία διαγράφηκε'
export const you = 'Εσείς'

true satisfies Translated<typeof import('../en/office-questions.ts'), typeof import('./office-questions.ts')>
