import type { ReviewRequest } from '#domain/bookings/review.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `Ο επισκέπτης άλλαξε την κράτηση ${code}`,
  preheader: (villa: string, days: string) => `Δείτε τι νέο υπάρχει: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `Άλλαξαν οι επισκέπτες, οι επιθυμίες ή η ώρα άφιξης. Επισκέπτης: ${ended(guest)} Τώρα ισχύουν τα εξής:`,
  title: 'Άφιξη',
  arrivalTime: 'Ώρα άφιξης',
}

export const arrivalAsked = {
  subject: (villa: string) => `Πότε φτάνετε στη ${villa};`,
  preheader: 'Πείτε μας την ώρα, για να σας υποδεχτεί κάποιος.',
  opening: (villa: string, day: string) =>
    `Σας περιμένουμε για τη διαμονή σας: ${villa}, από ${day}. Πείτε μας περίπου τι ώρα θα φτάσετε, για να σας υποδεχτεί κάποιος.`,
  onPage: 'Διαλέξτε την ώρα στη σελίδα της διαμονής σας ή απαντήστε σε αυτό το email.',
  reply: 'Απαντήστε σε αυτό το email.',
}

export const codePreheader = 'Έξι ψηφία, ισχύει για δέκα λεπτά και μόνο για αυτό.'
export const codeEnterIt = 'Δώστε τον στη σελίδα που τον ζήτησε. Ισχύει για δέκα λεπτά.'
export const codeNotYou =
  'Αν δεν τον ζητήσατε εσείς, κάποιος άλλος έχει συνδεθεί με τα στοιχεία σας: ορίστε νέο κωδικό πρόσβασης. Χωρίς αυτόν τον κωδικό δεν γίνεται τίποτα.'

export const cancellationCode = {
  subject: (code: string) => `Ο κωδικός σας για την ακύρωση της κράτησης ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `Με αυτόν τον κωδικό ακυρώνετε τη διαμονή σας: ${villa}, ${days}. Σας επιστρέφονται ${ended(refund)}`,
}

export const changeCode = {
  subject: (code: string) => `Ο κωδικός σας για την αλλαγή της κράτησης ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `Με αυτόν τον κωδικό η διαμονή σας αλλάζει σε: ${villa}, ${days}. Σας επιστρέφονται ${back}· σύμφωνα με την πολιτική ακύρωσης ${kept} δεν επιστρέφονται.`,
}

export const moved = {
  subject: (code: string) => `Η κράτησή σας ${code} άλλαξε`,
  preheader: (villa: string, days: string) => `Τώρα: ${villa}, ${days}.`,
  isChanged: 'Η διαμονή σας άλλαξε. Οι προηγούμενες βραδιές είναι ξανά ελεύθερες.',
  isForOthers: 'Η διαμονή σας είναι πλέον για διαφορετικό αριθμό επισκεπτών.',
  guests: 'Επισκέπτες',
  isRepriced: 'Οι οικοδεσπότες άλλαξαν την τιμή της διαμονής σας ή τις προθεσμίες πληρωμής.',
  title: 'Αλλαγή διαμονής',
  before: 'Πριν',
  now: 'Τώρα',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Προηγούμενη τιμή',
  priceNow: 'Νέα τιμή',
  refund: 'Επιστρέφονται',
}

export const detailsChanged = {
  subject: (code: string) => `Οι οικοδεσπότες άλλαξαν στοιχεία της κράτησης ${code}`,
  preheader: (villa: string, days: string) => `${villa}, ${days}. Η ίδια η διαμονή δεν άλλαξε.`,
  isChanged: 'Οι οικοδεσπότες άλλαξαν τον αριθμό των επισκεπτών, τις επιθυμίες ή τα στοιχεία επικοινωνίας σας. Τώρα ισχύουν τα εξής:',
  ifWrong: 'Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το μήνυμα ή γράψτε μας στη σελίδα της διαμονής σας.',
}

export const ownerMoved = {
  subject: (code: string) => `Η κράτηση ${code} έχει άλλες ημερομηνίες`,
  preheader: (guest: string, villa: string, days: string) => `${guest}, τώρα: ${villa}, ${days}.`,
  hasMoved: (guest: string) => `Η διαμονή άλλαξε και οι προηγούμενες βραδιές είναι ελεύθερες. Επισκέπτης: ${ended(guest)}`,
}

export const wanted = 'Επιθυμία'

export const ownerChangeAsked = {
  subject: (code: string) => `Κράτηση ${code}: ο επισκέπτης ζητά άλλες ημερομηνίες`,
  preheader: (villa: string, days: string) => `Αποδεχτείτε ή απορρίψτε: ${villa}, ${days}.`,
  asks: (guest: string) => `Ένας επισκέπτης θέλει να αλλάξει τη διαμονή: ${ended(guest)} Αποδέχεστε ή απορρίπτετε στη σελίδα της κράτησης.`,
}

export const changeAgreed = {
  subject: (code: string) => `Μπορείτε να αλλάξετε την κράτησή σας ${code}`,
  preheader: (villa: string, days: string) => `Οι οικοδεσπότες συμφωνούν: ${villa}, ${days}.`,
  text: 'Οι οικοδεσπότες συμφωνούν με την αλλαγή.',
  confirm: 'Επιβεβαιώστε τη μέσα σε τρεις ημέρες: έως τότε οι βραδιές δεν κρατούνται για εσάς και ισχύει η τιμή της ημέρας.',
  button: 'Αλλαγή διαμονής',
}

export const changeRefused = {
  subject: (code: string) => `Η κράτησή σας ${code} μένει όπως είναι`,
  preheader: (villa: string, days: string) => `Οι οικοδεσπότες δεν μπορούν να σας προσφέρουν: ${villa}, ${days}.`,
  text: 'Οι οικοδεσπότες δεν μπορούν να συμφωνήσουν με την αλλαγή, γι’ αυτό η διαμονή σας μένει όπως ήταν. Στη σελίδα της μπορείτε να τους γράψετε.',
  button: 'Δείτε τη διαμονή σας',
}

export const arrival = {
  title: 'Η άφιξή σας',
  checkIn: 'Άφιξη',
  checkInHours: (day: string) => `${day}, από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας ή έως τις 23:00 μόνοι σας ${zone}`,
  checkOut: 'Αναχώρηση',
  checkOutHour: (day: string) => `${day}, έως τις 11:00 ${zone}`,
  address: 'Διεύθυνση',
  map: 'Χάρτης',
  openTheMap: 'Άνοιγμα χάρτη',
}

export const due = {
  title: 'Υπόλοιπο πληρωμής',
  stay: 'Διαμονή',
  everythingPaid: 'Όλα έχουν πληρωθεί.',
  by: (day: string) => `έως ${theDay(day)} ${zone}`,
  deposit: 'Εγγύηση',
  depositInCash: (amount: string) => `${amount} σε μετρητά κατά την άφιξη, επιστρέφονται κατά την αναχώρηση`,
}

export const cancellation = {
  title: 'Αν ακυρώσετε',
  until: (day: string) => `Έως ${theDay(day)}`,
  refund: (percent: number, now: string) => `επιστρέφεται το ${formatNumber(percent)}% όσων έχετε πληρώσει, αυτή τη στιγμή ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `επιστρέφεται το ${formatNumber(percent)}% όσων έχετε πληρώσει και ολόκληρο το τέλος ανθεκτικότητας στην κλιματική κρίση, αυτή τη στιγμή ${now}`,
  after: 'Μετά',
  now: 'Από τώρα',
  noRefund: 'δεν επιστρέφεται τίποτα',
  onlyTheLevy: (amount: string) => `επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}`,
}

