import type { BookingSource } from '#domain/bookings/source.ts'
import type { OnlyIf } from '#domain/messages/audience.ts'
import type { MessageField } from '#domain/messages/fields.ts'
import type { MessageEvent, PlannedState } from '#domain/messages/schedule.ts'
import { countingIn } from '../counting.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { days as daysInWords, nights as nightsInWords, stays as staysInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

export const texts = 'Κείμενα για επισκέπτες'
export const how =
  'Όσα γράφετε ξανά και ξανά στους επισκέπτες, με πεδία που συμπληρώνονται για κάθε διαμονή. Ένα κείμενο μπαίνει σε όποιο μήνυμα θέλετε και στέλνεται αυτόματα πριν ή μετά από μια στιγμή της διαμονής.'
export const add = 'Νέο κείμενο'
export const addSamples = 'Προσθήκη δειγμάτων'
export const samplesAdded = (count: number): string =>
  count === 0 ? 'Όλα τα δείγματα υπάρχουν' : `Προστέθηκαν δείγματα: ${formatNumber(count)}. Είναι κλειστά μέχρι να τα ανοίξετε.`
export const none = 'Δεν υπάρχουν ακόμη κείμενα. Αρχίστε με δικό σας κείμενο ή με τα δείγματα.'
export const failed = 'Τα κείμενα δεν φορτώθηκαν'
export const name = 'Όνομα'
export const when = 'Αποστολή'
export const forWhom = 'Για'
export const languagesHead = 'Γλώσσες'
export const state = 'Κατάσταση'
export const on = 'Ανοιχτό'
export const off = 'Κλειστό'
export const byHandState = 'Με το χέρι'
export const edit = (name: string): string => `Κείμενο «${name}»`
export const newText = 'Νέο κείμενο'
export const all = 'Όλα τα κείμενα'
export const byHand = 'Επιλέγεται με το χέρι'
export const sentWhen = 'Πότε στέλνεται;'
export const howLong = 'Πόσο'
export const limits = (before: number, after: number, hours: number): string =>
  `Ημέρες: έως ${formatNumber(before)} πριν και ${formatNumber(after)} μετά. Ώρες: έως ${formatNumber(hours)}.`
export const unit = 'Σε'
export const inDays = 'Ημέρες'
export const inHours = 'Ώρες'
export const hourHint = 'Για ημέρες. Οι ώρες μετρούν από το ίδιο το γεγονός: πληρωμή, άφιξη ή αναχώρηση.'
export const side = 'Πριν ή μετά'
export const before = 'Πριν'
export const after = 'Μετά'
export const hour = 'Ώρα (στις βίλες)'
export const late = 'Όσοι κάνουν κράτηση αργότερα το παίρνουν αμέσως'
export const lateHint = 'Όσο έχει ακόμη νόημα: μέχρι την ίδια την ημέρα.'
export const active = 'Να στέλνεται αυτόματα'
export const activeHint = 'Μόνο σε διαμονές που η στιγμή τους έρχεται από τώρα και μετά.'
export const allStays = 'Όλες οι διαμονές'
export const minNights = 'Νύχτες τουλάχιστον'
export const guestsLanguage = 'Γλώσσα του επισκέπτη'
export const noneIsAllLanguages = 'Καμία επιλογή: όλες οι γλώσσες.'
export const bookedHow = 'Από πού ήρθε η κράτηση'
export const noneIsAllSources = 'Καμία επιλογή: όλες οι κρατήσεις.'
export const sourceNames: Record<BookingSource, string> = {
  site: 'Κράτηση στον ιστότοπο',
  offer: 'Προσφορά',
  hand: 'Καταχώριση με το χέρι',
}
export const onlyIf = 'Μόνο αν'
export const onlyIfHint = 'Ελέγχεται ξανά όταν στέλνεται το κείμενο.'
export const onlyIfNames: Record<OnlyIf, string> = {
  always: 'Πάντα',
  to_pay: 'Μένει υπόλοιπο',
  paid: 'Όλα έχουν πληρωθεί',
  first_stay: 'Ο επισκέπτης έρχεται πρώτη φορά',
  stayed_before: 'Ο επισκέπτης έχει ξανάρθει',
}
export const nightsAtLeast = (nights: number): string => `από ${nightsInWords(nights)}`

export const reach = (whom: string, stays: number, days: number): string =>
  `${ended(whom)} Τις επόμενες ${daysInWords(days)}: ${staysInWords(stays)}.`
