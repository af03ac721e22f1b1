import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export { onViber, onWhatsApp } from '../en/payment.ts'

export const yourBooking = 'Η κράτησή σας'
export const statusOfYourPayment = 'Η κατάσταση της πληρωμής σας.'
export const backToBooking = 'Πίσω στην κράτηση'
export const backToMyReservations = 'Πίσω στις κρατήσεις μου'
export const reviewAndPay = 'Έλεγχος και πληρωμή'
export const checkYourStay = 'Ελέγξτε τη διαμονή και την τιμή της και μετά πληρώστε στη σελίδα της τράπεζας.'
export const termsConditionsRequired = 'Απαιτείται αποδοχή των όρων'
export const pleaseAcceptTheTermsConditions = 'Αποδεχτείτε τους όρους και τις προϋποθέσεις για να συνεχίσετε την κράτηση.'
export const error = 'Σφάλμα'
export const failedToCreateBooking = 'Η κράτηση δεν δημιουργήθηκε'
export const bookingDetailsNotFoundPlease = 'Τα στοιχεία της κράτησης δεν βρέθηκαν. Δοκιμάστε ξανά.'
export const failedToCalculatePricing = 'Η τιμή δεν υπολογίστηκε'
export const toTheBanksPaymentPage = 'Στη σελίδα πληρωμής της τράπεζας'
export const yourNightsAreHeld =
  'Οι βραδιές σας κρατούνται όσο πληρώνετε. Δίνετε τα στοιχεία της κάρτας στη σελίδα της τράπεζας και μετά επιστρέφετε εδώ.'
export const continueToTheBank = 'Συνέχεια στην τράπεζα'
export const youEnterYourCard =
  'Δίνετε τα στοιχεία της κάρτας στην κρυπτογραφημένη σελίδα της τράπεζας. Εμείς δεν τα βλέπουμε και δεν τα αποθηκεύουμε ποτέ.'
export const iHaveReadAndAccept = 'Διάβασα και αποδέχομαι τους'
export const termsConditions = 'όρους και προϋποθέσεις'
export const withTheCancellationPolicy = ', μαζί με την πολιτική ακύρωσης, και τη'
export const privacyStatement = 'δήλωση απορρήτου'
export const forStaysOnFixedDates =
  'Για διαμονές σε συγκεκριμένες ημερομηνίες ο νόμος δεν προβλέπει δικαίωμα υπαναχώρησης. Τι επιστρέφεται αν ακυρώσετε, αναγράφεται μαζί με την τιμή.'
export const guestInformation = 'Στοιχεία επισκέπτη'
export const name = 'Ονοματεπώνυμο'
export const email = 'Email'
export const phone = 'Τηλέφωνο'
export const specialRequests = 'Ειδικές επιθυμίες'
export const oneMoment = 'Μια στιγμή…'
export const bookAndPayNow = (full: string | number): string => `Κράτηση με υποχρέωση πληρωμής: ${full}`
export const howWouldYouLike = 'Πώς θέλετε να πληρώσετε;'
export const payInFull = 'Εφάπαξ πληρωμή'
export const onePaymentAndEverything = 'Μία πληρωμή και όλα έχουν τακτοποιηθεί.'
export const payInThreeStages = 'Πληρωμή σε τρεις δόσεις'
export const today = (amount: string | number): string => `${amount} σήμερα`
export const nothingHasBeenBooked = 'Δεν έγινε καμία κράτηση ή χρέωση.'
export const nightsKeptUntil = (time: string): string => `Κρατάμε αυτές τις βραδιές για εσάς έως τις ${time}.`
export const unfinishedStay = (villa: string, days: string, time: string): string =>
  `Η κράτησή σας δεν έχει ολοκληρωθεί: ${villa}, ${days}, την κρατάμε έως τις ${time}.`
export const greekTime = (time: string): string => `${time} ${zone}`
export const noPaymentOnRecord =
  'Επιστρέψατε από την τράπεζα και δεν έχουμε καταγράψει πληρωμή. Μπορείτε να πληρώσετε τώρα· αν χρεωθεί και η προηγούμενη προσπάθεια, η τελευταία επιστρέφεται αυτόματα.'
