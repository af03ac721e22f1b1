import type { TicketStatus } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { days } from './counts.ts'
import { zone } from './days.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const stayAt = (villa: string): string => `Η διαμονή σας: ${villa}`
export const everythingAboutYourStay = 'Ημερομηνίες, πληρωμές, επισκέπτες, μηνύματα και οδηγίες πρόσβασης.'
export const booking = (number: string): string => `Κράτηση ${number}`
export const allReservations = 'Όλες οι κρατήσεις σας'
export const printThisPage = 'Εκτύπωση της σελίδας'

export const arrivesIn = (count: number): string => `Φτάνετε σε ${days(count)}.`
export const arrivesToday = `Φτάνετε σήμερα. Η βίλα είναι έτοιμη από τις 15:00 ${zone}.`
export const leavesIn = (count: number): string => `Είστε τώρα μαζί μας. Αναχωρείτε σε ${days(count)}.`
export const leavesToday = `Φεύγετε σήμερα, έως τις 11:00 ${zone}.`
export const isOver = 'Η διαμονή σας ολοκληρώθηκε. Ελπίζουμε να σας ξαναδούμε.'
export const isCancelled = 'Αυτή η διαμονή ακυρώθηκε.'

export const dates = 'Ημερομηνίες'
export const checkIn = 'Άφιξη'
export const checkInHours = `από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας, έως τις 23:00 μόνοι σας ${zone}`
export const checkOut = 'Αναχώρηση'
export const checkOutHour = `έως τις 11:00 ${zone}`

export const money = 'Πληρωμές'
export const paid = 'Πληρωμένα'
export const dueBy = (amount: string, day: string): string => `${amount} έως ${theDay(day)}`
export const payStage = (amount: string): string => `Πληρωμή ${amount}`
export const paymentOpen = 'Περιμένουμε την απάντηση της τράπεζας για μια πληρωμή. Παρακαλούμε μην πληρώσετε ξανά· θα λάβετε email.'
export const payments = 'Πληρωμές που έγιναν'
export const paymentOf = (amount: string, dinars: string): string => `${amount} (${dinars})`
export const paidBy = (method: string, day: string): string => `${method}, ${day}`
export const cardOf = (card: string): string => `αριθμός ${card}`
export const papers = 'Έγγραφα'
export const noPapers = 'Δεν υπάρχουν ακόμη έγγραφα.'
export const makeProforma = 'Προτιμολόγιο για τραπεζική μεταφορά'
export const making = 'Μια στιγμή…'
export const proformaMeans = (amount: string, day: string): string =>
  `Προτιμάτε τραπεζική μεταφορά; Το προτιμολόγιο έχει τον λογαριασμό μας και την αιτιολογία για την επόμενη πληρωμή: ${amount}, με προθεσμία έως ${theDay(day)}.`
export const proformaMade = (number: string): string => `Το προτιμολόγιο ${number} είναι τώρα στα έγγραφα`
export const notMade = 'Δεν εκδόθηκε προτιμολόγιο'
export const nothingPaid = 'Δεν πληρώθηκε τίποτα για αυτή τη διαμονή.'

export const guestsAndRequests = 'Επισκέπτες και επιθυμίες'
export const changeableUntil = (day: string): string => `Μπορείτε να το αλλάξετε έως ${theDay(day)}.`
export const noLongerChangeable = 'Την εβδομάδα πριν από την άφιξη ετοιμάζουμε το σπίτι. Αν άλλαξε κάτι, γράψτε μας παρακάτω.'
export const guests = 'Επισκέπτες'
export const requests = 'Ειδικές επιθυμίες'
export const noRequests = 'Καμία'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const notSaved = 'Δεν αποθηκεύτηκε'
export const saved = 'Αποθηκεύτηκε. Οι οικοδεσπότες ενημερώθηκαν.'

export const arrival = 'Άφιξη'
export const arrivalTime = 'Πότε σκοπεύετε να φτάσετε;'
export const notKnownYet = 'Άγνωστο ακόμη'

