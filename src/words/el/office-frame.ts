import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const backOffice = (title: string | number): string => `${title} · Διαχείριση`
export const theBackOffice = 'Η διαχείριση.'
export const admin = (fullName: string | number): string => `Διαχειριστής: ${fullName}`
export const withRole = (role: string, fullName: string): string => `${role}: ${fullName}`
export const sidebar = 'Πλευρικό μενού'
export const id = (id: string | number): string => `ID ${id}`
export const backOffice3 = 'Διαχείριση'
export const backToWebsite = 'Επιστροφή στον ιστότοπο'
export const leaveWithoutSaving = 'Έξοδος χωρίς αποθήκευση;'
export const notSavedYet = 'Όσα γράψατε δεν έχουν αποθηκευτεί ακόμη.'
export const goOnEditing = 'Συνέχεια επεξεργασίας'
export const leave = 'Έξοδος χωρίς αποθήκευση'
export const dashboardPage = 'Επισκόπηση'
export const changeoversPage = 'Αλλαγές επισκεπτών'
export const peoplePage = 'Άτομα'
export const notForYou = 'Δεν είναι για τον ρόλο σας'
export const thisPageIsForOthers =
  'Αυτή η σελίδα είναι για άλλους ρόλους. Ένας ιδιοκτήτης μπορεί να σας δώσει άλλον ρόλο στη σελίδα «Άτομα».'
export const yourRole = (role: string): string => `Ο ρόλος σας: ${role}.`
export const ifItHappensAgain = 'Αν ξανασυμβεί, ενημερώστε όποιον συντηρεί τον ιστότοπο, με την ώρα και τη διεύθυνση αυτής της σελίδας.'
export const villasPage = 'Βίλες'
export const booksPage = 'Λογιστικά'
export const reportsPage = 'Αναφορές'
export const declarationsPage = 'Δηλώσεις'
export const papersPage = 'Έγγραφα'
export const pricingPage = 'Τιμές'
export const promoCodesPage = 'Κωδικοί προσφοράς'
export const galleryPage = 'Φωτογραφίες'
export const reviewsPage = 'Κριτικές'
export const supportPage = 'Υποστήριξη'
export const complaintsPage = 'Παράπονα'
export const questionsPage = 'Ερωτήσεις'
export const amenitiesPage = 'Παροχές'
export const attractionsPage = 'Στη γύρω περιοχή'
export const translationsPage = 'Μεταφράσεις'
export const toManyPage = 'Σε πολλούς'
export const messagesPage = 'Κείμενα'
export const siteMailsPage = 'Κείμενα μηνυμάτων'
export const mailsPage = 'Μηνύματα'
export const activityPage = 'Δραστηριότητα'
export const goingLivePage = 'Πριν ξεκινήσετε'
export const bankPage = 'Τράπεζα'
export const simulated = 'Οι πληρωμές είναι προσομοίωση: καμία κάρτα δεν χρεώνεται.'
export const enterBank = 'Ορίστε την τράπεζά σας'
export const jobsPage = 'Εργασίες'
export const signInAndSecurityPage = 'Σύνδεση και ασφάλεια'
export const villa = 'Βίλα'
export const nameOfPlace = {
  today: 'Σήμερα',
  calendar: 'Ημερολόγιο',
  bookings: 'Κρατήσεις',
  inbox: 'Εισερχόμενα',
  prices: 'Τιμές',
  house: 'Κατάλυμα',
  money: 'Οικονομικά',
  settings: 'Ρυθμίσεις',
}
export const allVillasPage = 'Όλες οι βίλες'
export const yearOfVillaPage = 'Έτος μιας βίλας'
export const connectedCalendarsPage = 'Συνδεδεμένα ημερολόγια'
export const allBookingsPage = 'Όλες οι κρατήσεις'
export const offersPage = 'Προσφορές'
export const websitePage = 'Ιστότοπος'
export const more = 'Άλλα'
export const phoneMenu = 'Ενότητες'
export const pagesOfPlace = (place: string): string => `Σελίδες: ${place}`
export const waiting = (count: number): string => `Περιμένουν απάντηση: ${formatNumber(count)}`
export const scheme = 'Φωτεινό ή σκούρο'
export const nameOfScheme = { light: 'Φωτεινό', dark: 'Σκούρο', device: 'Όπως η συσκευή' }
export const actions = 'Ενέργειες'
export const actionsFor = (name: string): string => `Ενέργειες: ${name}`

true satisfies Translated<typeof import('../en/office-frame.ts'), typeof import('./office-frame.ts')>
