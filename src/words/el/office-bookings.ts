import type { SavedFilter } from '#domain/bookings/saved-filters.ts'
import type { NextStep } from '#domain/bookings/whats-next.ts'
import type { Translated } from '../translated.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const booking = (bookingNumber: string | number): string => `Κράτηση ${bookingNumber}`
export const allBookings = 'Όλες οι κρατήσεις'
export const payments = 'Πληρωμές'
export const nobodyHasTriedToPay = 'Κανείς δεν έχει προσπαθήσει να πληρώσει.'
export const bringBack = 'Επαναφορά'
export const recordAPayment = 'Καταχώριση πληρωμής'
export const cancelAndRefund = 'Ακύρωση και επιστροφή'
export const refundMore = 'Πρόσθετη επιστροφή'
export const manageBookings = 'Διαχείριση κρατήσεων'
export const restrictDates = 'Αποκλεισμός ημερομηνιών'
export const bookings = 'Κρατήσεις'
export const bookingsList = 'Λίστα κρατήσεων'
export const availabilityCalendar = 'Ημερολόγιο διαθεσιμότητας'
export const failedToLoadBookings = 'Οι κρατήσεις δεν φορτώθηκαν'
export const failedToLoadAvailability = (error: string | number): string => `Η διαθεσιμότητα δεν φορτώθηκε: ${error}`
export const nothingWasLostPleaseLook = 'Δεν χάθηκε τίποτα. Ξαναδείτε σε λίγο.'
export const noBookingsFoundTryFewer = 'Δεν βρέθηκαν κρατήσεις. Δοκιμάστε με λιγότερα φίλτρα.'
export const noBookingsYetTheFirst = 'Δεν υπάρχουν ακόμη κρατήσεις. Η πρώτη θα εμφανιστεί εδώ μόλις γίνει.'
export const pagesOfBookings = 'Σελίδες με κρατήσεις'
export const deleteBooking = 'Διαγραφή κράτησης'
export const deleteIt = 'Διαγραφή'
export const deleting = 'Διαγραφή…'
export const areYouSureYouWant = 'Θέλετε σίγουρα να διαγράψετε αυτή την κράτηση;'
export const theNightsAreFreeAgain = 'Οι βραδιές ελευθερώνονται αμέσως.'
export const itDisappearsFromTheLists = (bookingNumber: string | number): string =>
  `${bookingNumber}: φεύγει από τις λίστες, οι βραδιές της ελευθερώνονται και μπορεί να επανέλθει. Κράτηση με πληρωμές δεν διαγράφεται.`
export const theBookingIs = (statusLabels: string | number): string => `Κατάσταση της κράτησης: ${statusLabels}.`
export const theBookingIsCancelled =
  'Η κράτηση ακυρώθηκε και τα χρήματα επιστρέφονται· θα φαίνεται ως επιστροφή μόλις το επιβεβαιώσει η τράπεζα.'
