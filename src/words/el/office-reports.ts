import { timeIn } from '../time-in.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const reports = 'Αναφορές'
export const whatTheyAre =
  'Πόσο γεμάτες είναι οι βίλες, τι αποφέρει μια διανυκτέρευση, από πού έρχονται οι διαμονές και πόσα χρήματα κινήθηκαν. Δίπλα σε κάθε αριθμό γράφεται τι σημαίνει.'
export const periods = 'Συνηθισμένα διαστήματα'
export const usual = {
  thisYear: 'Φέτος',
  lastYear: 'Πέρυσι',
  lastMonths: 'Τελευταίοι 12 μήνες',
  nextMonths: 'Επόμενοι 12 μήνες',
}
export const choice = 'Τι δείχνει η αναφορά'
export const from = 'Από'
export const until = 'Έως'
export const villa = 'Βίλα'
export const allVillas = 'Όλες οι βίλες'
export const comparison = 'Σύγκριση με'
export const comparisons = { none: 'Τίποτα', year: 'Τις ίδιες ημέρες έναν χρόνο πριν', before: 'Το αμέσως προηγούμενο διάστημα' }
export const show = 'Εμφάνιση'
export const failedToLoad = 'Η αναφορά δεν φορτώθηκε'
export const shownPeriod = (from: string, until: string): string => `${from} – ${until}`
export const comparedWith = (from: string, until: string): string => `Σε σύγκριση με: ${from} – ${until}`
export const before = (value: string): string => `${value} στο διάστημα σύγκρισης`
export const none = '-'
export const percent = (value: number): string => `${formatNumber(value)}%`
export const figures = 'Στοιχεία του διαστήματος'
export const occupancy = 'Πληρότητα'
export const averageRate = 'Μέση τιμή διανυκτέρευσης (ADR)'
export const revenuePerNight = 'Έσοδα ανά διαθέσιμη διανυκτέρευση (RevPAN)'
export const adr = 'ADR'
export const revPan = 'RevPAN'
export const revenue = 'Έσοδα διανυκτερεύσεων'
export const nights = 'Διανυκτερεύσεις που πουλήθηκαν'
export const nightsOf = (sold: number, onSale: number): string => `${formatNumber(sold)} από ${formatNumber(onSale)}`
export const definitions = {
  occupancy:
    'Διανυκτερεύσεις που πουλήθηκαν εδώ και από πλατφόρμες, από όσες ήταν προς πώληση. Οι κλειστές και όσες κρατάτε για εσάς δεν είναι προς πώληση.',
  averageRate: 'Έσοδα ανά διανυκτέρευση που πουλήθηκε εδώ. Οι πλατφόρμες δεν λένε τις τιμές τους.',
  revenuePerNight: 'Έσοδα ανά διανυκτέρευση προς πώληση, είτε πουλήθηκε είτε όχι.',
  revenue:
    'Οι τιμές των διαμονών που πουλήθηκαν εδώ, κάθε διανυκτέρευση με το μερίδιό της, μαζί με χρεώσεις και τέλος. Μετρούν όταν γίνεται η διανυκτέρευση, όχι όταν πληρώνεται.',
  nights: 'Διανυκτερεύσεις του διαστήματος που πουλήθηκαν, από όσες ήταν προς πώληση.',
  pace: 'Διανυκτερεύσεις του διαστήματος που είχαν πουληθεί εδώ ως το τέλος κάθε μήνα.',
  leadTimes: 'Ημέρες από την κράτηση ως την άφιξη, για διαμονές που πουλήθηκαν εδώ με άφιξη στο διάστημα.',
  lengths: 'Διανυκτερεύσεις ανά διαμονή, για διαμονές που πουλήθηκαν εδώ με άφιξη στο διάστημα.',
  sources: 'Από πού προέρχονται οι διαμονές με διανυκτερεύσεις στο διάστημα. Τα έσοδα των πλατφορμών δεν είναι γνωστά εδώ.',
  countries: 'Οι χώρες των επισκεπτών που έκλεισαν εδώ, όπως τις έγραψαν.',
  cancellations:
    'Διαμονές με άφιξη στο διάστημα που πουλήθηκαν, και όσες από αυτές ακυρώθηκαν αργότερα. Παρακρατήθηκαν: όσα πληρώθηκαν και δεν επιστράφηκαν.',
  money: 'Όσα εισπράχθηκαν και επιστράφηκαν στις ημέρες του διαστήματος: τα σύνολα των βιβλίων.',
  due: 'Απλήρωτες δόσεις ανά μήνα λήξης, όποιο κι αν είναι το διάστημα.',
  answerTimes:
    'Από το πρώτο μήνυμα με το οποίο περιμένει ο επισκέπτης ως την απάντησή σας, ή ώσπου να αναλάβετε ή να κλείσετε το αίτημα. Τα αυτόματα μηνύματα δεν μετρούν. Οι μισές απαντήσεις δόθηκαν πιο γρήγορα από τη διάμεσο.',
  conversations: 'Συνομιλίες στις οποίες έγραψε επισκέπτης, ανά εβδομάδα από Δευτέρα.',
  topics:
    'Αιτήματα ανά λόγο, συνομιλίες με μηνύματα χωρίς αίτημα και ερωτήσεις πριν από την κράτηση στις οποίες έγραψε επισκέπτης, μία φορά το καθένα.',
  missed:
    'Διαμονές με άφιξη στο διάστημα που βοηθοί όπως το ChatGPT αναζήτησαν ή θέλησαν να κλείσουν και τότε δεν μπορούσε να κλείσει κανείς. Πρώτα οι συχνότερες.',
  clients:
    'Με το όνομα που δίνει κάθε βοηθός στον εαυτό του, τις ημέρες του διαστήματος. Οι σύνδεσμοι οδηγούν στη σελίδα κράτησης· το αποτέλεσμά τους φαίνεται στις πηγές.',
}
export const byVilla = 'Ανά βίλα'
export const month = 'Μήνας'
export const pace = 'Ρυθμός κρατήσεων'
export const paceNights = 'Διανυκτερεύσεις που πουλήθηκαν ως το τέλος του μήνα'
export const leadTimes = 'Χρόνος από την κράτηση ως την άφιξη'
export const leadDays = 'Ημέρες πριν από την άφιξη'
export const lengths = 'Διάρκεια διαμονής'
export const lengthNights = 'Διανυκτερεύσεις'
export const bookings = 'Κρατήσεις'
export const stays = 'Διαμονές'
export const sources = 'Προέλευση κρατήσεων'
export const source = 'Προέλευση'
export const ownSources: Record<string, string> = {
  site: 'Δικός σας ιστότοπος',
  link: 'Σύνδεσμοι βοηθών',
  hand: 'Καταχωρίστηκαν από εσάς',
  offer: 'Προσφορές',
}
export const countries = 'Χώρες επισκεπτών'
export const country = 'Χώρα'
export const notSaid = 'Δεν δηλώθηκε'
export const cancellations = 'Ακυρώσεις'
export const period = 'Διάστημα'
export const sold = 'Πουλήθηκαν'
export const cancelled = 'Ακυρώθηκαν'
export const nightsCancelled = 'Διανυκτερεύσεις που ακυρώθηκαν'
export const kept = 'Παρακρατήθηκαν'
export const money = 'Εισπράξεις'
export const net = 'Καθαρά'
export const due = 'Αναμενόμενες εισπράξεις'
export const dueIn = 'Μήνας λήξης'
export const amount = 'Ποσό'
export const overdue = 'Από αυτά εκπρόθεσμα'
export const share = 'Μερίδιο'
export const upTo = (first: number, last: number): string =>
  first === last ? formatNumber(first) : `${formatNumber(first)} έως ${formatNumber(last)}`
