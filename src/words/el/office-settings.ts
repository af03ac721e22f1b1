import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const websiteSettings = 'Ρυθμίσεις ιστοτόπου'
export const settings = 'Ρυθμίσεις'
export const toFillIn = 'προς συμπλήρωση'
export const theSite = 'Ο ιστότοπος'
export const theHomePage = 'Η αρχική σελίδα'
export const howToReachYou = 'Πώς επικοινωνούν οι επισκέπτες'
export const place = 'Τοποθεσία'
export const rulesForGuests = 'Κανόνες για τους επισκέπτες'
export const shownWithPrices = 'Μαζί με τις τιμές'
export const limitsOfDiscounts = 'Όρια εκπτώσεων'
export const levyAndVat = 'Τέλος ανθεκτικότητας και ΦΠΑ'
export const general = 'Γενικά'
export const siteName = 'Όνομα ιστοτόπου'
export const tagline = 'Σύνθημα'
export const shownAboveTheFooter = 'Βρίσκεται πάνω από το υποσέλιδο κάθε σελίδας.'
export const homePageTitle = 'Τίτλος αρχικής σελίδας'
export const homePageSubtitle = 'Υπότιτλος αρχικής σελίδας'
export const homePageText = 'Κείμενο αρχικής σελίδας'
export const homePagePicture = 'Φωτογραφία αρχικής σελίδας'
export const theAddressOfAPicture = 'Η διεύθυνση μιας φωτογραφίας, για παράδειγμα /pictures/hero-complex-golden-hour.jpg.'
export const contactInformation = 'Επικοινωνία'
export const email = 'Email'
export const guestsSeeItSupportRequests = 'Το βλέπουν οι επισκέπτες· εδώ έρχονται τα αιτήματα και οι νέες κρατήσεις.'
export const phone = 'Τηλέφωνο'
export const address = 'Διεύθυνση'
export const mapLink = 'Σύνδεσμος χάρτη'
export const latitude = 'Γεωγραφικό πλάτος'
export const longitude = 'Γεωγραφικό μήκος'
export const chatsMean = 'Κενό: το παραπάνω τηλέφωνο, αν είναι κινητό. Μια παύλα (-) το παραλείπει.'
export const metaTitle = 'Τίτλος για μηχανές αναζήτησης'
export const metaDescription = 'Περιγραφή για μηχανές αναζήτησης'
export const companyBank = 'Εταιρεία και τράπεζα'
export const company = 'Εταιρεία'
export const legalName = 'Επωνυμία'
export const companyAddress = 'Διεύθυνση εταιρείας'
export const registrationNumber = 'Αριθμός μητρώου'
export const taxNumberPib = 'Φορολογικός αριθμός (PIB)'
export const activity = 'Δραστηριότητα'
export const activityCode = 'Κωδικός δραστηριότητας'
export const greekRegistrationOfTheAccommodation = 'Ελληνικός αριθμός μητρώου καταλύματος (ΑΜΑ)'
export const shownBesideEveryTotal = 'Βρίσκεται δίπλα σε κάθε σύνολο.'
export const bank = 'Τράπεζα'
export const bankName = 'Όνομα τράπεζας'
export const bankAddressOnTheWeb = 'Διεύθυνση της τράπεζας στο διαδίκτυο'
export const rating = 'Βαθμολογία'
export const score = 'Βαθμός'
export const inAWord = 'Με μία λέξη'
export const source = 'Πηγή'
export const whereTheScoreComes = 'Από πού είναι ο βαθμός. Οι επισκέπτες το βλέπουν δίπλα του.'
export const ratingLink = 'Πού διαβάζεται'
export const ratingLinkMeans =
  'Με πραγματική τράπεζα ο βαθμός εμφανίζεται μόνο με την πηγή του και αυτόν τον σύνδεσμο. Χωρίς βαθμό δεν υπάρχει βαθμολογία.'
