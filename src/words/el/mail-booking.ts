import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { Reminder } from '#domain/bookings/reminder.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { onDay, theDay } from './grammar.ts'
import { methodLabels } from './labels.ts'
import { formatNumber } from './numbers.ts'

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
  vat: (percentage: number) => `Από το οποίο ΦΠΑ ${formatNumber(percentage)}%`,
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
  preheader: (days: string) => `Διαμονή ${days}. Η βίλα είναι έτοιμη από τις 15:00 ${zone}.`,
  times: (villa: string) =>
    `Σας περιμένει η ${ended(villa)} Η άφιξη γίνεται από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας ή έως τις 23:00 μόνοι σας· η αναχώρηση γίνεται έως τις 11:00 ${zone}.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Κράτηση ${code}. Άφιξη 15:00–18:30, μόνοι σας έως τις 23:00· αναχώρηση έως τις 11:00 ${zone}.`,
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

export const paymentTable = {
  title: 'Πληρωμή',
  amount: 'Ποσό',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Δόση',
  instalmentOf: (stage: number, stages: number) => `${stage} από ${stages}`,
  exchangeRate: 'Ισοτιμία',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${formatNumber(dinars)}\u00a0RSD`,
  rateDate: 'Ημερομηνία ισοτιμίας',
  orderId: 'Αριθμός παραγγελίας',
  authorisationCode: 'Κωδικός έγκρισης',
  transactionId: 'Αριθμός συναλλαγής',
  transactionStatus: 'Κατάσταση συναλλαγής',
  statusCode: 'Κωδικός κατάστασης',
  transactionDate: 'Ημερομηνία συναλλαγής',
  threeDStatus: 'Κατάσταση 3-D',
  paymentNumber: 'Αριθμός πληρωμής',
  receivedOn: 'Ημερομηνία είσπραξης',
  method: 'Τρόπος πληρωμής',
  reference: 'Αιτιολογία',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Υπόλοιπο πληρωμής: ${remaining}· επόμενη πληρωμή ${next} έως ${theDay(by)} ${zone}.`
export const everythingPaid = 'Όλα έχουν πληρωθεί.'

export const receipt = {
  subject: (code: string) => `Λάβαμε την πληρωμή σας για την κράτηση ${code}`,
  preheader: (amount: string, method: PaymentMethod) => `${amount}, ${methodLabels[method]}.`,
  received: {
    card: 'Ο λογαριασμός της κάρτας σας χρεώθηκε.',
    transfer: 'Λάβαμε την τραπεζική μεταφορά σας.',
    cash: 'Λάβαμε την πληρωμή σας σε μετρητά.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `Διορθώθηκε μια πληρωμή για την κράτηση ${code}`,
  preheader: (amount: string) => `${amount} είχαν καταχωριστεί κατά λάθος.`,
  noMoneyMoved: 'Είχαμε καταχωρίσει αυτή την πληρωμή στην κράτησή σας κατά λάθος και την αφαιρέσαμε. Δεν μετακινήθηκαν χρήματα.',
}

export const paymentFailed = {
  subject: (code: string) => `Η πληρωμή για την κράτηση ${code} απέτυχε`,
  preheader: (villa: string, days: string) => `Η κάρτα σας δεν χρεώθηκε. ${villa}, ${days}.`,
  notApproved: 'Η πληρωμή δεν εγκρίθηκε. Ο λογαριασμός της κάρτας σας δεν χρεώθηκε.',
  whatToDo: 'Ελέγξτε τα στοιχεία της κάρτας, δοκιμάστε ξανά ή καλέστε την τράπεζα που την εξέδωσε.',
  tryAgain: 'Δοκιμάστε ξανά',
}

export const ownerDisputed = {
  subject: (code: string) => `Ελέγξτε με την τράπεζα την πληρωμή για την κράτηση ${code}`,
  preheader: 'Οι βραδιές μένουν πουλημένες έως ότου αποφασίσετε διαφορετικά.',
  recordsDisagree: 'Τα αρχεία της τράπεζας δεν συμφωνούσαν με την έγκριση αυτής της πληρωμής όταν ελέγχθηκαν.',
  nightsStaySold:
    'Οι βραδιές μένουν πουλημένες έως ότου αποφασίσετε διαφορετικά. Στη σελίδα του επισκέπτη αναφέρεται ότι η πληρωμή ελέγχεται.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `Πληρωμή για άγνωστη παραγγελία: ${orderId}`,
  preheader: (amount: string) => `${amount} προς αντιστοίχιση με κράτηση ή επιστροφή.`,
  preheaderWithoutAmount: 'Χρήματα προς αντιστοίχιση με κράτηση ή επιστροφή.',
  whatToDo:
    'Η τράπεζα ενέκρινε πληρωμή για παραγγελία που ο ιστότοπος δεν γνωρίζει, όπως μπορεί να συμβεί μετά από επαναφορά αντιγράφου ασφαλείας. Αντιστοιχίστε τη με μια κράτηση ή επιστρέψτε τη.',
}

export const needsAttention = 'Χρειάζεται προσοχή'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const refundTable = { title: 'Πληρωμή που επιστράφηκε', refunded: 'Επιστράφηκαν', reason: 'Λόγος' }

export const bookingWasCancelled = 'Η κράτησή σας ακυρώθηκε.'
export const refundedToCard = (money: string): string =>
  `Επιστρέψαμε ${money} στην κάρτα με την οποία πληρώσατε. Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `Σας επιστρέψαμε ${money}.`

export const refund = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, villa: string) => `${money} για τη διαμονή σας (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Η επιστροφή χρημάτων για την κράτηση ${code} είναι καθ’ οδόν`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `Ο λόγος: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, guest: string) => `${money}, επισκέπτης: ${ended(guest)}`,
  refunded: (money: string) => `Επιστράφηκαν συνολικά ${money}.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Επιστροφή χρημάτων για την κράτηση ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money}, επισκέπτης: ${guest}· ${ended(reason)}`,
  refunded: (money: string, reason: string) => `Επιστράφηκαν ${money}: ${ended(reason)}`,
}

/** All are written out. `onDue`: the day within a sentence, by `onDueDay`. */
export type Due = { stage: string; stages: string; code: string; villa: string; inDays: string; due: string; dueOn: string; onDue: string }

type Words = { subject: string; preheader: string; opening: string }

export const inDays = (days: number): string => (days === 1 ? 'αύριο' : `σε ${counts.days(days)}`)

/** The due date within a sentence. */
export const onDueDay = (day: string): string => onDay(day)

export const instalment = (stage: number, stages: number): string => `Δόση ${stage} από ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, inDays, due, dueOn, onDue }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} λήγει ${inDays}`,
    preheader: `Πληρώστε ${due} έως ${theDay(dueOn)}.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) λήγει ${inDays}, ${onDue}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} λήγει σήμερα`,
    preheader: `Πληρώστε σήμερα ${due}.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) λήγει σήμερα.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn, onDue }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} έχει καθυστερήσει`,
    preheader: `${due} έπρεπε να πληρωθούν έως ${theDay(dueOn)} και δεν τα έχουμε λάβει.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) έληξε ${onDue} και δεν την έχουμε λάβει. Αν πληρώσατε στο μεταξύ, αγνοήστε αυτό το μήνυμα.`,
  }),
}