export const termsAcceptedBefore = 'Στην προηγούμενη προσπάθεια αποδεχτήκατε τα εξής:'
export const youHaveBookedThese = 'Έχετε ήδη κλείσει αυτές τις βραδιές.'
export const checkAgain = 'Δείτε ξανά'
export const chooseOtherDates = 'Επιλέξτε άλλες ημερομηνίες'
export const didYouReturnWithoutPaying =
  'Επιστρέψατε από τη σελίδα της τράπεζας χωρίς να πληρώσετε; Τότε μπορείτε να ξεκινήσετε ξανά. Αν τελικά χρεωθούν και οι δύο προσπάθειες, η δεύτερη επιστρέφεται αυτόματα.'
export const stageOfOf = (
  stage: string | number,
  length: string | number,
  stagePercents: string | number,
  total: string | number,
): string => `Δόση ${stage} από ${length}: ${stagePercents}% των ${total}`
export const bookingDueOn = (bookingNumber: string | number, dueOn: string | number, vatStatement: string | number): string =>
  `Κράτηση ${bookingNumber}, πληρωτέα ${onDay(dueOn)}. ${vatStatement}`
export const pay = 'Πληρωμή'
export const yourStay = 'Η διαμονή σας'
export const noImageAvailable = 'Δεν υπάρχει φωτογραφία'
export const checkIn = 'Άφιξη'
export const hoursOfArrival = `από τις 15:00 έως τις 18:30, μόνοι σας έως τις 23:00 ${zone}`
export const checkOut = 'Αναχώρηση'
export const by1100 = `έως τις 11:00 ${zone}`
export const length = 'Διάρκεια'
export const guests = 'Επισκέπτες'
export const ifYouStartAgain = 'Μπορείτε να ξεκινήσετε ξανά αμέσως. Αν χρεωθούν και οι δύο προσπάθειες, η τελευταία επιστρέφεται αυτόματα.'
export const price = 'Τιμή'
export const pricingError = 'Σφάλμα τιμής'
export const yourDetailsAreKeptPlease = (priceError: string | number): string =>
  `${ended(String(priceError))} Τα στοιχεία σας διατηρήθηκαν· πηγαίνετε πίσω και επιλέξτε ξανά ημερομηνίες ή δοκιμάστε σε λίγο.`
export const pleaseLogInToConfirm = 'Συνδεθείτε για να επιβεβαιώσετε την κράτηση'
export const aCodeInsteadOfAPassword = (email: string): string =>
  `Με την παραγγελία στέλνουμε έναν εξαψήφιο κωδικό στο ${email}. Αντικαθιστά τον κωδικό πρόσβασης, ακόμη κι αν είστε εδώ για πρώτη φορά.`
export const lastDigitOrders = 'Με το έκτο ψηφίο παραγγέλνετε και ανοίγει η σελίδα της τράπεζας.'
export const signInByPasskeyNextTime = 'Την επόμενη φορά χωρίς κωδικούς: μπορεί να σας συνδέσει το τηλέφωνο ή ο υπολογιστής σας.'
export const addAPasskey = 'Προσθήκη κλειδιού πρόσβασης'
export const waitingForTheBanksAnswer = 'Αναμονή απάντησης από την τράπεζα'
export const youLeftTheBank = 'Φύγατε από τη σελίδα της τράπεζας'
export const notPaid = 'Δεν πληρώθηκε'
export const nothingWasCharged =
  'Απ’ όσο γνωρίζουμε, δεν χρεώθηκε τίποτα. Μπορείτε να δοκιμάσετε ξανά αμέσως. Συνεχίζουμε να ελέγχουμε αυτή την προσπάθεια στην τράπεζα· αν χρεωθούν και οι δύο, η τελευταία επιστρέφεται αυτόματα.'