export const theBookingStatusHasBeen = (statusLabels: string | number): string => `Νέα κατάσταση της κράτησης: ${statusLabels}.`
export const bookingStatusUpdated = 'Η κατάσταση της κράτησης άλλαξε'
export const paymentRecorded = 'Η πληρωμή καταχωρίστηκε'
export const paymentReversed = 'Η πληρωμή αντιλογίστηκε'
export const bookingDeleted = 'Η κράτηση διαγράφηκε'
export const bookingBroughtBack = 'Η κράτηση επανήλθε'
export const dateRangeRequired = 'Χρειάζονται ημερομηνίες'
export const pleaseSelectBothStart = 'Επιλέξτε την πρώτη και την τελευταία ημέρα του αποκλεισμού.'
export const operationFailed = 'Η ενέργεια απέτυχε'
export const datesRestricted = 'Οι ημερομηνίες αποκλείστηκαν'
export const updateFailed = 'Η αλλαγή απέτυχε'
export const bookingUpdated = 'Η κράτηση άλλαξε'
export const deleteFailed = 'Η διαγραφή απέτυχε'
export const january = 'Ιανουάριος'
export const february = 'Φεβρουάριος'
export const march = 'Μάρτιος'
export const april = 'Απρίλιος'
export const may = 'Μάιος'
export const june = 'Ιούνιος'
export const july = 'Ιούλιος'
export const august = 'Αύγουστος'
export const september = 'Σεπτέμβριος'
export const october = 'Οκτώβριος'
export const november = 'Νοέμβριος'
export const december = 'Δεκέμβριος'
/** From Sunday to Saturday. */
export const weekdays = ['Κυ', 'Δε', 'Τρ', 'Τε', 'Πέ', 'Πα', 'Σά']
export const villa = 'Βίλα'
export const previousYear = 'Προηγούμενο έτος'
export const nextYear = 'Επόμενο έτος'
export const available = 'Ελεύθερο'
export const booked = 'Κρατημένο'
export const restricted = 'Αποκλεισμένο'
export const reason = 'Λόγος'
export const specialRequests = 'Ειδικές επιθυμίες'
/** The link that led to a booking, such as that of an assistant. */
export const cameFrom = 'Από σύνδεσμο'
export const made = 'Έγινε'
export const deleted = 'Διαγραμμένες'
export const holdReasons = {
  payment: 'Στην τράπεζα',
  change: 'Στην τράπεζα',
  offer: 'Σε προσφορά',
  transfer: 'Αναμονή μεταφοράς',
  correction: 'Αναμονή σωστής πληρωμής',
}
export const stay = 'Διαμονή'
export const guest = 'Επισκέπτης'
export const phone = 'Τηλέφωνο'
export const guests = 'Επισκέπτες'
export const arrivalTime = 'Ώρα άφιξης'
export const recordedMethods = { transfer: 'Τραπεζική μεταφορά', cash: 'Μετρητά' }
export const termsAccepted = 'Αποδοχή όρων'
export const price = 'Τιμή'
export const stage = (stage: string | number): string => `Δόση ${stage},`
export const paidRemaining = (paid: string | number, remaining: string | number): string => `Πληρώθηκαν ${paid}, υπόλοιπο ${remaining}`
export const allVillas = 'Όλες οι βίλες'
export const status = 'Κατάσταση'
export const everyStatus = 'Όλες'
export const numberOrderIdName = 'Αριθμός, κωδικός πληρωμής, όνομα, email, τηλέφωνο, λόγος ή κείμενο αιτήματος'
export const staysFrom = 'Διαμονές από'
export const until = 'έως'
export const show = 'Εμφάνιση'
export const total = 'Σύνολο'
export const paid = 'Πληρωμένα'
export const booking3 = (bookingNumber: string | number): string => `κράτηση ${bookingNumber}`
export const edit = 'Επεξεργασία'
export const statusOfBooking = (bookingNumber: string | number): string => `Κατάσταση της κράτησης ${bookingNumber}`
export const set = 'Ορισμός'
export const setToPaid = 'Ορισμός ως πληρωμένη'
export const setToPartiallyPaid = 'Ορισμός ως μερικώς πληρωμένη'
export const cancelBooking = 'Ακύρωση κράτησης'
export const setToFailed = 'Ορισμός ως ανεπιτυχής'
export const bringBookingBack = 'Επαναφορά κράτησης'
export const reverseAPayment = 'Αντιλογισμός πληρωμής'
export const record = 'Καταχώριση'
export const theGuestGetsAReceipt = 'Ο επισκέπτης λαμβάνει βεβαίωση με email. Ένα λάθος διορθώνεται με αντιλογισμό της πληρωμής.'
export const theRightPayment = 'Η σωστή πληρωμή'
export const theRightPaymentHint = 'Αφήστε το ποσό κενό αν δεν έχουν έρθει άλλα χρήματα. Οι βραδιές κρατούνται μέχρι να αποφασίσετε.'
export const priceForOthers = (total: string, byRates: string): string =>
  `Η τιμή παραμένει ${total}. Με τον τιμοκατάλογο θα ήταν ${byRates}: αλλάξτε την παρακάτω ή αφήστε την.`
export const reverse = 'Αντιλογισμός'
export const wasRecordedByMistake = (orderId: string | number, amount: string | number): string =>
  `${orderId}, ${amount}: καταχωρίστηκε κατά λάθος, τα χρήματα δεν ήρθαν ποτέ. Η εγγραφή μένει και προστίθεται ο αντιλογισμός της· η κράτηση οφείλει ξανά το ποσό και ο επισκέπτης ενημερώνεται. Χρήματα που ήρθαν δίνονται πίσω με επιστροφή.`
