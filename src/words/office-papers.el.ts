import { theDay } from './greek-days.ts'

export const papers = 'Έγγραφα'
export const whatTheyAre =
  'Οι επιβεβαιώσεις κρατήσεων, οι βεβαιώσεις πληρωμής και οι βεβαιώσεις επιστροφής εκδίδονται αυτόματα. Αριθμούνται χωρίς κενά, ανά είδος και έτος. Ένα έγγραφο που εκδόθηκε δεν αλλάζει ποτέ: η διόρθωση είναι νέο έγγραφο.'
export const month = 'Μήνας έκδοσης'
export const show = 'Εμφάνιση'
export const asZip = 'Λήψη όλων (ZIP)'
export const failedToLoad = 'Τα έγγραφα δεν φορτώθηκαν'
export const none = 'Δεν εκδόθηκε έγγραφο αυτόν τον μήνα.'
export const noneOfBooking = 'Δεν υπάρχουν ακόμη έγγραφα: εκδίδονται με την πρώτη πληρωμή.'
export const byKind = 'Ανά είδος'
export const kind = 'Είδος'
export const number = 'Αριθμός'
export const count = 'Έγγραφα'
export const amount = 'Ποσό'
export const issued = 'Εκδόθηκε'
export const about = 'Αφορά'
export const actions = 'Ενέργειες'
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