export const alreadyPaid = (bookingNumber: string): string =>
  `Έχετε ήδη πληρώσει: κράτηση ${bookingNumber}. Για αυτή την προσπάθεια δεν χρειάζεται να πληρώσετε κάτι.`
export const chargedTwiceOtherIsValid = (bookingNumber: string, refund: string): string =>
  `Η κάρτα σας χρεώθηκε δύο φορές για αυτές τις βραδιές. Ισχύει η κράτηση ${bookingNumber} και αυτή η πληρωμή επιστρέφεται αυτόματα. ${refund}`
export const stagePaidTwice = (refund: string): string =>
  `Η κάρτα σας χρεώθηκε δύο φορές για αυτή τη δόση. Ισχύει η άλλη πληρωμή και αυτή επιστρέφεται αυτόματα. ${refund}`
export const otherAttemptRefunded = (amount: string, refund: string): string =>
  `Η κάρτα σας χρεώθηκε και για άλλη προσπάθεια (${amount}). Το ποσό αυτό επιστρέφεται αυτόματα. ${refund}`
export const requestPending = 'Σε εκκρεμότητα'
export const weAreWaiting = 'Περιμένουμε την απάντηση της τράπεζας· θα λάβετε email· παρακαλούμε μην πληρώσετε ξανά.'
export const paymentNotRefunded = 'Από αυτή την πληρωμή δεν επιστρέφεται τίποτα.'
export const bookingCancelled = 'Η κράτηση ακυρώθηκε'
export const cancelled = 'Ακυρώθηκε'
export const thisBookingIsCancelled = (money: string | number): string => `Αυτή η κράτηση έχει ακυρωθεί. ${money}`
export const yourPaymentIsBeingChecked = 'Η πληρωμή σας ελέγχεται'
export const theBankHasApproved =
  'Η τράπεζα ενέκρινε την πληρωμή σας και τη συγκρίνουμε με τα αρχεία της. Οι βραδιές σας κρατούνται· παρακαλούμε μην πληρώσετε ξανά.'
export const partiallyPaid = 'Μερικώς πληρωμένη'
export const confirmedPaid = 'Επιβεβαιωμένη και πληρωμένη'
export const aConfirmation = (email: string | number): string => ` Η επιβεβαίωση έρχεται στο ${email}.`
export const yourStayAtIsBooked = (villa: string | number, refund: string | number): string =>
  `Η διαμονή σας κλείστηκε: ${ended(String(villa))} ${refund}`
export const yourCardAccountHasBeen = (villa: string | number, mail: string | number): string =>
  `Ο λογαριασμός της κάρτας σας χρεώθηκε και η διαμονή σας κλείστηκε: ${ended(String(villa))}${mail}`
export const paymentSuccessful = 'Η πληρωμή ολοκληρώθηκε!'
export const paymentFailed = 'Η πληρωμή απέτυχε'
export const yourCardAccount = 'Ο λογαριασμός της κάρτας σας δεν χρεώθηκε. Δεν αφαιρέθηκαν χρήματα.'
export const yourCardWasChargedBut = (refund: string | number): string =>
  `Η κάρτα σας χρεώθηκε, αλλά η κράτηση δεν μπόρεσε να διατηρηθεί. ${refund}`
export const thePaymentCould = 'Η πληρωμή δεν ολοκληρώθηκε. Ο λογαριασμός της κάρτας σας δεν χρεώθηκε.'
export const errorOccurred = 'Παρουσιάστηκε σφάλμα'
export const refundedToCard = (done: string | number): string =>
  `Επιστρέψαμε ${done} στην κάρτα σας. Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.`
export const beingRefundedToCard = (pending: string | number): string => `Επιστρέφονται ${pending} στην κάρτα σας.`
export const notRefundedYet = (refused: string | number): string =>
  `Η τράπεζα δεν έχει επιστρέψει ακόμη ${refused}. Το φροντίζουμε και θα σας γράψουμε.`