export const contact = {
  title: 'Επικοινωνία',
  phone: 'Τηλέφωνο',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Γράψτε μας',
  email: 'Email',
}

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Πώς ήταν η διαμονή σας; ${villa}`,
    preheader: 'Λίγα λόγια βοηθούν τους επόμενους επισκέπτες να διαλέξουν.',
    opening: `Σας ευχαριστούμε για τη διαμονή σας: ${villa}, ${days}. Θα θέλατε να πείτε σε άλλους επισκέπτες πώς ήταν;`,
  }),
  reminded: (villa, days) => ({
    subject: `Η κριτική σας: ${villa}`,
    preheader: 'Αν έχετε ένα λεπτό. Δεν θα ρωτήσουμε ξανά.',
    opening: `Μείνατε μαζί μας: ${villa}, ${days}. Αν θέλετε να πείτε στους άλλους επισκέπτες πώς ήταν, είναι η τελευταία φορά που σας ρωτάμε.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Αρκούν τα αστέρια και λίγα λόγια. Καλή ή κακή, η κριτική σας εμφανίζεται σε ${counts.days(days)}, με το όνομα που θα επιλέξετε. Τις πρώτες ${formatNumber(changeDays)} ημέρες μπορείτε να την αλλάξετε.`
export const writeReview = 'Γράψτε κριτική'

export const refused = {
  subject: (villa: string) => `Η κριτική σας δεν εμφανίζεται: ${villa}`,
  preheader: 'Δείτε τον λόγο και τι μπορείτε να κάνετε.',
  opening: (villa: string, days: string) => `Οι οικοδεσπότες δεν εμφανίζουν την κριτική σας για τη διαμονή: ${villa}, ${days}.`,
  title: 'Η κριτική σας',
  reason: 'Λόγος',
  writeToUs:
    'Μια κριτική μπορεί να μην εμφανιστεί για λίγους μόνο λόγους, ποτέ επειδή είναι κακή. Αν πιστεύετε ότι αυτός ο λόγος δεν ισχύει, γράψτε μας στη σελίδα της διαμονής σας.',
}

true satisfies Translated<typeof import('../en/mail-stay.ts'), typeof import('./mail-stay.ts')>