export const thisCannotBeDone = 'Αυτό δεν γίνεται'
export const close = 'Κλείσιμο'
export const refund = 'Επιστροφή χρημάτων'
export const endTheBooking = 'Τερματισμός κράτησης'
export const oneMoment = 'Μια στιγμή…'
export const keepItAsItIs = 'Να μείνει όπως είναι'
export const theNightsAreSold = 'Οι βραδιές πουλήθηκαν σε αυτόν τον επισκέπτη.'
export const aCardPaymentIsStill = 'Μια πληρωμή με κάρτα είναι ακόμη ανοιχτή στην τράπεζα. Αν εγκριθεί, μετράει.'
export const aCardPaymentIsStillOpen =
  'Μια πληρωμή με κάρτα είναι ακόμη ανοιχτή στην τράπεζα. Αν εγκριθεί, επιστρέφεται αυτόματα στην κάρτα.'
export const itDisappearsFromTheListsIt = 'Φεύγει από τις λίστες. Μπορεί να επανέλθει.'
export const isShownInTheLists = 'Βρίσκεται ξανά στις λίστες.'
export const theGuestGetsByMail = (n: string | number): string => `Ο επισκέπτης λαμβάνει με email: ${n}.`
export const didNotArrive = (recipient: string, why: string): string => `Προς ${recipient}, δεν παραδόθηκε${why && `: ${why}`}`
export const theGuestGetsNoMail = 'Ο επισκέπτης δεν λαμβάνει email.'
export const editBooking = (text: string | number): string => `Επεξεργασία κράτησης ${text}`
export const saving = 'Αποθήκευση…'
export const save = 'Αποθήκευση'
export const cancel = 'Άκυρο'
export const forTheAccountant = 'Για το λογιστήριο'
export const bookingsAsCsv = 'Κρατήσεις ως CSV'
export const by = 'Κατά'
export const dayOfArrival = 'Ημέρα άφιξης'
export const dayOfBooking = 'Ημέρα κράτησης'
export const paymentsAsCsv = 'Πληρωμές ως CSV'
export const fromIt = 'Από'
export const until2 = 'Έως'
export const amount = 'Ποσό'
export const rate = 'Ισοτιμία'
export const opened = 'Άνοιξε'
export const settled = 'Διευθετήθηκε'
export const authorisationCode = 'Κωδικός έγκρισης'
export const transactionId = 'Αριθμός συναλλαγής'
export const referenceNumber = 'Αριθμός αναφοράς'
export const response = 'Απάντηση'
export const statusCode = 'Κωδικός κατάστασης'
export const transactionDate = 'Ημερομηνία συναλλαγής'
export const threeDStatus = 'Κατάσταση 3-D'
export const card = 'Κάρτα'
export const error = 'Σφάλμα'
export const receivedOn = 'Ελήφθη'
export const reference = 'Αιτιολογία'
export const recordedBy = 'Καταχώριση από'
export const payment = (orderId: string | number): string => `Πληρωμή ${orderId}`
export const needsAttention = 'Χρειάζεται προσοχή'
export const reverseRecordedByMistake = 'Αντιλογισμός, καταχωρίστηκε κατά λάθος'
export const reversedRecordedByMistake = (reason: string | number): string => `Αντιλογίστηκε, είχε καταχωριστεί κατά λάθος: ${reason}`
export const refundOf = (
  amount: string | number,
  dinars: string | number,
  refundStates: string | number,
  reason: string | number,
): string => `Επιστροφή ${amount} (${dinars}): ${refundStates}. ${reason}`
export const amountReceived = 'Ποσό που ελήφθη (€)'
export const areStillToPay = (most: string | number): string => `Υπόλοιπο πληρωμής: ${most}.`
export const atMostAreStill = (most: string | number): string => `Υπόλοιπο πληρωμής το πολύ: ${most}.`
export const method = 'Τρόπος πληρωμής'
export const asShownOnTheStatement = 'Όπως αναγράφεται στο αντίγραφο κίνησης ή στην απόδειξη. Το διαβάζει ο επισκέπτης.'
export const wasPaidAtMostCan = (paid: string | number, refundable: string | number, daysBeforeArrival: string | number): string =>
  `Πληρώθηκαν ${paid}· μπορούν να επιστραφούν το πολύ ${refundable}. ${daysBeforeArrival} η πολιτική ακύρωσης επιστρέφει`