export const printConfirmation = 'Εκτύπωση επιβεβαίωσης'
export const viewVillaDetails = 'Δείτε τη βίλα'
export const returnToHome = 'Επιστροφή στην αρχική'
export const importantInformation = 'Σημαντικές πληροφορίες'
export const checkInIsFrom15 = `Η άφιξη γίνεται από τις 15:00 έως τις 18:30 με τον οικοδεσπότη ή έως τις 23:00 μόνοι σας. Η αναχώρηση γίνεται έως τις 11:00 ${zone}.`
export const arrival = 'Άφιξη'
export const departure = 'Αναχώρηση'
export const whereTheHouseIs = 'Διεύθυνση'
export const openTheMap = 'Άνοιγμα χάρτη'
export const everythingIsPaid = 'Όλα έχουν πληρωθεί.'
export const depositAtCheckIn = (amount: string): string =>
  `Επιπλέον: εγγύηση ${amount} σε μετρητά κατά την άφιξη, που επιστρέφεται κατά την αναχώρηση.`
export const openYourStay = 'Δείτε τη διαμονή σας'
export const aSecurityDepositOf500 = 'Εγγύηση 500\u00a0€ καταβάλλεται σε μετρητά κατά την άφιξη και επιστρέφεται κατά την αναχώρηση.'
export const needAssistance = 'Χρειάζεστε βοήθεια;'
export const weAnswerWithin24Hours = 'Απαντάμε μέσα σε 24 ώρες.'
export const taxNumberPib = (legalName: string | number, taxNumber: string | number, address: string | number): string =>
  `${legalName}, ΑΦΜ (PIB) ${taxNumber}, ${address}`
export const paymentSchedule = 'Πρόγραμμα πληρωμών'
export const stage = ({ position, percent }: { position: number; percent: number }): string => `Δόση ${position}, ${formatNumber(percent)}%`
export const inFull = 'Εφάπαξ'
export const paid = 'Πληρώθηκε'
export const dueOn = (dueOn: string | number): string => `Πληρωτέα ${onDay(dueOn)}`
export const paidSoFar = 'Πληρωμένα έως τώρα'
export const remaining = 'Υπόλοιπο'
export const theRemainderAtTodaysRate = 'Το υπόλοιπο με τη σημερινή ισοτιμία:'
export const thisPageChecksAgain = 'Η σελίδα ελέγχει ξανά αυτόματα.'
export const checkNow = 'Έλεγχος τώρα'
export const noChargeAccordingToLink =
  'Σύμφωνα με αυτόν τον σύνδεσμο δεν χρεώθηκαν χρήματα, αλλά δεν μπορέσαμε να το επαληθεύσουμε. Δοκιμάστε ξανά ή γράψτε μας, αν προτιμάτε τραπεζική μεταφορά.'
export const theStateOfThisPayment = 'Η κατάσταση αυτής της πληρωμής δεν μπόρεσε να επαληθευτεί.'
export const detailsComeFromLink =
  'Τα παρακάτω στοιχεία προέρχονται μόνο από αυτόν τον σύνδεσμο. Τι έχει πράγματι κλειστεί και πληρωθεί, θα το βρείτε στη σελίδα'
export const bookingsAreListedUnder = 'Οι κρατήσεις και οι πληρωμές σας βρίσκονται στη σελίδα'
export const myReservations = 'Οι κρατήσεις μου'
export const tryPaymentAgain = 'Νέα προσπάθεια πληρωμής'
export const bookingDetails = 'Στοιχεία κράτησης'
export const bookingNumber = 'Αριθμός κράτησης'
export const villaDetails = 'Στοιχεία βίλας'
export const villa = 'Βίλα'
export const beds = 'Κρεβάτια'
export const roomFor = 'Χωρητικότητα'
export const priceDetails = 'Ανάλυση τιμής'
export const total = 'Σύνολο'
export const paymentInformation = 'Στοιχεία πληρωμής'
export const orderId = 'Αριθμός παραγγελίας'
export const authorisationCode = 'Κωδικός έγκρισης'
export const transactionId = 'Αριθμός συναλλαγής'
export const message = 'Μήνυμα'
export const secondPayment = 'Δεύτερη πληρωμή'
export const finalPayment = 'Τελική πληρωμή'
export const a30DepositConfirms = (deposit: string, total: string, day: string): string =>
  `Προκαταβολή 30% (${deposit}) επιβεβαιώνει την κράτηση· το υπόλοιπο 70% (${total}) καταβάλλεται 30 ημέρες πριν από την άφιξη, δηλαδή ${day}.`