export const over = (limit: number): string => `πάνω από ${formatNumber(limit)}`
export const asTable = (title: string): string => `${title}: πίνακας`
export const asCsv = (title: string): string => `${title}: CSV`
export const thisPeriod = 'Αυτό το διάστημα'
export const comparedPeriod = 'Διάστημα σύγκρισης'
export const compared = (column: string): string => `${column}, σύγκριση`
export const plotOf = (title: string, most: string, month: string): string => `${title} ανά μήνα. Υψηλότερη τιμή: ${most}, ${month}.`
export const nothingSold = 'Δεν πουλήθηκε τίποτα σε αυτό το διάστημα.'
export const nothingMoved = 'Δεν κινήθηκαν χρήματα σε αυτό το διάστημα.'
export const nothingDue = 'Κανείς δεν οφείλει τίποτα.'
export const moneyTotal = (received: string, refunded: string, net: string): string =>
  `Εισπράχθηκαν ${received}, επιστράφηκαν ${refunded}, καθαρά ${net}.`
export const answerTimes = 'Συνομιλίες: χρόνος ως την απάντησή σας'
export const medianTime = 'Διάμεσος χρόνος'
export const answered = 'Απαντήθηκαν'
export const unanswered = 'Αναπάντητες'
export const waited = timeIn({ days: 'ημ.', hours: 'ώ.', minutes: 'λ.' })
export const wholeHours = (hours: number): string => `${formatNumber(hours)}\u00a0ώ.`
export const answersTotal = (answered: number, unanswered: number, median: string): string =>
  `Απαντήθηκαν: ${formatNumber(answered)}, αναπάντητες: ${formatNumber(unanswered)}. Διάμεσος χρόνος: ${median}`
