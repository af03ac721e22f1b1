import type { Translated } from '../translated.ts'

export const bank = 'Τράπεζα'
export const account = 'Λογαριασμός για πληρωμές με κάρτα'
export const merchantId = 'Κωδικός εμπόρου (client id)'
export const merchantIdMeans = 'Τον δίνει η τράπεζα, π.χ. 990000000000001.'
export const gateway = 'Διεύθυνση της σελίδας καρτών'
export const gatewayMeans = 'Τελειώνει σε /fim/est3Dgate.'
export const api = 'Διεύθυνση του API'
export const apiMeans = 'Τελειώνει σε /fim/api. Εκεί ζητούνται στοιχεία και επιστροφές.'
export const apiUser = 'Χρήστης API'
export const apiUserMeans =
  'Φτιάχνεται στην πύλη της τράπεζας, με δικαιώματα ερώτησης, ακύρωσης και επιστροφής. Δεν είναι η σύνδεσή σας στην πύλη.'
export const apiPassword = 'Κωδικός του χρήστη API'
export const storeKey = 'Κλειδί καταστήματος (store key)'
export const staysIfEmpty = 'Αν μείνει κενό, ισχύει το αποθηκευμένο. Δεν εμφανίζεται ποτέ.'
export const hashVersion = 'Έκδοση hash'
export const hashVersionMeans = 'Οι τράπεζες στη Σερβία έχουν την έκδοση 2, εκτός αν η δική σας πει αλλιώς.'
export const yourPassword = 'Ο κωδικός σας'
export const yourPasswordMeans = 'Ώστε κανείς άλλος να μη στείλει αλλού τα χρήματα των επισκεπτών σας.'
export const save = 'Χρήση αυτού του λογαριασμού'
export const saving = 'Αποθήκευση …'
export const saved = 'Οι νέες πληρωμές πηγαίνουν σε αυτόν τον λογαριασμό'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const formerStay = 'Όσες πληρωμές άρχισαν πριν κρίνονται με τα κλειδιά με τα οποία άρχισαν.'
export const askTheBank = 'Ερώτηση στην τράπεζα'
export const asking = 'Ερώτηση …'
export const askMeans = 'Ρωτά για παραγγελία που δεν υπάρχει. Δεν κινούνται χρήματα.'
export const couldNotAsk = 'Η τράπεζα δεν ρωτήθηκε'
export const storeKeyUnproved =
  'Αν το κλειδί καταστήματος είναι σωστό φαίνεται μόνο σε πληρωμή: πληρώστε μικρό ποσό και επιστρέψτε το στην κράτησή του.'
export const toSend = 'Τι να στείλετε στην τράπεζα'
export const toSendMeans =
  'Η τράπεζα τα συγκρίνει με τη σύμβαση και καταχωρεί τις διευθύνσεις πριν επιτρέψει πωλήσεις. Τυπώστε το ή αντιγράψτε το σε μήνυμα.'
export const openToSend = 'Άνοιγμα για εκτύπωση'
export const print = 'Εκτύπωση'
export const merchant = 'Ο έμπορος'
export const addresses = 'Διευθύνσεις προς καταχώρηση'
export const questions = 'Παρακαλούμε πείτε μας'
export const website = 'Ιστότοπος'
export const terms = 'Όροι'
export const privacy = 'Απόρρητο'
export const returnAddress = 'Διεύθυνση επιστροφής, για επιτυχία και αποτυχία (okUrl και failUrl)'
export const callbackAddress = 'Διεύθυνση για αποτελέσματα μεταξύ διακομιστών (callbackUrl)'
export const noCallback = 'δεν χρησιμοποιείται'
export const model = 'Μοντέλο'
export const modelIs = '3D Pay Hosting: οι κάρτες γράφονται μόνο στη σελίδα σας'
export const currency = 'Νόμισμα'
export const currencyIs = 'RSD (941)· τιμές σε ευρώ, χρέωση με τη μέση ισοτιμία της ημέρας'
export const asks = [
  'Χρησιμοποιείται έκδοση hash 2 ή 3 και ποια πεδία εξαιρούνται;',
  'Επιτρέπεται το callbackUrl και από ποιες διευθύνσεις έρχεται;',
  'Ποιες τιμές του lang γνωρίζει η σελίδα καρτών;',
  'Τι δικαιώματα έχει ο χρήστης API: ερώτηση, ακύρωση, επιστροφή;',
  'Από ποια διεύθυνση διακομιστή επιτρέπεται το API;',
  'Πόση ώρα μένει ανοιχτή η σελίδα και πότε κλείνει η ημέρα;',
  'Ποιες είναι οι δοκιμαστικές κάρτες και ποια λογότυπα και κείμενα πρέπει να δείχνει ο ιστότοπος;',
]
export const said = {
  right: 'Η τράπεζα δέχεται τον χρήστη API: λέει ότι δεν υπάρχει τέτοια παραγγελία.',
  refused: 'Η τράπεζα δεν δέχεται τον χρήστη API. Ελέγξτε κωδικό εμπόρου, χρήστη, κωδικό και δικαιώματα στην πύλη.',
  silent: 'Η τράπεζα δεν έδωσε αναγνώσιμη απάντηση. Ελέγξτε τη διεύθυνση του API και αν επιτρέπει αυτόν τον διακομιστή.',
}
export const whereFrom = {
  environment:
    'Ο λογαριασμός είναι ορισμένος στον διακομιστή και υπερισχύει όσων γράφονται εδώ. Τον αλλάζει μόνο όποιος έχει τον διακομιστή.',
  office: 'Οι νέες πληρωμές πηγαίνουν σε αυτόν τον λογαριασμό.',
  simulator: 'Δεν έχει οριστεί τράπεζα. Οι επισκέπτες πληρώνουν σε προσομοίωση και καμία κάρτα δεν χρεώνεται.',
}
export const hashVersions = { ver2: 'Έκδοση 2', ver3: 'Έκδοση 3' }

true satisfies Translated<typeof import('../en/office-bank.ts'), typeof import('./office-bank.ts')>
