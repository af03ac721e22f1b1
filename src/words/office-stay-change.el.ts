import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

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
export const furtherLines = 'Επιπλέον γραμμές της τιμής'
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
  `Έως ${theDay(day)}: ${writtenNumber(percent)}%, σήμερα ${euros}`
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