export const conversations = 'Συνομιλίες'
export const conversationsAWeek = 'Συνομιλίες ανά εβδομάδα'
export const week = 'Εβδομάδα από'
export const weekAverage = (conversations: string): string => `Κατά μέσο όρο ${conversations} την εβδομάδα.`
export const plotOfWeeks = (title: string, most: string, week: string): string =>
  `${title} ανά εβδομάδα. Υψηλότερη τιμή: ${most}, την εβδομάδα από ${week}.`
export const topics = 'Συνομιλίες: τι ρωτούν συχνότερα οι επισκέπτες'
export const topic = 'Θέμα'
export const ownTopics = { message: 'Μηνύματα χωρίς αίτημα', question: 'Ερωτήσεις πριν από την κράτηση' }
export const times = 'Φορές'
export const nobodyWaited = 'Κανένας επισκέπτης δεν περίμενε απάντηση σε αυτό το διάστημα.'
export const nobodyWrote = 'Κανένας επισκέπτης δεν έγραψε σε αυτό το διάστημα.'
export const missed = 'Βοηθοί: ημερομηνίες που ζητήθηκαν και δεν ήταν ελεύθερες'
export const clients = 'Βοηθοί: ποιοι ρώτησαν'
export const anyVilla = 'Οποιαδήποτε βίλα'
export const stay = 'Διαμονή'
export const why = 'Λόγος'
export const missedWhys = { taken: 'Χωρίς ελεύθερες βραδιές', rule: 'Εκτός κανόνων', party: 'Πάρα πολλοί επισκέπτες' }
export const assistant = 'Βοηθός'
export const otherAssistants = 'Άλλοι'
export const calls = 'Κλήσεις'
export const notFree = 'Μη ελεύθερα'
export const links = 'Σύνδεσμοι κράτησης'
export const nothingMissed = 'Οι βοηθοί δεν ζήτησαν καμία διαμονή που δεν ήταν ελεύθερη.'
export const nobodyAsked = 'Κανένας βοηθός δεν ρώτησε σε αυτό το διάστημα.'

true satisfies Translated<typeof import('../en/office-reports.ts'), typeof import('./office-reports.ts')>
