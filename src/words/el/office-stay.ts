import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const changeStayOrPrice = 'Αλλαγή διαμονής ή τιμής'
export const changeStages = 'Αλλαγή δόσεων ή προθεσμιών'
export const refundAPart = 'Επιστροφή ενός μέρους'
export const pageTitle = (code: string): string => `Αλλαγή της κράτησης ${code}`
export const backToBooking = (code: string): string => `Κράτηση ${code}`
export const now = 'Τώρα'
export const cannotBeChanged = 'Αυτή η κράτηση δεν μπορεί να αλλάξει'
export const onlySoldOnes = 'Αλλάζει μόνο πληρωμένη ή μερικώς πληρωμένη κράτηση που δεν έχει διαγραφεί.'
export const theChange = 'Τι να αλλάξει'
export const villa = 'Βίλα'
export const price = 'Τιμή'
export const priceWays = {
  kept: 'Μένει ως έχει',
  rates: 'Με τις σημερινές τιμές',
  own: 'Νέο σύνολο',
  less: 'Επιστροφή ενός μέρους',
}
export const amount = 'Ποσό σε ευρώ'
export const amountHint = 'Με νέο σύνολο: ολόκληρη η τιμή. Με επιστροφή μέρους: αυτό το μέρος· η τιμή μειώνεται κατά τόσο.'
export const furtherLines = 'Προσθέστε άλλα ποσά στην τιμή'
export const furtherLinesHint =
  'Μια επιβάρυνση, ή με μείον μια μείωση, με όνομα που διαβάζει ο επισκέπτης. Η τιμή αλλάζει ανάλογα, εκτός αν ορίσετε εσείς τη συνολική τιμή. Χρειάζεται λόγος.'
export const lineName = (number: number): string => `Όνομα γραμμής ${number}`
export const lineAmount = (number: number): string => `Ποσό γραμμής ${number}`
export const openStages = 'Δικές σας δόσεις για το υπόλοιπο'
export const stagesHint = 'Αφήστε τα κενά για να μείνουν οι δόσεις της κράτησης. Χαμηλότερη ή υψηλότερη τιμή αλλάζει την τελευταία.'
export const stageNow = (euros: string): string => `Κενό: ${euros}, όπως τώρα`
export const guests = 'Επισκέπτες'
export const stageAmount = (number: number): string => `Ποσό δόσης ${number}`
export const stageDue = (number: number): string => `Ημέρα λήξης δόσης ${number}`
export const show = 'Εμφάνιση αλλαγών'
export const notPossible = 'Δεν είναι δυνατό'
export const whatChanges = 'Τι αλλάζει'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const priceBefore = 'Τιμή πριν'
export const priceNow = 'Τιμή τώρα'
export const paid = 'Πληρωμένα'
export const refund = 'Επιστρέφονται'
export const toCard = (euros: string, dinars: string): string => `${euros} στην κάρτα (${dinars})`
export const byYourself = (euros: string, method: string): string => `${euros} (${method}): επιστρέψτε τα εσείς`
export const stillToPay = 'Υπόλοιπο πληρωμής'
export const dueBy = (euros: string, day: string): string => `${euros} έως ${theDay(day)}`
export const ifTheGuestCancels = 'Αν ο επισκέπτης ακυρώσει'
export const refundUntil = (percent: number, day: string, euros: string): string =>
  `Έως ${theDay(day)}: ${formatNumber(percent)}%, σήμερα ${euros}`
export const refundAfter = (euros: string): string => `Μετά: ${euros}`
export const rulesBroken = 'Οι επισκέπτες δεν θα μπορούσαν να κάνουν μόνοι τους αυτή την κράτηση'
export const reason = 'Λόγος'
export const reasonHint = 'Φυλάσσεται με την κράτηση. Ο επισκέπτης δεν τον διαβάζει.'
export const tellTheGuest = 'Ενημέρωση του επισκέπτη με email'
export const changeIt = 'Αλλαγή της κράτησης'
export const changeAndRefund = (euros: string): string => `Αλλαγή και επιστροφή ${euros}`
export const oneMoment = 'Μια στιγμή…'
export const isChanged = 'Η κράτηση άλλαξε'
export const notChanged = 'Δεν άλλαξε'
export const incomplete = 'Επιλέξτε τη βίλα και τις δύο ημέρες, και δώστε το ποσό όταν ορίζετε εσείς την τιμή.'
export const paidOf = (paid: string, total: string): string => `Πληρώθηκαν ${paid} από ${total}.`

