import { countIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

export {
  dinacard,
  mastercard,
  mastercardIdCheck,
  villaArmonia,
  villaEirini,
  villaOnar,
  villaThea,
  visa,
  visaSecure,
} from '../en/frame.ts'

const count = countIn('el')

export const closeThisMessage = 'Κλείσιμο μηνύματος'
export const acceptedCardsAndSecurePayment = 'Κάρτες που δεχόμαστε και ασφαλής πληρωμή'
export const logIn = 'Σύνδεση'
export const register = 'Εγγραφή'
export const admin = 'Διαχείριση'
export const accountOf = (fullName: string | number): string => `Λογαριασμός: ${fullName}`
export const myAccount = 'Ο λογαριασμός μου'
export const myReservations = 'Οι κρατήσεις μου'
export const yourData = 'Τα δεδομένα σας'
export const logOut = 'Αποσύνδεση'
export const somethingWentWrongOnOur = 'Προέκυψε σφάλμα. Τίποτα δεν χάθηκε. Δοκιμάστε ξανά.'
export const thisPageCould = 'Η σελίδα δεν εμφανίστηκε'
export const ifItHappensAgainWrite = 'Αν συμβεί ξανά, γράψτε μας (email στο τέλος της σελίδας).'
export const reference = (reference: string | number): string => `Κωδικός αναφοράς: ${reference}`
export const tryAgain = 'Δοκιμάστε ξανά'
export const returnToHome = 'Επιστροφή στην αρχική'
export const contactInfo = 'Επικοινωνία'
export const companyInfo = 'Στοιχεία εταιρείας'
export const company = 'Εταιρεία'
export const activity = 'Δραστηριότητα'
export const registrationNumber = 'Αριθμός μητρώου'
export const taxNumberPib = 'ΑΦΜ (PIB)'
export const greekRegistration = 'Αριθμός μητρώου στην Ελλάδα'
export const ourVillas = 'Οι βίλες μας'
export const ourPagesElsewhere = 'Οι σελίδες μας αλλού'
export const quickLinks = 'Σύνδεσμοι'
export const termsConditions = 'Όροι και προϋποθέσεις'
export const privacy = 'Απόρρητο'
export const unfinishedBooking = 'Η κράτησή σας δεν έχει ολοκληρωθεί.'
export const unfinishedGoOn = 'Συνέχεια'
export const skipToContent = 'Μετάβαση στο περιεχόμενο'
export const home = 'Αρχική'
export const main = 'Κύριο μενού'
export const bookNow = 'Κράτηση'
export const askTheHosts = 'Ρωτήστε τους οικοδεσπότες'
export const loadingVillaDetails = 'Φόρτωση της βίλας…'
export const loadingVillaInformation = 'Φόρτωση της βίλας…'
export const loadingGallery = 'Φόρτωση φωτογραφιών…'
export const loading = 'Φόρτωση…'
export const menu = 'Μενού'
export const allPages = 'Όλες οι σελίδες'
export const questionsCall = (phone: string): string => `Ερωτήσεις; ${phone}`
export const allVillas = 'Όλες οι βίλες'
export const allVillasAnd = (more: number): string => `Όλες οι βίλες (${count(more)} ακόμη)`
export const villasAt = (site: string, place: string): string => `${site}, βίλες: ${place}`
export const pageNotFound = 'Η σελίδα δεν βρέθηκε'
export const thereIsNothing = 'Δεν βρήκαμε αυτή τη σελίδα.'
export const oopsPageNotFound = 'Η σελίδα δεν βρέθηκε'
export const weCannotFindThisPage = 'Δεν βρήκαμε αυτή τη σελίδα. Ίσως μεταφέρθηκε ή η διεύθυνση έχει λάθος.'
export const wereYouAtWork = 'Εργαζόσασταν στη διαχείριση; Στο μεταξύ έχετε αποσυνδεθεί.'
export const signInAgain = 'Συνδεθείτε ξανά'
export const notice = 'Ανακοίνωση'
export const thisWebsiteIsUnderDevelopment =
  'Ο ιστότοπος είναι υπό κατασκευή. Πληρωμές και επιβεβαιώσεις δεν λειτουργούν ακόμη πλήρως. Παρακαλούμε'
export const contactTheOwnersDirectly = 'γράψτε απευθείας στους ιδιοκτήτες'
export const villas = 'Βίλες'
export const bookYourStay = 'Κλείστε τη διαμονή σας'
export const seeFreeDatesAndPrices = 'Διαθέσιμες ημερομηνίες και τιμές'
export const address = 'Διεύθυνση'
export const website = 'Ιστότοπος'
export const whoWeAre = 'Ποιοι είμαστε'
export const customerService = 'Εξυπηρέτηση πελατών'
export const nothingWasLostPleaseTry = 'Τίποτα δεν χάθηκε. Δοκιμάστε ξανά σε λίγο.'
export const homePage = 'Αρχική'
export const galleryPage = 'Φωτογραφίες'
export const bookingPage = 'Κράτηση'
export const amenitiesPage = 'Παροχές'
export const attractionsPage = 'Στη γύρω περιοχή'
export const pricingPage = 'Τιμές'
export const findDates = 'Διαθεσιμότητα'
export const pricingAndPolicies = 'Τιμές και όροι'

true satisfies Translated<typeof import('../en/frame.ts'), typeof import('./frame.ts')>