export const gettingHereAndGuide = 'Πρόσβαση και οδηγός σπιτιού'
export const onceItIsPaid = 'Οι οδηγίες πρόσβασης και ο οδηγός του σπιτιού θα εμφανιστούν εδώ μόλις εξοφληθεί η διαμονή.'
export const notWrittenYet = 'Οι οικοδεσπότες δεν έχουν γράψει ακόμη οδηγίες πρόσβασης. Γράψτε τους παρακάτω.'
export const directions = 'Οδηγίες πρόσβασης'
export const houseGuide = 'Οδηγός του σπιτιού'
export const doorCode = 'Κωδικός πόρτας'
export const doorCodeFrom = (day: string): string =>
  `Ο κωδικός της πόρτας θα εμφανίζεται εδώ από ${theDay(day)}, εφόσον έχει πληρωθεί η διαμονή.`
export const noDoorCode = 'Οι οικοδεσπότες θα σας ανοίξουν ή θα σας γράψουν πώς ανοίγει η πόρτα.'

export const messages = 'Μηνύματα'
export const fromYourHosts = 'Μηνύματα με τους οικοδεσπότες'
export const toYourHosts = 'στους οικοδεσπότες'
export const writeToYourHosts = 'Γράψτε στους οικοδεσπότες σας'
export const weAnswerWithin24Hours = 'Απαντάμε μέσα σε 24 ώρες. Η απάντηση έρχεται με email και εμφανίζεται και εδώ.'
export const topic = 'Ποιο είναι το θέμα;'
export const pleaseChoose = 'Επιλέξτε'
export const message = 'Μήνυμα'
export const send = 'Αποστολή'
export const sending = 'Αποστολή…'
export const notSent = 'Δεν στάλθηκε'
export const sent = 'Το μήνυμά σας στάλθηκε'
export const you = 'Εσείς'
export const yourHosts = 'Οι οικοδεσπότες σας'
export const justWrite = 'Γράψτε μας απλά'
export const write = 'Γράψτε'
export const answer = 'Απάντηση'
export const requestNumber = (id: number, reason: string): string => `#${id} ${reason}`
export const ticketStates: Record<TicketStatus, string> = {
  pending: 'Αναμονή απάντησης',
  in_progress: 'Σε εξέλιξη',
  resolved: 'Επιλύθηκε',
  closed: 'Έκλεισε',
}

export const changeTheStay = 'Αλλαγή ημερομηνιών, βίλας ή επισκεπτών'
export const cancelThisStay = 'Ακύρωση διαμονής'

export const yourReview = 'Η κριτική σας'
export const howWasIt = 'Πώς ήταν η διαμονή σας; Τα λόγια και τα αστέρια σας βοηθούν τους επόμενους επισκέπτες και τους οικοδεσπότες σας.'
export const shownInTwoWeeks =
  'Η κριτική σας εμφανίζεται δύο εβδομάδες αφού τη γράψετε ή νωρίτερα, αν απαντήσουν οι οικοδεσπότες. Τις πρώτες δέκα ημέρες μπορείτε να την αλλάξετε.'
export const stars = 'Αστέρια'
export const review = 'Τα λόγια σας'
export const nameShown = 'Όνομα που εμφανίζεται'
export const nameShownMeans = 'Για παράδειγμα το μικρό σας όνομα και η χώρα σας. Μπορεί να το διαβάσει ο καθένας.'
export const sendReview = 'Αποστολή κριτικής'
export const changeReview = 'Αλλαγή κριτικής'
export const reviewSaved = 'Σας ευχαριστούμε. Η κριτική σας αποθηκεύτηκε.'
export const reviewWaits = (day: string): string => `Εμφανίζεται από ${theDay(day)} ή νωρίτερα, αν απαντήσουν οι οικοδεσπότες.`
export const reviewIsShown = 'Η κριτική σας δημοσιεύτηκε.'
export const reviewRefused = (reason: string): string => `Οι οικοδεσπότες δεν εμφανίζουν αυτή την κριτική. Ο λόγος τους: ${ended(reason)}`
export const hostsAnswered = 'Απάντηση των οικοδεσποτών'
export const backToYourStay = 'Πίσω στη διαμονή σας'
export const hasBegunOrEnded = 'Έχει ήδη αρχίσει, τελειώσει ή ακυρωθεί. Γράψτε στους οικοδεσπότες σας στη σελίδα της διαμονής.'
export const document = 'Διαβατήριο ή δελτίο ταυτότητας'
export const documentNumber = 'Αριθμός διαβατηρίου ή δελτίου ταυτότητας'
export const otherDocumentNumber = 'Άλλος αριθμός'
export const documentGiven = 'Λάβαμε τον αριθμό. Σας ευχαριστούμε.'
export const documentMeans =
  'Η ελληνική νομοθεσία απαιτεί να δηλώσουμε τη διαμονή σας με αυτόν τον αριθμό. Τον τηρούμε κρυπτογραφημένο, τον βλέπουν μόνο οι οικοδεσπότες σας και διαγράφεται 30 ημέρες μετά τη δήλωση.'
