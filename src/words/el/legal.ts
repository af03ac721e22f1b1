import type { Translated } from '../translated.ts'

export const termsConditions = 'Όροι και προϋποθέσεις'
export const howAStayIsBooked = 'Πώς γίνεται η κράτηση, η πληρωμή, η αλλαγή και η ακύρωση μιας διαμονής, και με ποιον συμβάλλεστε.'
export const version = (termsVersion: string | number): string => `Έκδοση ${termsVersion}`
export const cardPaymentsInDinars = 'Πληρωμές με κάρτα σε δηνάρια'
export const disputeBodies = 'Φορείς εναλλακτικής επίλυσης διαφορών'
export const onlyInEnglish = 'Αυτό το κείμενο είναι στα αγγλικά.'

export const privacy = 'Απόρρητο'
export const whatWeKeepAbout = 'Τι τηρούμε για εσάς, για ποιον σκοπό, ποιος το βλέπει και τι μπορείτε να μας ζητήσετε.'
export const yourData = 'Τα δεδομένα σας'
export const whatIsKeptAbout = 'Τα δεδομένα που τηρούμε για εσάς: λήψη ή διαγραφή.'
export const whatWeKeep = 'Τι τηρούμε, για ποιον σκοπό και για πόσο, αναφέρεται στη σελίδα'
export const hereDownloadOrDelete = '. Εδώ μπορείτε να τα λάβετε ή να τα διαγράψετε.'
export const downloadYourData = 'Λήψη των δεδομένων σας'
export const oneFileWithYourAccount =
  'Ένα αρχείο με τον λογαριασμό σας, τις κρατήσεις και τις πληρωμές σας, τα αιτήματα και τα παράπονά σας και τα μηνύματα που σας έχουμε στείλει.'
export const downloadMyData = 'Λήψη των δεδομένων μου'
export const whereYouAreSignedIn = 'Πού είστε συνδεδεμένοι'
export const yourPassword = 'Ο κωδικός πρόσβασής σας'
export const deleteYourData = 'Διαγραφή των δεδομένων σας'
export const yourAccountGoes =
  'Διαγράφεται ο λογαριασμός σας και μαζί του το όνομα, η διεύθυνση, το τηλέφωνο, τα αιτήματα και τα μηνύματά σας. Η φορολογική νομοθεσία μάς υποχρεώνει να τηρούμε τι πληρώθηκε, πότε και με ποιον αριθμό παραγγελίας, όχι όμως πλέον για ποιον· η νομοθεσία για τους καταναλωτές μάς υποχρεώνει να τηρούμε ένα παράπονο που έχει απαντηθεί, μαζί με το όνομα, για δύο χρόνια. Η διαγραφή δεν αναιρείται και είναι δυνατή όταν δεν εκκρεμεί καμία διαμονή, κανένα ποσό και κανένα παράπονο.'
export const yourNewPasswordIsSet = 'Ο νέος κωδικός πρόσβασής σας ορίστηκε'
export const yourDataHasBeenDeleted = 'Τα δεδομένα σας διαγράφηκαν'
export const nothingWasDeleted = 'Δεν διαγράφηκε τίποτα.'
export const deleting = 'Διαγραφή…'
export const deleteMyDataPermanently = 'Οριστική διαγραφή των δεδομένων μου'
export const euRepresentative = 'Εκπρόσωπος στην Ευρωπαϊκή Ένωση'
export const authority = 'Πού μπορείτε να υποβάλετε καταγγελία'
export const yourLanguage = 'Η γλώσσα σας'
export const languageOfMails = 'Γλώσσα των μηνυμάτων μας'
export const languageOfMailsMeans = 'Τα μηνύματα για μια διαμονή είναι στη γλώσσα στην οποία έγινε η κράτηση.'
export const savingLanguage = 'Αποθήκευση…'
export const saveLanguage = 'Αποθήκευση γλώσσας'
export const yourLanguageIsSet = 'Η γλώσσα σας αποθηκεύτηκε'

true satisfies Translated<typeof import('../en/legal.ts'), typeof import('./legal.ts')>