export const texts = 'Κείμενα'
export const versionOfTheTerms = 'Έκδοση των όρων'
export const keptWithEachBookingGive = 'Φυλάσσεται με κάθε κράτηση. Δώστε νέα έκδοση σε κείμενο που άλλαξε.'
export const termsConditions = 'Όροι και προϋποθέσεις'
export const anEmptyLineBegins = 'Μια κενή γραμμή αρχίζει νέα παράγραφο· μια γραμμή που αρχίζει με ## είναι επικεφαλίδα.'
export const privacyPolicy = 'Πολιτική απορρήτου'
export const couldNotSaveSettings = 'Οι ρυθμίσεις δεν αποθηκεύτηκαν'
export const settingsSaved = 'Οι ρυθμίσεις αποθηκεύτηκαν'
export const guestsSeeItAtOnce = (title: string | number): string => `${title}: οι επισκέπτες το βλέπουν αμέσως.`
export const pleaseGiveAnEMail = 'Δώστε μια διεύθυνση email'
export const pleaseGiveAnAddress = 'Δώστε μια διεύθυνση που αρχίζει με https://'
export const toBeFilledInBefore = 'ΠΡΟΣ ΣΥΜΠΛΗΡΩΣΗ πριν λειτουργήσει ο ιστότοπος.'
export const saving = 'Αποθήκευση…'
export const saveChanges = 'Αποθήκευση αλλαγών'
export const toBeFilledIn = 'ΠΡΟΣ ΣΥΜΠΛΗΡΩΣΗ'
export const guestsAndTheBankLook = 'Οι επισκέπτες και η τράπεζα αναζητούν αυτά τα στοιχεία. Ο ιστότοπος δεν λειτουργεί πριν συμπληρωθούν.'
export const transfers = 'Λογαριασμός για τραπεζικές μεταφορές'
export const iban = 'IBAN'
export const ibanMeans = 'Τυπώνεται στα προτιμολόγια, που ζητούν μεταφορά από τους επισκέπτες. Χωρίς αυτό δεν υπάρχουν.'
export const bic = 'BIC'
export const transferBank = 'Τράπεζα αυτού του λογαριασμού'
export const vatStatement = 'Δήλωση ΦΠΑ'
export const isRequired = (label: string | number): string => `Υποχρεωτικό πεδίο: ${label}`
export const mustBeANumber = (label: string | number): string => `${label}: δώστε αριθμό μοιρών`
export const charactersRecommendedCharacters = (
  length: string | number,
  verdict: string | number,
  from: string | number,
  until: string | number,
): string => `${length} χαρακτήρες (${verdict}). Συνιστώνται ${from}–${until}.`
export const tooShort = 'σύντομο'
export const tooLong = 'μακρύ'
export const goodLength = 'καλό'
export const booking = 'Κρατήσεις'
export const leadDays = 'Ημέρες πριν από την άφιξη'
export const leadDaysMean =
  'Πόσες ημέρες πριν από την άφιξη κλείνουν το αργότερο οι επισκέπτες: 0 για την ίδια ημέρα, 1 για την προηγούμενη.'
export const mustBeDays = (label: string, most: number): string => `${label}: ακέραιος αριθμός από 0 έως ${formatNumber(most)}`
export const levy = 'Τέλος ανθεκτικότητας'
export const levyChoices = { included: 'Περιλαμβάνεται στις τιμές', added: 'Προστίθεται στις τιμές' }
export const levyMeans =
  'Για βίλες με κατηγορία του τέλους· τα ποσά του είναι στις «Τιμές». Τα σύνολα το περιλαμβάνουν πάντα. Οι κρατήσεις κρατούν την τιμή που συμφωνήθηκε.'
export const vat = 'ΦΠΑ δίπλα στα σύνολα'
export const vatChoices = { stated: 'Μόνο η δήλωση ΦΠΑ', amount: 'Η δήλωση ΦΠΑ και το ποσό' }
export const vatMeans = 'Οι συντελεστές ΦΠΑ είναι στις «Τιμές». Οι κρατήσεις κρατούν το ποσό με το οποίο έγιναν.'
export const assistants = 'Βοηθοί τεχνητής νοημοσύνης'
export const toolsForAssistants = 'Εργαλεία για βοηθούς'
export const toolsChoices = { on: 'Ενεργά', off: 'Ανενεργά' }
export const toolsMean =
  'Βοηθοί όπως το ChatGPT ή το Claude βρίσκουν ελεύθερες βραδιές και τιμές και δίνουν στους επισκέπτες σύνδεσμο για κράτηση. Βλέπουν ό,τι βλέπει κάθε επισκέπτης και δεν δεσμεύουν βραδιές.'
