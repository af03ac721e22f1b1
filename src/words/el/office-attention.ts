import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { ExchangeRateProblem } from '#domain/currency.ts'
import type { Translated } from '../translated.ts'
import { days as countedDays } from './counts.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

// Items of the dashboard that owners must check. Texts that are stored with a payment or a job are in records.en.ts.

/** What an update asks of a site that sells already, and until when. */
export const live = {
  settings: {
    soon: (day: string) => `Συμπληρώστε τις ρυθμίσεις που λείπουν έως ${theDay(day)}. Ως τότε όλα πωλούνται όπως πριν.`,
    late: (day: string) => `Η προθεσμία για τις ρυθμίσεις που λείπουν έληξε ${onDay(day)}.`,
  },
  villa: {
    soon: (villa: string, day: string) =>
      `${villa}: προσθέστε τον αριθμό μητρώου στην Ελλάδα και την κατηγορία του τέλους έως ${theDay(day)}.`,
    late: (villa: string, day: string) =>
      `${villa}: η προθεσμία για τον αριθμό μητρώου στην Ελλάδα και την κατηγορία του τέλους έληξε ${onDay(day)}.`,
  },
  environment: {
    soon: (name: string, day: string) =>
      `Στον διακομιστή πρέπει να αλλάξει το ${name} έως ${theDay(day)}. Η εντολή npm run doctor λέει πώς.`,
    late: (name: string, day: string) =>
      `Η προθεσμία για την αλλαγή του ${name} στον διακομιστή έληξε ${onDay(day)}. Η εντολή npm run doctor λέει πώς.`,
  },
}

type WantedStay = { code: string; guest: string; villa: string; from: string; until: string }
export const changeRequest = ({ code, guest, villa, from, until }: WantedStay): string =>
  `${code}, ${guest}: ${villa}, από ${theDay(from)} έως ${theDay(until)}; Αποδεχτείτε ή απορρίψτε.`

export const complaint = {
  answer: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: απαντήστε έως ${theDay(day)}.`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: η προθεσμία για την απάντηση έληξε ${onDay(day)}.`,
  },
  solution: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: επιλύστε το έως ${theDay(day)}.`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: η προθεσμία για την επίλυση έληξε ${onDay(day)}.`,
  },
}

export const question = (guest: string, villa: string | null): string =>
  villa ? `${guest}: ερώτηση για ${villa}, περιμένει απάντηση.` : `${guest}: ερώτηση πριν από την κράτηση, περιμένει απάντηση.`

export const unusableMail = (mail: string, language: string): string =>
  `Το «${mail}» (${language}) αναφέρει κάτι που δεν υπάρχει πια. Μέχρι να το αλλάξετε, στέλνεται το αρχικό κείμενο.`

export const heldMessage = (text: string, guest: string, missing: string): string => `${text}, ${guest}: σε αναμονή. Λείπει: ${missing}`

export const leftMails = {
  large: (mails: string) => `Έμειναν στη θυρίδα απαντήσεων αυτή την εβδομάδα, γιατί ξεπερνούν τα 15 MB: ${mails}. Διαβάστε τα εκεί.`,
  many: (mails: string) => `Έμειναν στη θυρίδα απαντήσεων αυτή την εβδομάδα, γιατί ήρθαν πάρα πολλά: ${mails}. Δείτε τα εκεί.`,
  unreadable: (mails: string) => `Έμειναν στη θυρίδα απαντήσεων αυτή την εβδομάδα, γιατί δεν διαβάζονταν: ${mails}. Δείτε τα εκεί.`,
}

export const reminder = (guest: string, day: string): string => `Συνομιλία, ${guest}: ζητήσατε υπενθύμιση ${onDay(day)}.`

/** What is declared to the tax office, by kind. */
export const declaration = {
  stays: (month: string, day: string) => `Οι διαμονές (${month}) δηλώνονται έως ${theDay(day)}.`,
  levy: (month: string, day: string) => `Το τέλος ανθεκτικότητας (${month}) δηλώνεται έως ${theDay(day)}.`,
}

export const soldWithoutPayment = (code: string, guest: string, stay: string): string =>
  `${code}, ${guest}, ${stay}: η πληρωμή αντιλογίστηκε και οι βραδιές κρατούνται. Καταχωρίστε τη σωστή πληρωμή ή ακυρώστε την κράτηση.`

export const overdueInstalment = (code: string, guest: string, amount: string, day: string): string =>
  `${code}, ${guest}: ${amount}, έληξε ${onDay(day)}.`