export const whenPart = 'Πότε και σε ποιον'
export const textIn = (language: string): string => `Κείμενο: ${language}`
export const subject = 'Θέμα'
export const body = 'Κείμενο'
export const fieldsTitle = 'Πεδία για τη διαμονή'
export const fieldsHow = 'Γράφονται με τις αγκύλες τους. Συμπληρώνονται για κάθε επισκέπτη.'
export const save = 'Αποθήκευση κειμένου'
export const saving = 'Αποθήκευση …'
export const saved = (name: string): string => `Το «${name}» αποθηκεύτηκε`
export const notSaved = 'Δεν αποθηκεύτηκε'
export const remove = 'Αφαίρεση'
export const removeTitle = (name: string): string => `Να αφαιρεθεί το «${name}»;`
export const removeMeans = 'Δεν στέλνεται πια σε κανέναν. Όσα στάλθηκαν μένουν στις συνομιλίες.'
export const yesRemove = 'Αφαίρεση κειμένου'
export const removing = 'Αφαίρεση …'
export const removed = (name: string): string => `Το «${name}» αφαιρέθηκε`
export const tryIt = 'Δοκιμή'
export const bookingNumber = 'Αριθμός κράτησης'
export const tryHint = 'Το παίρνετε όπως θα το έπαιρνε ο επισκέπτης αυτής της κράτησης.'
export const sendTest = 'Αποστολή σε εμένα'
export const sendingTest = 'Αποστολή …'
export const testSent = (address: string): string => `Το κείμενο στάλθηκε στο ${address}`
export const noSuchBooking = 'Δεν υπάρχει κράτηση με αυτόν τον αριθμό'
export const alreadySaved = 'Αποθηκεύστε πρώτα: στέλνεται το αποθηκευμένο κείμενο.'
export const planned = 'Στέλνεται αυτόματα'
export const nothingPlanned = 'Για αυτή τη διαμονή δεν στέλνεται τίποτα αυτόματα.'
export const writeTexts = 'Κείμενα για επισκέπτες'
export const states: Record<PlannedState, (when: string) => string> = {
  waits: (when) => when,
  due: () => 'σε λίγο',
  held: (when) => `σε αναμονή από ${when}`,
  left_out: () => 'παραλείπεται: η κράτηση έγινε αργά',
  over: () => 'δεν στάλθηκε: η ώρα του πέρασε',
  no_consent: () => 'δεν στάλθηκε: ο επισκέπτης δεν έχει δεχτεί νέα',
  repeated: () => 'δεν στάλθηκε: στάλθηκε σε αυτή τη διεύθυνση πριν από λιγότερο από έναν χρόνο',
  sent: (when) => `στάλθηκε ${when}`,
  skipped: () => 'όχι για αυτή τη διαμονή',
}
export const newsYes = (since: string): string => `Νέα με email: ναι, από ${since}`
export const newsNo = 'Νέα με email: όχι'
export const advertising = 'Διαφήμιση: μόνο σε επισκέπτες που έχουν δεχτεί νέα με email.'
export const howManyAgreed = (addresses: number): string => `Έχουν δεχτεί νέα με email: ${formatNumber(addresses)}`
export const lacks = (fields: string): string => `Λείπει: ${fields}`
export const now = 'Αποστολή τώρα'
export const notThis = 'Να μη σταλεί'
export const again = 'Όπως προβλέπεται'
export const nowDone = (name: string): string => `Το «${name}» στάλθηκε`
export const notDone = (name: string): string => `Το «${name}» δεν στέλνεται για αυτή τη διαμονή`
export const againDone = (name: string): string => `Το «${name}» θα σταλεί όπως προβλέπεται`
export const insert = 'Εισαγωγή κειμένου'
const events: Record<MessageEvent, string> = { booked: 'κράτηση', paid: 'τελευταία πληρωμή', arrival: 'άφιξη', departure: 'αναχώρηση' }
export const eventChoices: Record<MessageEvent, string> = {
  booked: 'Από την κράτηση',
  paid: 'Από την τελευταία πληρωμή',
  arrival: 'Από την άφιξη',
  departure: 'Από την αναχώρηση',
}

export function describeSchedule(event: MessageEvent, days: number, hour: string): string {
  if (days === 0) return `Την ημέρα: ${events[event]}, ${hour}`
  return `${daysInWords(Math.abs(days))} ${days < 0 ? 'πριν από' : 'μετά από'} ${events[event]}, ${hour}`
}

const hoursInWords = countingIn('el')({ one: 'ώρα', other: 'ώρες' })
export function describeHours(event: MessageEvent, hours: number): string {
  if (hours === 0) return `Τη στιγμή: ${events[event]}`
  return `${hoursInWords(Math.abs(hours))} ${hours < 0 ? 'πριν από' : 'μετά από'} ${events[event]}`
}
export const fields: Record<MessageField, string> = {
  guest: 'Όνομα επισκέπτη',
  villa: 'Όνομα της βίλας',
  arrival: 'Ημέρα άφιξης',
  departure: 'Ημέρα αναχώρησης',
  stay_days: 'Και οι δύο ημέρες, όπως «από Δευτέρα έως Κυριακή»',
  nights: 'Αριθμός νυχτών',
  guests: 'Αριθμός επισκεπτών',
  check_in_time: 'Άφιξη από',
  check_out_time: 'Αναχώρηση έως',
  stay_link: 'Σελίδα της διαμονής, με κωδικό πόρτας και οδηγίες',
  directions: 'Οδηγίες, όταν πληρωθούν όλα',
  remaining: 'Υπόλοιπο',
  next_due: 'Επόμενη δόση και η ημέρα της',
  booking_number: 'Αριθμός κράτησης',
  house: 'Όνομα του καταλύματος',
  phone: 'Το τηλέφωνό σας',
}

true satisfies Translated<typeof import('../en/office-messages.ts'), typeof import('./office-messages.ts')>