export const theGuestAsks = 'Ο επισκέπτης ζητά άλλη διαμονή'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const whatAgreeingMeans =
  'Αν συμφωνήσετε, ο επισκέπτης μπορεί για τρεις ημέρες να αλλάξει τη διαμονή, στην τιμή εκείνης της στιγμής. Οι βραδιές δεν κρατούνται έως τότε.'
export const agree = 'Αποδοχή'
export const refuse = 'Απόρριψη'
export const decided = 'Ο επισκέπτης ενημερώνεται'

export const access = 'Πόρτα και οδηγίες'
export const nothingToEnter =
  'Όταν πληρωθεί η διαμονή, και ώσπου να τελειώσει, βλέπετε εδώ τι μπορεί να διαβάσει ο επισκέπτης για το σπίτι.'
export const guestReads = {
  both: 'Ο επισκέπτης μπορεί να διαβάσει τις οδηγίες και τον κωδικό πόρτας.',
  guide: 'Ο επισκέπτης μπορεί να διαβάσει τις οδηγίες, όχι ακόμη τον κωδικό πόρτας.',
  nothing: 'Ο επισκέπτης δεν μπορεί να διαβάσει ούτε τις οδηγίες ούτε τον κωδικό πόρτας.',
}
export const codeFrom = (day: string): string =>
  `Μια πληρωμένη διαμονή δείχνει τον κωδικό πόρτας από ${day}. Ό,τι άνοιξε μία φορά μένει ανοιχτό ως την αναχώρηση.`
export const codeOf = { own: 'Αυτή η διαμονή έχει δικό της κωδικό πόρτας.', villa: 'Ο κωδικός πόρτας είναι της βίλας.' }
export const noCode = 'Δεν υπάρχει κωδικός πόρτας: γράψτε έναν εδώ ή στον οδηγό της βίλας.'
export const shownByYou = 'Τα δείχνετε και τα δύο στον επισκέπτη, ό,τι κι αν έχει πληρωθεί.'
export const showNow = 'Εμφάνιση στον επισκέπτη τώρα'
export const showNoLonger = 'Εμφάνιση μόνο όταν πληρωθεί'
export const readCode = 'Προβολή του κωδικού πόρτας'
export const readCodeHint = 'Κάθε προβολή γράφεται στις ενέργειες.'
export const theCodeIs = (code: string): string => `Κωδικός πόρτας: ${code}`
export const ownCode = 'Κωδικός πόρτας μόνο για αυτή τη διαμονή'
export const ownCodeHint = 'Ισχύει αντί για τον κωδικό της βίλας. Αν μείνει κενό: ο κωδικός της βίλας.'
export const saveCode = 'Αποθήκευση του κωδικού πόρτας'
export const savingAccess = 'Μια στιγμή …'
export const saved = 'Αποθηκεύτηκε'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const accessGained = 'Ο επισκέπτης θα μπορεί να διαβάσει'
export const accessLost = 'Ο επισκέπτης δεν θα μπορεί πια να διαβάσει'
export const parts = { guide: 'τις οδηγίες και τον οδηγό του σπιτιού', doorCode: 'τον κωδικό πόρτας' }
export const untilPaid = 'Επανέρχονται όταν πληρωθούν όλα. Μπορείτε και να τα εμφανίσετε αμέσως στη σελίδα της κράτησης.'
export const notRead = 'Δεν διαβάστηκε'

true satisfies Translated<typeof import('../en/office-stay.ts'), typeof import('./office-stay.ts')>