/** By consumer of the event. */
export const undeliveredEvent = {
  mail: (type: string, error: string) => `Δεν γράφτηκε email (${type}): ${error}`,
  papers: (type: string, error: string) => `Δεν εκδόθηκε έγγραφο (${type}): ${error}`,
  activity: (type: string, error: string) => `Δεν γράφτηκε δραστηριότητα (${type}): ${error}`,
  push: (type: string, error: string) => `Δεν στάλθηκε ειδοποίηση (${type}): ${error}`,
  metrics: (type: string, error: string) => `Δεν μετρήθηκε (${type}): ${error}`,
  conversations: (type: string, error: string) => `Μια ερώτηση δεν μπήκε στη συνομιλία της διαμονής (${type}): ${error}`,
}

type UncoveredNights = { nights: string; onSaleFrom: string | null; baseRate: string }
export const missingSeason = ({ nights, onSaleFrom, baseRate }: UncoveredNights): string =>
  `Καμία περίοδος δεν καλύπτει: ${nights}, σε πώληση ${onSaleFrom ? `από ${theDay(onSaleFrom)}` : 'ήδη'}. Μια βραδιά κοστίζει εκεί τη βασική τιμή, ${baseRate}.`
export const fromUntil = (from: string, until: string): string => (from === until ? from : `${from} – ${until}`)

type UnusualPrice = {
  /** Null: the base price. */
  season: string | null
  villa: string | null
  nights: string | null
  rate: string
  side: 'low' | 'high'
  others: string[]
}
export const unusualPrice = ({ season, villa, nights, rate, side, others }: UnusualPrice): string =>
  `${season ?? 'Η βασική τιμή'}${villa ? `, ${villa}` : ''}${nights ? ` (${nights})` : ''}: ${rate} ανά διανυκτέρευση είναι ${side === 'low' ? 'κάτω από το μισό' : 'πάνω από το διπλάσιο'} ${villa ? 'της τιμής του σπιτιού' : 'της διπλανής τιμής'} (${others.join(' και ')}).`

export const returnedMail = (subject: string, recipient: string, why: string): string =>
  `Το «${subject}» προς ${recipient} δεν παραδόθηκε${why && `: ${why}`}`
export const unsentMail = (subject: string, recipient: string, error: string): string => `«${subject}» προς ${recipient}: ${error}`

const unread = (readAt: string | null) => (readAt ? `δεν έχει διαβαστεί από ${readAt}` : 'δεν έχει διαβαστεί ποτέ')
export const fallbackRateCharged = (readAt: string | null): string => `Η ισοτιμία ${unread(readAt)}: χρεώνεται η σταθερή εφεδρική ισοτιμία.`
export const oldRateCharged = (readAt: string | null, day: string): string =>
  `Η ισοτιμία ${unread(readAt)}: χρεώνεται η ισοτιμία της ημέρας: ${day}.`

type RefusedRate = { source: string; dinars: number; code: string; day: string; problem: ExchangeRateProblem }
const whyRefused: Record<ExchangeRateProblem, string> = {
  currency: 'Δεν είναι το ευρώ, οπότε δεν χρεώνεται.',
  date: 'Ένας πίνακας εκείνης της ημέρας δεν μπορεί να είναι ο σημερινός, οπότε δεν χρεώνεται.',
  jump: 'Απέχει πάνω από 3% από την προηγούμενη ισοτιμία, οπότε δεν χρεώνεται μέχρι να τη δεχτείτε.',
}
export const refusedRate = ({ source, dinars, code, day, problem }: RefusedRate): string =>
  `${source}: RSD ${dinars} για 1 ${code}, με πίνακα: ${day}. ${whyRefused[problem]}`

export const oldBackup = (lastGoodAt: string | null, lastError: string | null): string => {
  const since = lastGoodAt ? `από ${lastGoodAt}` : 'έως τώρα'
  const why = lastError ? ` Η τελευταία προσπάθεια απέτυχε: ${lastError}` : ''
  return `Δεν υπάρχει καλό αντίγραφο ασφαλείας ${since}.${why}`
}

export const goneBackups = (folder: string): string =>
  `Τα αντίγραφα ασφαλείας χάθηκαν: ο φάκελός τους (${folder}) δεν έχει κανένα. Εκτελέστε σήμερα την εργασία αντιγράφων και αντιγράψτε το αρχείο και αλλού.`

