import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('el')

export const failedToFetchStatistics = 'Τα στοιχεία δεν φορτώθηκαν'
export const settled = 'Διευθετήθηκε'
export const manageVillas = 'Διαχείριση βιλών'
export const addPictures = 'Προσθήκη φωτογραφιών'
export const restrictDates = 'Αποκλεισμός ημερομηνιών'
export const changePrices = 'Αλλαγή τιμών'
export const answerGuests = 'Απαντήσεις σε επισκέπτες'
export const siteSettings = 'Ρυθμίσεις ιστοτόπου'
export const dashboard = 'Επισκόπηση'
export const refresh = 'Ανανέωση'
export const statisticsError = (error: string | number): string => `Σφάλμα στοιχείων: ${error}`
export const nothingWasLostPleaseRefresh = 'Δεν χάθηκε τίποτα. Ανανεώστε σε λίγο.'
export const thereAreNoVillas = 'Δεν υπάρχουν βίλες στη βάση'
export const addTheFirstVilla = 'Προσθέστε την πρώτη βίλα'
export const needsAttention = 'Χρειάζονται προσοχή'
export const quickActions = 'Γρήγορες ενέργειες'
export const accessToTheBank = 'Πρόσβαση στην τράπεζα'
export const unclearPayment = 'Ασαφής πληρωμή'
export const theBankContradictsItself = 'Η τράπεζα αντιφάσκει'
export const paymentOfAnUnknownOrder = 'Πληρωμή άγνωστης παραγγελίας'
export const refundRefused = 'Η επιστροφή απορρίφθηκε'
export const toBeTransferredBack = 'Προς επιστροφή με μεταφορά'
export const soldOnAPlatformToo = 'Πουλήθηκε και σε πλατφόρμα'
export const openTheCalendars = 'Άνοιγμα ημερολογίων'
export const soldWithoutPayment = 'Καταχωρισμένη κράτηση χωρίς πληρωμή'
export const bookedInAWithdrawnVilla = 'Κράτηση σε βίλα που αποσύρθηκε'
export const openTheVillas = 'Άνοιγμα βιλών'
export const guestAsksForOtherDates = 'Επισκέπτης ζητά άλλη διαμονή'
export const overdueInstalment = 'Ληξιπρόθεσμη δόση'
export const notWrittenYet = 'Δεν έχει γραφτεί ακόμη'
export const mailNotSent = 'Email που δεν στάλθηκε'
export const mailReturned = 'Email που δεν παραδόθηκε'
export const openTheMails = 'Άνοιγμα μηνυμάτων'
export const neededOnALiveSite = 'Απαιτείται για την κανονική λειτουργία'
export const silentCalendar = 'Ημερολόγιο χωρίς επαφή'
export const eventsNotRead = 'Εγγραφές που δεν διαβάστηκαν'
export const oldExchangeRate = 'Παλιά ισοτιμία'
export const strangeExchangeRate = 'Ασυνήθιστη ισοτιμία'
export const soldBelowRates = 'Πουλήθηκε κάτω από τη μισή τιμή'
export const backupRestored = 'Έγινε επαναφορά από αντίγραφο'
export const clockInDoubt = 'Ρολόι υπό αμφισβήτηση'
export const deletionWaits = 'Η διαγραφή σταμάτησε'
/** Lets a job do once what it holds back. */
export const release = 'Επιτρέψτε τη συνέχεια'
export const openThePapers = 'Άνοιγμα των εγγράφων'
export const noFreshBackup = 'Χωρίς πρόσφατο αντίγραφο ασφαλείας'
export const openTheJobs = 'Άνοιγμα εργασιών'
export const nothingNeedsAttention = 'Τίποτα δεν χρειάζεται προσοχή.'
export const openTheBooking = 'Άνοιγμα κράτησης'
export const settle = 'Διευθέτηση'
export const totalVillas = 'Σύνολο βιλών'
export const totalBookings = 'Σύνολο κρατήσεων'
export const galleryImages = 'Φωτογραφίες'
export const supportNotifications = 'Αιτήματα υποστήριξης'
export const recentBookings = 'Πρόσφατες κρατήσεις'
export const noBookingsYet = 'Δεν υπάρχουν ακόμη κρατήσεις.'
export const allBookings = 'Όλες οι κρατήσεις'
export const thisMonth = 'Αυτόν τον μήνα'
export const mostPopularVilla = 'Δημοφιλέστερη βίλα'
export const bookingStatus = 'Κατάσταση κρατήσεων'
export const askTheBankOnceMore = 'Νέα ερώτηση στην τράπεζα'
export const refundedAnotherWay = 'Τα χρήματα επιστράφηκαν με άλλον τρόπο'
export const itBelongsToABooking = 'Ανήκει σε κράτηση'
export const refundThroughTheBank = 'Επιστροφή μέσω της τράπεζας'
export const itWasSettledAnotherWay = 'Διευθετήθηκε με άλλον τρόπο'
export const theRateIsRightCharge = 'Η ισοτιμία είναι σωστή: να χρεώνεται'
export const theBankSays = 'Η τράπεζα λέει ότι πληρώθηκε'
export const theBankSaysThatItWas = 'Η τράπεζα λέει ότι δεν πληρώθηκε'
export const whatHappened = 'Τι συνέβη'
export const whatWasDoneAboutIt = 'Τι έγινε γι’ αυτό'
export const settling = 'Διευθέτηση…'
export const cancel = 'Άκυρο'
export const bookingNumber = 'Αριθμός κράτησης'
export const whereItBelongs = 'Αν ανήκει σε κράτηση.'
export const countsAsInEuros = 'Μετράει ως, σε ευρώ'
export const leftEmptyTheBookingsNext = 'Αν μείνει κενό: η επόμενη δόση της κράτησης.'
export const complaintDue = 'Παράπονο'
export const questionWaits = 'Ερώτηση'
export const mailboxNotRead = 'Η θυρίδα δεν διαβάζεται'
export const mailsLeft = 'Μηνύματα που έμειναν στη θυρίδα'
export const unusableMail = 'Μήνυμα με άγνωστο πεδίο'
export const openTheWordsOfMails = 'Άνοιγμα μηνυμάτων του ιστότοπου'
export const heldMessage = 'Κείμενο σε αναμονή'
export const reminder = 'Υπενθύμιση'
export const declarationDue = 'Προθεσμία δήλωσης'
export const nightsMadeUnsellable = 'Δεν πωλείται σε κανέναν λόγω των κανόνων σας'
export const openTheRules = 'Άνοιγμα κανόνων διαμονής'
export const noSeason = 'Χωρίς περίοδο'
export const unusualPrice = 'Ασυνήθιστη τιμή'
export const openThePrices = 'Άνοιγμα τιμών'
export const jobFailed = 'Μια εργασία αποτυγχάνει'
export const bookings = 'Κρατήσεις'
export const revenue = 'Έσοδα'
export const nextSevenDays = 'Οι επόμενες επτά ημέρες'
export const out = (count: number): string => `αναχ. ${formatNumber(count)}`
export const comingIn = (count: number): string => `αφίξ. ${formatNumber(count)}`
export const nobodyOnThisDay = 'Δεν έρχεται, δεν διαμένει και δεν φεύγει κανείς.'
export const nobodyMoves = 'Δεν έρχεται και δεν φεύγει κανείς.'
export const noTimeYet = 'Χωρίς ώρα'
export const newBooking = 'Νέα κράτηση'
export const open = 'Άνοιγμα'
export const answer = 'Απάντηση'
export const declare = 'Δήλωση'
export const fillIn = 'Συμπλήρωση'
export const decide = 'Απόφαση'
export const thisMonthIs = (month: string): string => `Αυτός ο μήνας: ${month}`
/** What each figure counts. */
export const paidInFullOrPart = 'πληρωμένες ολικά ή μερικά'
export const waitingTickets = 'περιμένουν απάντηση'
export const receivedLessRefunds = 'Έσοδα: εισπράξεις μείον επιστροφές'
export const bookingsMade = (bookings: string): string => `νέες και πληρωμένες: ${bookings}`
export const endedOffer = 'Η προσφορά έληξε'
export const endedOffers = 'Προσφορές που έληξαν'
export const instalmentDue = 'Δόση που λήγει'
/** Several of a kind that need attention. */
export const labelAndCount = (label: string, count: number): string => `${label}: ${formatNumber(count)}`
export const several = {
  unclear_payment: counting({ one: 'ασαφής πληρωμή', other: 'ασαφείς πληρωμές' }),
  failed_refund: counting({ one: 'επιστροφή που απορρίφθηκε', other: 'επιστροφές που απορρίφθηκαν' }),
  due_transfer: counting({ one: 'επιστροφή με μεταφορά', other: 'επιστροφές με μεταφορά' }),
  calendar_conflict: counting({ one: 'διαμονή που πουλήθηκε και σε πλατφόρμα', other: 'διαμονές που πουλήθηκαν και σε πλατφόρμα' }),
  change_request: counting({ one: 'επισκέπτης ζητά άλλη διαμονή', other: 'επισκέπτες ζητούν άλλη διαμονή' }),
  complaint: counting({ one: 'παράπονο', other: 'παράπονα' }),
  question: counting({ one: 'ερώτηση', other: 'ερωτήσεις' }),
  unusable_mail: counting({ one: 'μήνυμα με άγνωστο πεδίο', other: 'μηνύματα με άγνωστο πεδίο' }),
  held_message: counting({ one: 'κείμενο σε αναμονή', other: 'κείμενα σε αναμονή' }),
  reminder: counting({ one: 'υπενθύμιση', other: 'υπενθυμίσεις' }),
  declaration: counting({ one: 'δήλωση σε προθεσμία', other: 'δηλώσεις σε προθεσμία' }),
  overdue_instalment: counting({ one: 'ληξιπρόθεσμη δόση', other: 'ληξιπρόθεσμες δόσεις' }),
  due_instalment: counting({ one: 'δόση που λήγει', other: 'δόσεις που λήγουν' }),
  unusual_price: counting({ one: 'ασυνήθιστη τιμή', other: 'ασυνήθιστες τιμές' }),
  returned_mail: counting({ one: 'email που δεν παραδόθηκε', other: 'email που δεν παραδόθηκαν' }),
  unsent_mail: counting({ one: 'email που δεν στάλθηκε', other: 'email που δεν στάλθηκαν' }),
  stale_calendar: counting({ one: 'ημερολόγιο χωρίς επαφή', other: 'ημερολόγια χωρίς επαφή' }),
  failed_job: counting({ one: 'εργασία που αποτυγχάνει', other: 'εργασίες που αποτυγχάνουν' }),
}

true satisfies Translated<typeof import('../en/office-dashboard.ts'), typeof import('./office-dashboard.ts')>
