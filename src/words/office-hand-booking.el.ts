import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import { theDay } from './greek-days.ts'
import { writtenNumber } from './numbers.el.ts'

export const newBooking = 'Νέα κράτηση'
export const lead =
  'Για επισκέπτες που κλείνουν με τηλέφωνο ή email. Καταχωρίζετε όσα πλήρωσαν με μεταφορά ή μετρητά, ή τους στέλνετε προσφορά. Οι κανόνες για τους επισκέπτες μπορούν να παρακαμφθούν με αιτιολογία· οι πουλημένες βραδιές όχι.'
export const theStay = 'Η διαμονή'
export const villa = 'Βίλα'
export const guests = 'Επισκέπτες'
export const price = 'Τιμή'
export const priceWays = { rates: 'Με τις σημερινές τιμές', own: 'Δικό σας σύνολο' }
export const ownTotal = 'Σύνολο σε ευρώ'
export const ownTotalHint = 'Μόνο με δικό σας σύνολο.'
export const plan = 'Πληρωμή'
export const plans = { full: 'Εφάπαξ', partial: 'Σε τρεις δόσεις' }
export const stagesHint = 'Αφήστε τα κενά για τις συνηθισμένες δόσεις. Αλλιώς αθροίζουν στο σύνολο.'
export const showPrice = 'Εμφάνιση τιμής'
export const notPossible = 'Δεν γίνεται'
export const incomplete = 'Επιλέξτε τη βίλα, τις δύο ημέρες και τον αριθμό των επισκεπτών, και δώστε το σύνολο όταν είναι δικό σας.'
export const whatItCosts = 'Τι κοστίζει'
export const theGuest = 'Ο επισκέπτης'
export const paymentReceived = 'Πληρωμή που λάβατε'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const stage = (euros: string, day: string): string => `${euros} έως ${theDay(day)}`
export const name = 'Όνομα'
export const email = 'Email'
export const emailHint = 'Εδώ έρχονται η επιβεβαίωση και η βεβαίωση πληρωμής ή η προσφορά.'
export const phone = 'Τηλέφωνο'
export const specialRequests = 'Ειδικές επιθυμίες'
export const specialRequestsHint = 'Φυλάσσεται με την κράτηση. Η προσφορά έχει δικό της μήνυμα.'
export const reason = 'Λόγος'
export const reasonHint = 'Φυλάσσεται με την κράτηση. Ο επισκέπτης δεν τον διαβάζει.'
export const rulesBroken = 'Οι επισκέπτες δεν θα μπορούσαν να το κλείσουν μόνοι τους'
export const bookIt = 'Κράτηση και καταχώριση πληρωμής'
export const oneMoment = 'Μια στιγμή…'
export const booked = 'Η κράτηση καταχωρίστηκε'
export const notBooked = 'Δεν έγινε κράτηση'
export const language = 'Γλώσσα'
export const languageHint = 'Σε αυτήν είναι τα email και οι σελίδες για αυτόν τον επισκέπτη.'
export const computedLines = 'Αλλαγή των υπολογισμένων γραμμών'
export const computedLinesHint =
  'Τι κοστίζει η καθεμία, όπως το διαβάζει ο επισκέπτης. Εκπτώσεις και ΦΠΑ υπολογίζονται ξανά. Χρειάζεται λόγος.'
export const computedLine: Record<ComputedLine['kind'], (name: string) => string> = {
  nights: (season) => `${season}: η διανυκτέρευση, σε ευρώ`,
  guests: () => 'Επιπλέον επισκέπτες: ο καθένας ανά διανυκτέρευση, σε ευρώ',
  fee: (name) => `${name}: ανά μονάδα, σε ευρώ`,
  discount: (name) => `${name}: ποσοστό`,
}
export const computed = (value: string, count: number): string =>
  `Υπολογισμένο: ${count === 1 ? value : `${writtenNumber(count)} × ${value}`}`
