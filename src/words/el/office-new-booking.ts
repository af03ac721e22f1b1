import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

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
export const requestsAndReason = 'Επιθυμίες και λόγος'
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
  `Υπολογισμένο: ${count === 1 ? value : `${formatNumber(count)} × ${value}`}`

export const offers = 'Προσφορές'
export const sendAsOffer = 'Αποστολή ως προσφορά'
export const offerLead =
  'Ο επισκέπτης λαμβάνει σύνδεσμο με email, επιλέγει εκεί μία από τις διαμονές και πληρώνει με κάρτα ή τραπεζική μεταφορά, στην τιμή της προσφοράς.'
export const offeredStay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} – ${until}: ${euros}`
export const addAnother = 'Προσθήκη άλλης διαμονής για επιλογή'
export const message = 'Μήνυμα στον επισκέπτη'
export const messageHint = 'Εμφανίζεται στο email και στη σελίδα της προσφοράς.'
export const validUntil = 'Ισχύει έως'
export const holding = 'Να κρατηθούν οι βραδιές έως τότε'
export const holdingHint = 'Κανείς άλλος δεν μπορεί να τις κλείσει, εδώ ή σε συνδεδεμένες πλατφόρμες. Χωρίς αυτό μπορεί να προλάβουν άλλοι.'
export const transferDays = 'Ημέρες για τραπεζική μεταφορά'
export const transferDaysHint = 'Από την ημέρα που δέχεται ο επισκέπτης. Αφήστε το κενό για πληρωμή μόνο με κάρτα.'
export const noIban = 'Χωρίς IBAN της εταιρείας οι επισκέπτες πληρώνουν μόνο με κάρτα.'
export const enterIt = 'Συμπληρώστε το στις ρυθμίσεις'
export const sendIt = 'Αποστολή προσφοράς'
export const sent = 'Η προσφορά στάλθηκε'
export const notSent = 'Δεν στάλθηκε'
export const howTheyWork =
  'Διαμονές που προσφέρατε σε επισκέπτες. Μια προσφορά λήγει αυτόματα: μετά την τελευταία της ημέρα ή δύο ημέρες μετά την προθεσμία της τραπεζικής μεταφοράς.'
export const show = 'Ποιες προσφορές'
export const open = 'Σε αναμονή'
export const all = 'Όλες'
export const noneOpen = 'Καμία προσφορά δεν περιμένει τον επισκέπτη της.'
export const none = 'Δεν υπάρχουν ακόμη προσφορές. Δημιουργείτε μία στις «Κρατήσεις», με το «Νέα κράτηση».'
export const failedToLoad = 'Οι προσφορές δεν φορτώθηκαν'
export const pages = 'Σελίδες με προσφορές'
export const states = {
  open: 'Περιμένει τον επισκέπτη',
  transfer: 'Περιμένει τη μεταφορά',
  taken: 'Έγινε δεκτή',
  lost: 'Χάθηκαν οι βραδιές',
  lapsed: 'Έληξε',
  withdrawn: 'Αποσύρθηκε',
}
export const until = (day: string): string => `Ισχύει έως ${theDay(day)}`
export const transferDue = (day: string): string => `Προθεσμία μεταφοράς: έως ${theDay(day)}`
export const kept = 'οι βραδιές κρατούνται'
export const notKept = 'οι βραδιές δεν κρατούνται'
export const link = 'Σύνδεσμος για τον επισκέπτη'
export const withdraw = 'Απόσυρση'
export const withdrawn = 'Η προσφορά αποσύρθηκε'
export const notWithdrawn = 'Δεν αποσύρθηκε'
export const allBookings = 'Όλες οι κρατήσεις'
export const recordTransfer = 'Καταχώριση μεταφοράς'

true satisfies Translated<typeof import('../en/office-new-booking.ts'), typeof import('./office-new-booking.ts')>
