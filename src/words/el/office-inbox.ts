import type { nightStates } from '#contract/inbox.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import type { Translated } from '../translated.ts'
import { onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const toAnswer = 'Προς απάντηση'
export const countToAnswer = (count: number): string => `προς απάντηση: ${formatNumber(count)}`
export const allAnswered = 'Όλα απαντήθηκαν.'
export const otherConversations = 'Άλλες συνομιλίες'
export const conversations = 'Συνομιλίες'
export const backToList = 'Πίσω στη λίστα'
export const waits = 'Περιμένει απάντηση'
export const writtenByYou = (text: string): string => `Εσείς: ${text}`
export const kinds: Record<InboxKind, string> = {
  stay: 'Διαμονή',
  ticket: 'Αίτημα',
  complaint: 'Παράπονο',
  question: 'Ερώτηση',
  review: 'Κριτική προς απάντηση',
}
export const late = 'Εκπρόθεσμο'
export const answerDue = (day: string): string => `Απάντηση έως ${day}`
export const answerWasDue = (day: string): string => `Έπρεπε έως ${day}`
export const reminder = 'Υπενθύμιση'
export const chooseConversation = 'Επιλέξτε συνομιλία.'
export const pagesOfConversations = 'Σελίδες με συνομιλίες'

export const messages = 'Μηνύματα'
export const requestIs = (id: number, reason: string, status: string): string => `Αίτημα #${id}: ${reason}, ${status}`
export const mailReturned = (subject: string, recipient: string, at: string, why: string): string =>
  `Το «${subject}» προς ${recipient} δεν παραδόθηκε (${at})${why && `: ${why}`}`
export const nothingWritten = 'Δεν έχει γραφτεί ακόμη τίποτα.'
export const emailSent = (subject: string): string => `Email: ${subject}`
export const emailOnItsWay = (subject: string): string => `Email προς αποστολή: ${subject}`
export const needsNoAnswer = 'Δεν χρειάζεται απάντηση'
export const waitsNoLonger = 'Η συνομιλία δεν περιμένει πια'
export const noWayToWrite = 'Δεν υπάρχει διεύθυνση email ούτε λογαριασμός, οπότε δεν μπορείτε να γράψετε σε αυτόν τον επισκέπτη.'
export const messageIsMailed = 'Το μήνυμά σας στέλνεται με email στον επισκέπτη'
export const sendMessage = 'Αποστολή μηνύματος'
export const messageSent = 'Το μήνυμά σας στάλθηκε'
export const notSent = 'Το μήνυμά σας δεν στάλθηκε'
export const writeTo = (guest: string): string => `Μήνυμα προς: ${guest}`
export const openConversation = 'Άνοιγμα συνομιλίας'
export const facts = 'Διαμονή και επισκέπτης'
export const ticketsOfStay = 'Άλλα αιτήματα για αυτή τη διαμονή'
export const ticket = (id: number): string => `Αίτημα #${id}`
export const ticketStatus = (id: number, status: string): string => `Κατάσταση του αιτήματος #${id}: ${status}`
export const updated = 'Τελευταία αλλαγή'
export const priority = 'Προτεραιότητα'
export const undo = 'Αναίρεση'
export const complaintIs = (number: string, state: string): string => `Παράπονο ${number}: ${state}`
export const answerComplaint = 'Απάντηση με απόφαση'

export const stay = 'Διαμονή'
export const villa = 'Βίλα'
export const arrives = 'Άφιξη'
export const leaves = 'Αναχώρηση'
export const guests = 'Επισκέπτες'
export const total = 'Σύνολο'
export const stillToPay = 'Υπόλοιπο'
export const guest = 'Επισκέπτης'
export const language = 'Γλώσσα'
export const phone = 'Τηλέφωνο'
export const stays = 'Διαμονές'
export const booking = 'Κράτηση'
export const nightsBeside = 'Διπλανές νύχτες'
export const thisStay = 'Αυτή η διαμονή'
export const nights: Record<(typeof nightStates)[number], string> = {
  own: 'αυτή η διαμονή',
  free: 'ελεύθερη',
  taken: 'κρατημένη',
  restricted: 'κλειστή',
}
export const night = (day: string, state: string): string => `${day}: ${state}`
export const fromDay = (day: string, guest: string): string => `Από ${day}: ${guest}`
export const untilDay = (day: string, guest: string): string => `Έως ${day}: ${guest}`
export const otherTicketsOfGuest = 'Άλλα αιτήματα του επισκέπτη'

export const note = 'Ιδιωτική σημείωση'
export const addNote = 'Ιδιωτική σημείωση'
export const onlyTheOffice = 'Τη διαβάζει μόνο το γραφείο.'
export const saveNote = 'Αποθήκευση σημείωσης'
export const noteSaved = 'Η σημείωση αποθηκεύτηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const noteBy = (name: string): string => (name ? `Ιδιωτική σημείωση: ${name}` : 'Ιδιωτική σημείωση')
export const removeNote = 'Αφαίρεση'
export const noteRemoved = 'Η σημείωση αφαιρέθηκε'
export const remindMe = 'Υπενθύμιση'
export const remindOn = 'Να επιστρέψει στις'
export const remind = 'Υπενθύμιση'
export const comesBack = (day: string): string => `Επιστρέφει ${onDay(day)}`
export const cameBack = (day: string): string => `Επέστρεψε ${onDay(day)}`
export const comesBackTold = (day: string): string => `Η συνομιλία επιστρέφει ${onDay(day)}`
export const noReminder = 'Χωρίς υπενθύμιση'
export const reminderGone = 'Η υπενθύμιση αφαιρέθηκε'

export const suggestion = 'Πρόταση'
export const isFree = (villa: string, days: string): string => `${villa}: ελεύθερη ${days}.`
export const isNotFree = (villa: string, days: string): string => `${villa}: δεν διατίθεται ${days}.`
export const samePrice = 'ίδια τιμή'
export const moveTo = (days: string, price: string): string => `Μεταφορά στις ${days}, ${price}`
export const decideOnBooking = 'Συμφωνία ή άρνηση'

export const howItWorks = 'Πώς λειτουργεί'
export const complaintOf = (number: string, name: string): string => `${number} ${name}`

export const questions = 'Ερωτήσεις'
export const askedAbout = 'Ρωτά για'
export const days = 'Ημερομηνίες'
export const priceToday = 'Τιμή σήμερα'
export const costsToday = (price: string): string => `Κοστίζει σήμερα ${price}.`
export const makeOffer = 'Νέα προσφορά'
export const staysOfAddress = (count: number): string => `Διαμονές αυτής της διεύθυνσης: ${formatNumber(count)}`
export const eraseConversation = 'Διαγραφή της συνομιλίας'
export const eraseThisConversation = 'Διαγραφή της συνομιλίας;'
export const yesErase = 'Ναι, διαγραφή'
export const erasing = 'Διαγραφή …'
export const eraseMeans = (guest: string): string =>
  `Διαγράφονται η συνομιλία (${guest}) και τα κείμενα των email για αυτήν. Ο σύνδεσμος σε αυτά τα email δεν θα ανοίγει πια. Δεν αναιρείται.`
export const erased = 'Η συνομιλία διαγράφηκε'
export const noQuestions = 'Δεν υπάρχουν ερωτήσεις.'
export const searchConversations = 'Αναζήτηση συνομιλιών'
export const find = 'Εύρεση'
export const nothingFits = (search: string): string => `Δεν βρέθηκε «${search}» σε μηνύματα, ονόματα, διευθύνσεις ή αριθμούς.`
export const mine = 'Δικές μου'
export const nothingOfYours = 'Καμία συνομιλία δεν σας έχει ανατεθεί.'
export const unread = 'Μη αναγνωσμένη'
export const markAsUnread = 'Σήμανση ως μη αναγνωσμένη'
export const markedAsUnread = 'Η συνομιλία είναι ξανά μη αναγνωσμένη'
export const assignTo = (name: string): string => `Ανάθεση: ${name}`
export const assignToNobody = 'Ανάθεση σε κανέναν'
export const answers = (name: string): string => `Απαντά: ${name}`
export const assigned = 'Η συνομιλία ανατέθηκε'
export const notAssigned = 'Η συνομιλία δεν έχει ανατεθεί'

true satisfies Translated<typeof import('../en/office-inbox.ts'), typeof import('./office-inbox.ts')>