export const documentSaved = 'Αποθηκεύτηκε. Τηρείται μόνο ο κρυπτογραφημένος αριθμός.'

export const cancelYourStay = 'Ακύρωση διαμονής'
export const whatIsRefunded = 'Πόσα επιστρέφουμε αν ακυρώσετε, και πότε.'
export const stayFromTo = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const cannotBeCancelled = 'Αυτή η διαμονή δεν μπορεί να ακυρωθεί εδώ'
export const today = 'Αν ακυρώσετε σήμερα'
export const refundOfPaid = (refund: string, paid: string): string => `Επιστρέφονται ${refund} από τα ${paid} που έχετε πληρώσει`
export const notRefunded = (paid: string): string => `Από τα ${paid} που έχετε πληρώσει δεν επιστρέφεται τίποτα`
export const toCard = (card: string): string => `στην κάρτα ${card}`
export const toYourCard = 'στην κάρτα με την οποία πληρώσατε'
export const byTheHosts = 'από τους οικοδεσπότες σας, επειδή δεν πληρώθηκαν με κάρτα'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.'
export const later = 'Αργότερα'
export const nightsAreFree = 'Οι βραδιές ελευθερώνονται αμέσως για άλλους. Αυτό δεν αναιρείται.'
export const cancelByCode = 'Ακύρωση: στείλτε μου κωδικό'
export const cancelNow = (refund: string): string => `Ακύρωση τώρα, επιστρέφονται ${refund}`
export const notCancelled = 'Δεν ακυρώθηκε'
export const yourStayIsCancelled = 'Η διαμονή σας ακυρώθηκε'
export const mailFollows = 'Θα σας γράψουμε όταν η τράπεζα στείλει τα χρήματα.'