export const failedJob = (name: string, lastGoodAt: string | null, error: string): string =>
  `Η εργασία «${name}» ${lastGoodAt ? `δεν έχει τελειώσει καλά από ${lastGoodAt}` : 'δεν έχει τελειώσει καλά ποτέ'}: ${error}`

export const calendarConflict = (code: string, calendar: string, from: string, until: string): string =>
  `${code}: βραδιές αυτής της διαμονής έχει και το ${calendar}, από ${theDay(from)} έως ${theDay(until)}.`

/** By the side of a connected calendar that is silent. */
export const staleCalendar = {
  import: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: δεν διαβάζεται εδώ και ώρες· βραδιές που πουλήθηκαν εκεί ίσως είναι ακόμη σε πώληση εδώ.`,
  feed: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: δεν έχει λάβει το ημερολόγιό μας εδώ και μία ημέρα· βραδιές που πουλήθηκαν εδώ ίσως είναι ακόμη σε πώληση εκεί.`,
  both: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: ούτε λαμβάνει το ημερολόγιό μας ούτε διαβάζεται· βραδιές ίσως είναι σε πώληση δύο φορές.`,
}
export const shrunkCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: ξαφνικά λείπουν πολλές από τις βραδιές που δήλωνε. Κρατούνται εδώ για μία ημέρα, ή ώσπου να συμφωνήσετε στα «Ημερολόγια».`
export const unreadEvents = (calendar: string, villa: string, unread: number, all: number): string =>
  `${calendar}, ${villa}: δεν διαβάστηκαν ${formatNumber(unread)} από ${formatNumber(all)} εγγραφές. Συγκρίνετε τις βραδιές του με αυτές που κρατούνται εδώ.`
export const emptyCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: ξαφνικά δεν δηλώνει καμία κλεισμένη βραδιά. Κρατούνται εδώ για μία ημέρα, ή ώσπου να συμφωνήσετε στα «Ημερολόγια».`

export const formRefused = (orderId: string, code: string): string =>
  `${orderId}: η τράπεζα αρνήθηκε τη φόρμα πληρωμής λόγω της υπογραφής της (${code}). Ελέγξτε το κλειδί καταστήματος.`
export const aboutPayment = (orderId: string, text: string): string => `${orderId}: ${text}`
export const resultUnknown = 'η τράπεζα δεν έχει πει ακόμη αν πληρώθηκε.'

export const lostPayment = (orderId: string, amount: string | null, transId: string | null, state: string): string =>
  `${orderId}: ${amount ?? 'άγνωστο ποσό'}, συναλλαγή ${transId ?? '-'}· ${state}.`
export const lostPaymentStates = {
  unconfirmed: 'τα αρχεία της τράπεζας δεν την έχουν επιβεβαιώσει ακόμη',
  confirmed: 'τα αρχεία της τράπεζας την επιβεβαιώνουν',
  refundFailed: 'η τράπεζα δεν την επέστρεψε',
}

const toGiveBack: Record<PaymentMethod, (amount: string) => string> = {
  card: (amount) => `η τράπεζα δεν επέστρεψε ${amount}`,
  transfer: (amount) => `επιστρέψτε ${amount} με μεταφορά, όπως ήρθαν`,
  cash: (amount) => `επιστρέψτε ${amount} σε μετρητά, όπως ήρθαν`,
}
export const failedRefund = (orderId: string, method: PaymentMethod, amount: string, reason: string): string =>
  `${orderId}: ${toGiveBack[method](amount)} (${reason}).`
export const slowRefund = (orderId: string, amount: string, days: number): string =>
  `${orderId}: ${amount} επιστρέφονται εδώ και ${countedDays(days)}. Οι προσπάθειες συνεχίζονται.`

type StayInWithdrawnVilla = { code: string; from: string; until: string; villa: string; sale: 'before' | 'paid_since' | 'paying' }
export const stayInWithdrawnVilla = ({ code, from, until, villa, sale }: StayInWithdrawnVilla): string => {
  const stay = `${code}, από ${theDay(from)} έως ${theDay(until)}:`
  if (sale === 'before')
    return `${stay} η βίλα αποσύρθηκε (${villa}), και η διαμονή έχει πουληθεί. Φιλοξενήστε τον επισκέπτη, μεταφέρετε τη διαμονή σε άλλη βίλα ή ακυρώστε την.`
  const now =
    sale === 'paid_since'
      ? 'και στο μεταξύ πλήρωσε. Η διαμονή πουλήθηκε: επαναφέρετε τη βίλα, ή ακυρώστε την κράτηση.'
      : 'και μπορεί ακόμη να πληρώσει. Αν ακυρωθεί τώρα, τα χρήματα επιστρέφονται αυτόματα.'
  return `${stay} ένας επισκέπτης ήταν στην τράπεζα όταν αποσύρθηκε η βίλα (${villa}), ${now}`
}

type RestoredBackup = { backupOf: string | null; numbersAbove: number | null; epoch: string }
export const restoredBackup = ({ backupOf, numbersAbove, epoch }: RestoredBackup): string =>
  `Έγινε επαναφορά από αντίγραφο ασφαλείας: ${backupOf ?? 'άγνωστη ημέρα'}. Για να μη δοθεί κανένας αριθμός δύο φορές, οι αριθμοί εγγράφων, παραπόνων και αιτημάτων συνεχίζουν πάνω από ${numbersAbove ?? 'όσους είχε το αντίγραφο'}, και οι αριθμοί παραγγελίας τελειώνουν σε -${epoch}. Ενδιάμεσοι αριθμοί ίσως βρίσκονται σε επισκέπτες: ενημερώστε τον λογιστή σας.`

type LowPrice = { code: string; guest: string; villa: string; from: string; left: string; listed: string }
export const soldFarBelowRates = ({ code, guest, villa, from, left, listed }: LowPrice): string =>
  `${code}, ${guest}: ${villa}, άφιξη: ${from}. Πουλήθηκε για ${left}, ενώ με τις ισχύουσες τιμές κοστίζει ${listed}.`

/** Τι διαγράφουν οι εργασίες λόγω παλαιότητας. */
export const deletedKinds = {
  mails: 'κείμενα μηνυμάτων',
  tickets: 'αιτήματα υποστήριξης',
  complaints: 'παράπονα',
  mailings: 'μηνύματα σε πολλούς',
  questions: 'ερωτήσεις',
  messages: 'μηνύματα για διαμονές',
  bank_messages: 'μηνύματα της τράπεζας',
  rejected_answers: 'απορριφθείσες απαντήσεις της τράπεζας',
  events: 'συμβάντα',
  security_events: 'συμβάντα ασφαλείας',
  activity: 'εγγραφές δραστηριότητας',
  bookings: 'κρατήσεις με τις πληρωμές τους',
  statements: 'μηνιαίες καταστάσεις',
  platform_stays: 'διαμονές από πλατφόρμες',
  accounts: 'λογαριασμοί επισκεπτών',
  documents: 'αριθμοί εγγράφων',
  pictures: 'εικόνες',
}
export const heldDeletion = (what: string, amount: number, most: number): string =>
  `${what}: θα διαγράφονταν μαζί ${formatNumber(amount)} λόγω παλαιότητας, ενώ συνήθως το πολύ ${formatNumber(most)}. Είναι σωστές οι ρυθμίσεις και το ρολόι; Τότε επιτρέψτε τη συνέχεια, μία φορά.`

type Clocks = { clock: string; expected: string }
/** By what contradicts the clock. */
export const doubtfulClock = {
  database: ({ clock, expected }: Clocks) =>
    `Το ρολόι αυτού του διακομιστή δείχνει ${clock}, της βάσης δεδομένων ${expected}. Διορθώστε το λάθος ρολόι· μέχρι τότε τίποτα δεν διαγράφεται λόγω παλαιότητας και δεν στέλνονται υπενθυμίσεις.`,
  outside: ({ clock, expected }: Clocks) =>
    `Το ρολόι αυτού του διακομιστή δείχνει ${clock}, ένας εξωτερικός διακομιστής ${expected}. Διορθώστε το ρολόι· μέχρι τότε τίποτα δεν διαγράφεται λόγω παλαιότητας και δεν στέλνονται υπενθυμίσεις.`,
  last_run: ({ clock, expected }: Clocks) =>
    `Το ρολόι αυτού του διακομιστή δείχνει ${clock}, αλλά οι εργασίες έτρεξαν τελευταία φορά στις ${expected}, και κανένας εξωτερικός διακομιστής δεν λέει την ώρα. Αν το ρολόι είναι σωστό, επειδή ο ιστότοπος ήταν κλειστός, επιτρέψτε τη συνέχεια· μέχρι τότε τίποτα δεν διαγράφεται λόγω παλαιότητας και δεν στέλνονται υπενθυμίσεις.`,
}

true satisfies Translated<typeof import('../en/office-attention.ts'), typeof import('./office-attention.ts')>