export const theBookingEndsAs = 'Η κράτηση τελειώνει ως'
export const cancelled = 'Ακυρωμένη'
export const refunded = 'Με επιστροφή χρημάτων'
export const amountToRefund = 'Ποσό επιστροφής (€)'
export const anotherAmountThanThePolicys = 'Ποσό διαφορετικό από της πολιτικής, και το μηδέν, χρειάζεται λόγο.'
export const withToArrival = (days: string | number): string => `Πριν από την άφιξη (${days})`
export const afterArrival = 'Μετά την άφιξη'
export const freeAgainOn = 'Ελεύθερο ξανά από'
export const leftEmptyAdminRestricted = 'Αν μείνει κενό: Αποκλεισμός από τη διαχείριση'
export const restricting = 'Αποκλεισμός…'
export const bookedBy = (name: string | number): string => `κράτηση από ${name}`
export const notPaidAndNotOwed = 'δεν πληρώθηκε και δεν είναι πια πληρωτέο'
export const hiddenFromTheLists = 'εκτός λιστών, οι βραδιές της είναι ελεύθερες'
export const nightsHeldUntilYouDecide = 'οι βραδιές κρατούνται μέχρι να αποφασίσετε'
export const nightsHeldUntil = (holdsUntil: string | number): string => `οι βραδιές κρατούνται έως ${theDay(holdsUntil)}`
export const version = (termsAcceptedAt: string | number, termsVersion: string | number): string =>
  `${termsAcceptedAt}, έκδοση ${termsVersion}`
export const aReceiptForThePayment = 'βεβαίωση για την πληρωμή'
export const theConfirmationOfTheStay = 'την επιβεβαίωση της διαμονής'
export const thatTheBookingIsCancelled = 'ότι η κράτηση ακυρώθηκε'
export const thatTheMoneyWasRefunded = 'ότι τα χρήματα επιστράφηκαν, μόλις γίνει'
export const cardTry = (attempt: string | number): string => `κάρτα, προσπάθεια ${attempt}`
export const toTheCard = (dinars: string | number): string => `${dinars} στην κάρτα`
export const toBeRefundedByYou = (methodLabels: string | number): string => `ήρθε με: ${methodLabels}· επιστρέψτε το εσείς`
export const isPaid = 'πληρώθηκε'
export const dueOn = (day: string): string => `λήγει ${onDay(day)}`
export const restDueOn = (amount: string, day: string): string => `από αυτά ${amount} λήγουν ${onDay(day)}`
export const isRestricted = 'αποκλεισμένο'
export const incomeOfBooking = 'Έσοδα'
export const received = 'Εισπράχθηκαν'
export const climateLevy = 'Τέλος ανθεκτικότητας'
export const vat = 'ΦΠΑ'
export const municipalFee = 'Δημοτικό τέλος'
export const income = 'Έσοδα χωρίς αυτά'
export const email = 'Email'
export const mailsGoHere = 'Τα email για αυτή την κράτηση έρχονται εδώ. Η διεύθυνση του λογαριασμού του επισκέπτη μένει ως έχει.'
export const savedFilters = 'Αποθηκευμένα φίλτρα'
export const sortedBy = 'Ταξινόμηση'
export const sorts = { made: 'Νεότερες', arrival: 'Άφιξη', departure: 'Αναχώρηση' }

export const whatIsNext = 'Τι ακολουθεί'
export const nextSteps: Record<NextStep, (next: { day: string; stage: number; time: string }) => string> = {
  stage_overdue: ({ day, stage }) => `Η δόση ${stage} εκπρόθεσμη από ${day}`,
  leaves_today: () => 'Αναχωρεί σήμερα',
  in_the_house: ({ day }) => `Στη βίλα έως ${day}`,
  arrives_today: ({ time }) => (time ? `Φτάνει σήμερα στις ${time}` : 'Φτάνει σήμερα, χωρίς ώρα ακόμη'),
  stage_due: ({ day, stage }) => `Η δόση ${stage} οφείλεται ${day}`,
  arrives: ({ time }) => `Φτάνει στις ${time}`,
  no_arrival_time: () => 'Δεν υπάρχει ακόμη ώρα άφιξης',
  offered: ({ day }) => `Σε προσφορά έως ${day}`,
  transfer_expected: ({ day }) => `Κρατείται για τραπεζική μεταφορά έως ${day}`,
  correction_expected: () => 'Καταχωρίστε τη σωστή πληρωμή',
  paying: () => 'Ο επισκέπτης πληρώνει τώρα',
}