export const changes = 'Αλλαγή ημερομηνιών ή βίλας'
export const changesMean = 'Τι μπορούν οι επισκέπτες στη σελίδα της διαμονής τους, έως την ημέρα πριν από την άφιξη.'
export const changeChoices = {
  at_once: 'Οι επισκέπτες αλλάζουν μόνοι τους',
  after_consent: 'Οι επισκέπτες ζητούν, και εσείς συμφωνείτε πρώτα',
}
export const hosts = 'Οικοδεσπότες'
export const hostsNames = 'Τα ονόματά σας'
export const hostsPortrait = 'Η φωτογραφία σας'
export const hostsStory = 'Η ιστορία σας'
export const hostsStoryMeans = 'Οι επισκέπτες τη διαβάζουν στην αρχική σελίδα. Χωρίς ιστορία δεν εμφανίζεται τίποτα.'
export const testimonials = 'Σχόλια επισκεπτών'
export const quotesMean =
  'Εμφανίζονται στην αρχική σελίδα. Τα σχόλια ενός νέου ιστοτόπου είναι επινοημένα παραδείγματα και δεν επιτρέπεται να δημοσιευτούν: αντικαταστήστε τα με όσα είπαν επισκέπτες ή αφήστε τα κενά.'
export const firstQuote = 'Πρώτο σχόλιο'
export const firstGuests = 'Επισκέπτες του πρώτου σχολίου'
export const secondQuote = 'Δεύτερο σχόλιο'
export const secondGuests = 'Επισκέπτες του δεύτερου σχολίου'
export const thirdQuote = 'Τρίτο σχόλιο'
export const thirdGuests = 'Επισκέπτες του τρίτου σχολίου'
export const whatIsIncluded = 'Τι περιλαμβάνει η τιμή'
export const oneItemALine =
  'Ένα στοιχείο ανά γραμμή, στη σελίδα τιμών. Μια βραχυχρόνια μίσθωση προσφέρει μόνο διαμονή και κλινοσκεπάσματα: μην υπόσχεστε υπηρεσίες που δεν επιτρέπει η εγγραφή σας.'
export const cancellation = 'Πολιτική ακύρωσης'
export const cancellationMeans =
  'Μία σειρά ανά γραμμή: ημέρες πριν από την άφιξη, και πόσο από όσα πληρώθηκαν επιστρέφεται, όπως 21: 70. Μετά την τελευταία σειρά δεν επιστρέφεται τίποτα. Ισχύει για νέες κρατήσεις σε βίλες χωρίς δική τους πολιτική· οι κρατήσεις κρατούν εκείνη με την οποία έγιναν. Αλλάξτε ανάλογα και τους όρους σας.'
export const mostDiscount = 'Μέγιστο όλων των εκπτώσεων μαζί (%)'
export const mostDiscountMeans =
  'Μετράει η καλύτερη έκπτωση κάθε είδους, και τα ποσοστά τους αθροίζουν το πολύ σε αυτό. 100: χωρίς όριο. Οι τελευταίες αφαιρούν τότε λιγότερο από όσο λένε.'
export const lowestNight = 'Ελάχιστη τιμή διανυκτέρευσης (ευρώ)'
export const lowestNightMeans =
  'Ό,τι κλείνουν οι επισκέπτες στον ιστότοπο δεν κοστίζει ποτέ λιγότερο ανά διανυκτέρευση, ό,τι κι αν λένε περίοδοι, κενά, εκπτώσεις και κωδικοί: τότε αφαιρούν λιγότερο. Χρεώσεις και επιπλέον τέλος προστίθενται. 0: χωρίς όριο.'