export const reminderTable = { amount: 'Ποσό', inDinars: 'Σε δηνάρια', dueOn: `Πληρωτέα έως ${zone}` }

export const rateOfTheDay =
  'Η κάρτα σας χρεώνεται σε δηνάρια με την ισοτιμία της ημέρας που πληρώνετε, γι’ αυτό το ποσό μπορεί να αλλάξει λίγο. Μπορείτε να πληρώσετε και στη σελίδα «Οι κρατήσεις μου».'

export const button = 'Πληρώστε αυτή τη δόση'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Πληρώστε όπως έχουμε συμφωνήσει. Αν έχετε κάποια ερώτηση, απαντήστε σε αυτό το μήνυμα.'

export const unfinished = {
  subject: (villa: string) => `Η κράτησή σας δεν έχει ολοκληρωθεί: ${villa}`,
  preheader: (days: string, time: string) => `${days}. Κρατάμε αυτές τις βραδιές για εσάς έως τις ${time}.`,
  heldUntil: (villa: string, time: string) =>
    `Πήγατε στην τράπεζα για τη διαμονή σας (${villa}) και δεν έχουμε καταγράψει πληρωμή. Κρατάμε αυτές τις βραδιές για εσάς έως τις ${time}. Όλα όσα συμπληρώσατε διατηρήθηκαν.`,
  nothingToDo: 'Αν έχετε ήδη πληρώσει ή δεν θέλετε πια αυτές τις βραδιές, δεν χρειάζεται να κάνετε τίποτα.',
  button: 'Συνέχεια',
}

true satisfies Translated<typeof import('../en/mail-booking.ts'), typeof import('./mail-booking.ts')>
