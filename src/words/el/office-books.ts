import type { Translated } from '../translated.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const showAll = (rows: number): string => `Εμφάνιση και των ${formatNumber(rows)}`
export const books = 'Λογιστικά'
export const period = 'Διάστημα'
export const fromIt = 'Από'
export const until = 'Έως'
export const show = 'Εμφάνιση'
export const asCsvByDay = 'Ως CSV, ανά ημέρα'
export const theBooksCould = 'Τα λογιστικά δεν φορτώθηκαν'
export const onItsWayBack = 'Επιστρέφονται σε επισκέπτες'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: ζητήθηκαν, αλλά δεν τα επιβεβαίωσε ακόμη η τράπεζα.`
export const byMonth = 'Ανά μήνα'
export const month = 'Μήνας'
export const byVilla = 'Ανά βίλα'
export const villa = 'Βίλα'
export const byDay = 'Ανά ημέρα'
export const day = 'Ημέρα'
export const stillDue = 'Οφείλονται ακόμη'
export const pagesOfStages = 'Σελίδες με απλήρωτες δόσεις'
export const nothingIsDueFromAnybody = 'Κανείς δεν οφείλει τίποτα.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, δόση ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Ληξιπρόθεσμη από ${theDay(dueOn)}`
export const stageDueOn = (dueOn: string | number): string => `Λήγει ${onDay(dueOn)}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `Συνολικά ${amount} (${dinars} με τη σημερινή ισοτιμία)`
export const noMoneyMoved = 'Δεν κινήθηκαν χρήματα σε αυτό το διάστημα.'
export const paid = 'Πληρώθηκαν'
export const refunded = 'Επιστράφηκαν'
export const net = 'Καθαρά'
export const total = 'Σύνολο'

export const declarations = 'Δηλώσεις'
export const whatDeclarationsAre =
  'Τι δηλώνεται στην ελληνική εφορία κάθε μήνα: διαμονές που τελείωσαν ή ακυρώθηκαν με παρακράτηση χρημάτων, και το τέλος ανθεκτικότητας των διανυκτερεύσεων που έγιναν. Ρωτήστε τον λογιστή σας τι ισχύει για εσάς.'
export const asCsv = 'Διαμονές ως CSV'
export const declarationsNotLoaded = 'Οι δηλώσεις δεν φορτώθηκαν'
export const stays = 'Διαμονές'
export const levy = 'Τέλος ανθεκτικότητας'
export const declareBy = (day: string): string => `Προθεσμία έως ${theDay(day)}.`
export const declaredOn = (day: string, by: string | null): string => (by ? `Δηλώθηκε ${onDay(day)} (${by}).` : `Δηλώθηκε ${onDay(day)}.`)
export const dayOfDeclaration = 'Ημέρα δήλωσης'
export const noteStays = 'Σημείωση: οι διαμονές δηλώθηκαν'
export const noteLevy = 'Σημείωση: το τέλος δηλώθηκε'
export const undo = 'Τελικά δεν δηλώθηκε'
export const saving = 'Αποθήκευση…'
export const noted = 'Η δήλωση σημειώθηκε.'
export const undone = 'Ο μήνας θεωρείται αδήλωτος.'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const noStays = 'Καμία διαμονή αυτού του μήνα δεν δηλώνεται.'
export const noLevy = 'Δεν οφείλεται τέλος ανθεκτικότητας για αυτόν τον μήνα.'
export const pagesOfStays = 'Σελίδες με διαμονές'
export const stay = 'Διαμονή'
export const arrival = 'Άφιξη'
export const departure = 'Αναχώρηση'
export const guest = 'Επισκέπτης'
export const amount = 'Ποσό'
export const paidBy = 'Τρόπος πληρωμής'
export const ofWhichLevy = 'Τέλος'
export const levyClass = 'Κατηγορία'
export const nights = 'Διανυκτερεύσεις'
export const sum = 'Άθροισμα'
export const cancelledOn = (day: string): string => `ακυρώθηκε ${onDay(day)}`
export const unregistered = 'χωρίς αριθμό μητρώου'
export const addStay = 'Προσθήκη διαμονής άλλης πλατφόρμας'
export const addStayMeans = 'Δηλώνονται και διαμονές που πουλήθηκαν αλλού. Το τέλος υπολογίζεται με την κατηγορία της βίλας.'
export const platform = 'Πλατφόρμα'
export const guestName = 'Όνομα επισκέπτη'
export const country = 'Χώρα επισκέπτη'
export const amountField = 'Ποσό (€)'
export const add = 'Προσθήκη διαμονής'
export const added = 'Η διαμονή προστέθηκε.'
export const remove = 'Αφαίρεση'
export const openStay = 'Άνοιγμα της κράτησης'
export const dates = 'Ημερομηνίες'
export const removeStay = 'Αφαίρεση διαμονής'
export const removing = 'Αφαίρεση…'
export const removeAsked = (platform: string, guest: string): string =>
  `Να αφαιρεθεί η διαμονή; Επισκέπτης: ${guest}, πλατφόρμα: ${platform}`
export const removed = 'Η διαμονή αφαιρέθηκε.'
export const showDocument = 'Εμφάνιση αριθμού εγγράφου'

export const papers = 'Έγγραφα'
export const whatDocumentsAre =
  'Οι επιβεβαιώσεις κρατήσεων, οι βεβαιώσεις πληρωμής και οι βεβαιώσεις επιστροφής εκδίδονται αυτόματα. Αριθμούνται χωρίς κενά, ανά είδος και έτος. Ένα έγγραφο που εκδόθηκε δεν αλλάζει ποτέ: η διόρθωση είναι νέο έγγραφο.'
export const monthOfIssue = 'Μήνας έκδοσης'
export const asZip = 'Λήψη όλων (ZIP)'
export const documentsNotLoaded = 'Τα έγγραφα δεν φορτώθηκαν'
export const none = 'Δεν εκδόθηκε έγγραφο αυτόν τον μήνα.'
export const noneOfBooking = 'Δεν υπάρχουν ακόμη έγγραφα: εκδίδονται με την πρώτη πληρωμή.'
export const byKind = 'Ανά είδος'
export const kind = 'Είδος'
export const number = 'Αριθμός'
export const count = 'Έγγραφα'
export const issued = 'Εκδόθηκε'
export const about = 'Αφορά'
export const pagesOfPapers = 'Σελίδες με έγγραφα'
export const statement = 'Μηνιαία κατάσταση'
export const statementOf = (month: string): string => `Χρήματα: ${month}`
export const statementMeans = (month: string): string =>
  `Όλα όσα εισπράχθηκαν και επιστράφηκαν (${month}), όπως στα βιβλία. Αν τα ποσά άλλαξαν από την τελευταία κατάσταση, τη θέση της παίρνει μια διορθωμένη.`
export const notOverYet = (month: string): string => `Η κατάσταση μπορεί να δημιουργηθεί μόλις τελειώσει ο μήνας (${month}).`
export const makeStatement = 'Δημιουργία κατάστασης'
export const notMade = 'Δεν υπάρχει κατάσταση'
export const made = (number: string): string => `Δημιουργήθηκε: ${number}`
export const making = 'Μια στιγμή…'
export const makeProforma = 'Δημιουργία προτιμολογίου'
export const noProforma = 'Δεν υπάρχει προτιμολόγιο'
export const proformaFor = (amount: string, day: string): string =>
  `Το προτιμολόγιο ζητά τα επόμενα ${amount} με τραπεζική μεταφορά, έως ${theDay(day)}. Όσο ισχύει, δεν εκδίδεται άλλο.`
export const proformaNeeds =
  'Το προτιμολόγιο ζητά την επόμενη απλήρωτη δόση με τραπεζική μεταφορά. Χρειάζεται ποσό που οφείλεται ακόμη και το IBAN στις ρυθμίσεις.'
export const gapsInNumbers = 'Αριθμοί που παραλείφθηκαν'
export const whyGaps =
  'Μετά την επαναφορά ενός αντιγράφου ασφαλείας, έγγραφα που εκδόθηκαν μετά από αυτό δεν είναι γνωστά εδώ, αλλά ίσως βρίσκονται σε επισκέπτες. Για να μη δοθεί κανένας αριθμός δύο φορές, η αρίθμηση συνεχίζει πάνω από όλους.'
type Gap = { restoredOn: string; backupOf: string | null; above: number }
export const gapAfter = ({ restoredOn, backupOf, above }: Gap): string =>
  `Επαναφορά: ${restoredOn}${backupOf ? `, από το αντίγραφο της ${backupOf}` : ''}. Τα έγγραφα και τα παράπονα συνεχίζουν πάνω από ${above}.`

true satisfies Translated<typeof import('../en/office-books.ts'), typeof import('./office-books.ts')>