export const mustBeEuros = (label: string, most: number): string => `${label}: ακέραια ευρώ από 0 έως ${formatNumber(most)}`
export const mustBePercent = (label: string): string => `${label}: ακέραιος αριθμός από 1 έως 100.`
export const marks = 'Σήματα καρτών και τράπεζας'
export const marksMean =
  'Εικόνες που δίνουν οι εταιρείες καρτών και η τράπεζά σας. Εμφανίζονται σε λευκό, στο ίδιο ύψος, στο κάτω μέρος κάθε σελίδας και πριν από την πληρωμή. Έως 12. Χωρίς αυτές εμφανίζονται τα ονόματα.'
export const socialLinks = 'Οι σελίδες σας αλλού'
export const socialLinksMean = 'Εμφανίζονται στο κάτω μέρος των σελίδων. Χωρίς διεύθυνση δεν εμφανίζονται. Έως 6.'
export const markName = 'Όνομα σήματος'
export const markPicture = 'Εικόνα σήματος'
export const markWebsite = 'Διεύθυνση σήματος'
export const linkName = 'Όνομα σελίδας'
export const linkAddress = 'Διεύθυνση σελίδας'
export const addRow = 'Προσθήκη'
export const moveRowUp = 'Μετακίνηση πάνω'
export const removeRow = 'Αφαίρεση'
export const uploadMark = 'Ανέβασμα εικόνας'
export const uploadingMark = 'Ανεβαίνει …'
export const inRow = (label: string, row: number): string => `${label} ${formatNumber(row)}`
export const law = 'Απόρρητο και διαφορές'
export const euRepresentative = 'Εκπρόσωπος στην Ευρωπαϊκή Ένωση'
export const euRepresentativeMeans = 'Όνομα και διεύθυνση, στη δήλωση απορρήτου. Κενό αν η εταιρεία σας εδρεύει στην Ένωση.'
export const authority = 'Αρχή προστασίας δεδομένων'
export const shownInPrivacy = 'Πού μπορούν να απευθυνθούν οι επισκέπτες, στη δήλωση απορρήτου.'
export const disputeBodies = 'Φορείς εξωδικαστικής επίλυσης διαφορών'
export const disputeBodiesMean = 'Ονόματα και διευθύνσεις, στους όρους.'
export const complaintAnswerDays = 'Ημέρες έως την απάντηση σε παράπονο'
export const complaintSolveDays = 'Ημέρες έως την επίλυση παραπόνου'
export const complaintDaysMean =
  'Από την ημέρα που λαμβάνεται. Ο επισκέπτης που παραπονιέται μαθαίνει αυτές τις ημέρες· κατοπινές αλλαγές ισχύουν για νέα παράπονα. Ο νόμος ορίζει τις μέγιστες.'
export const searchEngines = 'Μηχανές αναζήτησης'
export const currencies = 'Άλλα νομίσματα δίπλα στο ευρώ'
export const currenciesMean =
  'Έως τέσσερα. Δίπλα στις τιμές φαίνεται περίπου πόσο είναι, μόνο για ενημέρωση· ισχύει η τιμή σε ευρώ. Οι ισοτιμίες είναι της Εθνικής Τράπεζας της Σερβίας· ένα νέο νόμισμα εμφανίζεται μέσα σε λίγα λεπτά.'
export const currencyNames = {
  RSD: 'δηνάριο Σερβίας (RSD)',
  CHF: 'ελβετικό φράγκο (CHF)',
  GBP: 'βρετανική λίρα (GBP)',
  USD: 'δολάριο ΗΠΑ (USD)',
  AUD: 'δολάριο Αυστραλίας (AUD)',
  BAM: 'μετατρέψιμο μάρκο Βοσνίας (BAM)',
  CAD: 'δολάριο Καναδά (CAD)',
  CZK: 'κορόνα Τσεχίας (CZK)',
  DKK: 'κορόνα Δανίας (DKK)',
  HUF: 'φιορίνι Ουγγαρίας (HUF)',
  NOK: 'κορόνα Νορβηγίας (NOK)',
  PLN: 'ζλότι Πολωνίας (PLN)',
  RON: 'λέου Ρουμανίας (RON)',
  SEK: 'κορόνα Σουηδίας (SEK)',
  TRY: 'λίρα Τουρκίας (TRY)',
}

true satisfies Translated<typeof import('../en/office-settings.ts'), typeof import('./office-settings.ts')>