/** Columns and actions of the list. */
export const nightsColumn = 'Νύχτες'
export const stillToPay = 'Υπόλοιπο'
export const open = 'Άνοιγμα'
export const actionsOf = (bookingNumber: string): string => `Ενέργειες για την κράτηση ${bookingNumber}`
export const undo = 'Αναίρεση'
export const writeToGuest = 'Γράψτε στον επισκέπτη'
export const nameOfFilter: Record<SavedFilter | 'by_link', string> = {
  from_today: 'Από σήμερα',
  arriving: 'Αφίξεις αυτόν τον μήνα',
  owing: 'Με οφειλή',
  without_time: 'Χωρίς ώρα άφιξης',
  by_link: 'Από σύνδεσμο',
  all: 'Όλες οι κρατήσεις',
  deleted: 'Διαγραμμένες',
}
export const filter = 'Φίλτρο'
export const withoutFilter = (filter: string): string => `Χωρίς το φίλτρο ${filter}`
export const stayedFrom = (day: string): string => `Από ${day}`
export const stayedUntil = (day: string): string => `Έως ${day}`

/** The page of one booking. */
export const name = 'Όνομα'
export const isBooked = 'Κρατήθηκε'
export const arrival = 'Άφιξη'
export const departure = 'Αναχώρηση'
export const path = 'Από την κράτηση έως την αναχώρηση'
export const instalment = (stage: number): string => `Δόση ${stage}`
export const amountOn = (euros: string, day: string): string => `${euros}, ${day}`
export const stepStates = { done: 'έγινε', late: 'σε καθυστέρηση', coming: 'ακολουθεί' }
export const money = 'Χρήματα'
export const moreActions = 'Περισσότερες ενέργειες'
export const previousInList = 'Προηγούμενη κράτηση της λίστας'
export const nextInList = 'Επόμενη κράτηση της λίστας'
export const seeAsGuest = 'Όπως το βλέπει ο επισκέπτης'
export const guestView = 'Όπως το βλέπει ο επισκέπτης'
export const onlyToLookAt = (name: string): string =>
  `Αυτό βλέπει ο επισκέπτης (${name}) για τη διαμονή. Μπορείτε μόνο να κοιτάξετε: από εδώ δεν στέλνεται και δεν αλλάζει τίποτα, και ο επισκέπτης δεν αντιλαμβάνεται τίποτα. Ο επισκέπτης διαβάζει τη σελίδα στη γλώσσα του και βλέπει τον κωδικό της πόρτας αντί για τελείες.`
export const noGuestPage = 'Αυτή η κράτηση δεν έχει σελίδα για επισκέπτη. Αποκτά μόλις πληρωθεί, αν την έκανε κάποιος με λογαριασμό.'
export const chooseBookings = 'Επιλογή κρατήσεων'
export const chooseBooking = (n: string): string => `Επιλογή της κράτησης ${n}`
export const whatHappened = 'Τι έγινε'
export const kindsOfEntries = { all: 'Όλα', messages: 'Μηνύματα', money: 'Χρήματα', changes: 'Αλλαγές' }
export const youWrote = (id: number | null): string => (id === null ? 'Το μήνυμά σας' : `Η απάντησή σας στο αίτημα #${id}`)
export const guestWrote = (guest: string, id: number | null): string => (id === null ? guest : `${guest}, αίτημα #${id}`)
export const didBy = (what: string, who: string): string => `${who}: ${what}`
export const eventsNotRead = 'Οι σημειώσεις και τα μηνύματα δεν διαβάστηκαν. Ανοίξτε ξανά τη σελίδα.'
export const allEntries = (count: number): string => `Όλες οι εγγραφές: ${formatNumber(count)}`
export const nothingOfThisKind = 'Δεν υπάρχει τίποτα τέτοιο.'
export const refundOfAmount = (euros: string): string => `Επιστροφή ${euros}`
export const orderId = 'Αριθμός παραγγελίας'
export const paymentStates = { open: 'Περιμένει την τράπεζα', approved: 'Εγκρίθηκε', failed: 'Δεν εγκρίθηκε', error: 'Δεν ολοκληρώθηκε' }
export const refundStates = {
  due: 'πηγαίνει στην τράπεζα',
  unclear: 'περιμένει την απάντηση της τράπεζας',
  done: 'επιστράφηκε',
  failed: 'το αρνήθηκε η τράπεζα',
}

true satisfies Translated<typeof import('../en/office-bookings.ts'), typeof import('./office-bookings.ts')>