export const thankYouForYourReservation = 'Σας ευχαριστούμε για το αίτημα κράτησης'
export const bookingConfirmed = 'Η κράτηση επιβεβαιώθηκε!'
export const confirmed = 'Επιβεβαιώθηκε'
export const checkYourCardDetails =
  'Ελέγξτε τα στοιχεία της κάρτας και δοκιμάστε ξανά ή καλέστε την τράπεζα που την εξέδωσε. Μπορείτε επίσης να πληρώσετε με τραπεζική μεταφορά: γράψτε μας.'
export const size = 'Εμβαδόν'
export const amount = 'Ποσό'
export const rate = 'Ισοτιμία'
export const status = 'Κατάσταση'
export const statusCode = 'Κωδικός κατάστασης'
export const greekRegistration = 'Αριθμός μητρώου στην Ελλάδα'
export const transactionDate = 'Ημερομηνία συναλλαγής'
export const threeDStatus = 'Κατάσταση 3-D'
export const logInToSee = 'Συνδεθείτε για να δείτε ποιος έρχεται'
/** Without a date: the fixed rate. */
export const rsdFor1 = (rate: string, rateDate: string | null): string => `${rate} RSD για 1\u00a0€, ${rateDate ?? 'σταθερή ισοτιμία'}`
export const payNow = (amount: string): string => `Πληρωμή ${amount} τώρα`
export const payNowAfterAll = (amount: string): string => `Δεν έχω πληρώσει ακόμη: πληρωμή ${amount} τώρα`
export const thePriceIsWithoutIt = 'Η παρακάτω τιμή είναι χωρίς αυτόν.'
export const changeTheCode = 'Αλλαγή κωδικού'
export const termsInEnglish = 'Τα κείμενα αυτά είναι στα αγγλικά.'
export const partyAndNumber = (party: string, bookingNumber: string): string => `${party}. Κράτηση ${bookingNumber}`
export const youAreComing = (villa: string): string => `Σας περιμένουμε: ${villa}`
export const yourStayAt = (villa: string): string => `Η διαμονή σας: ${villa}`
export const noMoneyTaken = 'Δεν χρεωθήκατε τίποτα'
export const nightsNotHeld =
  'Αυτή τη στιγμή δεν κρατάμε αυτές τις νύχτες για εσάς. Μόλις προσπαθήσετε ξανά τις κρατάμε, εκτός αν τις έχει κλείσει κάποιος άλλος. Ό,τι συμπληρώσατε έχει αποθηκευτεί.'
export const putInCalendar = 'Βάλτε τη διαμονή στο ημερολόγιό σας'
export const withAddressAndHours = 'Με τη διεύθυνση και τις ώρες άφιξης.'
export const tellYourArrival = 'Πείτε μας πότε φτάνετε'
export const weMeetYouAtTheDoor = `Από τις 15:00 έως τις 18:30 σας υποδεχόμαστε στην πόρτα, έως τις 23:00 μπαίνετε μόνοι σας ${zone}.`
export const chooseAnHour = 'Επιλέξτε ώρα'
export const payBy = (amount: string, day: string): string => `Πληρώστε ${amount} έως ${theDay(day)}`
export const weRemindYou = 'Σας γράφουμε μία εβδομάδα πριν.'
export const orPayNow = 'Ή πληρώστε τώρα'
export const receipt = 'Απόδειξη'
export const deposit = 'Εγγύηση'
export const depositInCash = (amount: string): string => `${amount} σε μετρητά κατά την άφιξη, επιστρέφεται κατά την αναχώρηση`

true satisfies Translated<typeof import('../en/payment.ts'), typeof import('./payment.ts')>