export const changeYourStay = 'Αλλαγή διαμονής'
export const otherDatesOrVilla = 'Άλλες ημερομηνίες ή άλλη βίλα για τη διαμονή σας, και πόσο κοστίζει.'
export const now = (villa: string, from: string, until: string): string => `Τώρα: ${villa}, ${from} – ${until}`
export const cannotBeChanged = 'Αυτή η διαμονή δεν μπορεί να αλλάξει εδώ'
export const whatWouldYouLike = 'Τι θα θέλατε;'
export const villa = 'Βίλα'
export const showTheDifference = 'Δείτε τη διαφορά'
export const oneMoment = 'Μια στιγμή…'
export const notPossible = 'Δεν είναι δυνατό'
export const nothingIsChanged = 'Δεν άλλαξε τίποτα.'
export const theDifference = 'Η διαφορά'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} – ${until}, ${guests}`
export const priceBefore = 'Προηγούμενη τιμή'
export const priceNow = 'Νέα τιμή'
export const alreadyPaid = 'Έχουν ήδη πληρωθεί'
export const toPayNow = 'Πληρωτέα τώρα'
export const refund = 'Σας επιστρέφονται'
export const nothingToPay = 'Δεν υπάρχει κάτι να πληρώσετε τώρα και δεν επιστρέφεται τίποτα.'
export const keptOfDifference = (kept: string): string =>
  `Σύμφωνα με την πολιτική ακύρωσης, ${kept} από τη μείωση της τιμής δεν επιστρέφονται· περιλαμβάνονται στη νέα τιμή.`
export const laterPayments = 'Επόμενες πληρωμές'
export const howItWorks =
  'Οι νέες βραδιές κρατούνται όσο πληρώνετε. Οι παλιές παραμένουν δικές σας έως ότου η τράπεζα εγκρίνει την πληρωμή· αν δεν την εγκρίνει, δεν αλλάζει τίποτα.'
export const atOnce = 'Οι βραδιές αλλάζουν αμέσως και οι παλιές ελευθερώνονται για άλλους. Αυτό δεν αναιρείται.'
export const changeAndPay = (amount: string): string => `Αλλαγή και πληρωμή ${amount}`
export const changeAndReturn = (amount: string): string => `Αλλαγή τώρα, επιστρέφονται ${amount}`
export const changeByCode = 'Αλλαγή: στείλτε μου κωδικό'
export const askYourHosts = 'Ρωτήστε τους οικοδεσπότες'
export const hostsAgreeFirst =
  'Οι οικοδεσπότες πρέπει πρώτα να συμφωνήσουν με την αλλαγή. Έως τότε δεν πληρώνεται και δεν κρατείται τίποτα.'
export const weAskedYourHosts = 'Ρωτήσαμε τους οικοδεσπότες'
export const weEmailYou = 'Θα λάβετε email μόλις αποφασίσουν. Έως τότε η διαμονή σας παραμένει όπως είναι.'
export const hostsRefused =
  'Οι οικοδεσπότες δεν μπόρεσαν να συμφωνήσουν παλαιότερα με αυτές τις ημερομηνίες. Μπορείτε να ρωτήσετε άλλη μία φορά.'
export const changeNow = 'Αλλαγή τώρα'
export const notChanged = 'Δεν άλλαξε'
export const isChanged = 'Η διαμονή σας άλλαξε'

export const sendAnother = 'Αποστολή νέου κωδικού'
export const codeSent = (email: string): string => `Στείλαμε έναν εξαψήφιο κωδικό στο ${email}. Ισχύει για δέκα λεπτά.`
export const nothingThere = 'Δεν ήρθε τίποτα; Δείτε και στα ανεπιθύμητα.'
export const noMailServer = 'Δεν έχει ρυθμιστεί διακομιστής email'
export const theOwnersReadIt = 'Ο ιστότοπος είναι σε δοκιμή: ο κωδικός βρίσκεται στη διαχείριση, στην ενότητα «Μηνύματα».'

export const paidOf = (paid: string, total: string): string => `Πληρώθηκαν ${paid} από ${total}`
export const paidOnce = (paid: string): string => `Πληρώσατε ${paid}.`
export const refundPending = (amount: string, day: string): string =>
  `${amount} βρίσκονται καθ’ οδόν προς εσάς από ${theDay(day)}. Η τράπεζά σας μπορεί να χρειαστεί λίγες ημέρες για να τα εμφανίσει.`
export const refundDone = (amount: string, day: string): string => `${amount} επιστράφηκαν ${onDay(day)}.`
export const refundRefused = (amount: string): string =>
  `Η τράπεζα δεν έχει επιστρέψει ακόμη ${amount}. Το φροντίζουμε και θα σας γράψουμε.`
export const bookAgain = 'Κλείστε ξανά'
export const changeOrCancel = 'Αλλαγή ή ακύρωση'
export const wouldGoBack = (amount: string): string => `Σήμερα θα επιστρέφονταν ${amount}`
export const nothingWouldGoBack = 'Σήμερα δεν θα επιστρεφόταν τίποτα'
export const replacedPapers = (count: number): string => `Έγγραφα που αντικαταστάθηκαν: ${formatNumber(count)}`
export const callWhenItIsUrgent = 'Τηλεφωνήστε μας όταν είναι επείγον, και τη νύχτα.'

true satisfies Translated<typeof import('../en/stay.ts'), typeof import('./stay.ts')>
