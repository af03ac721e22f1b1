import type { Translated } from '../translated.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const month = 'Μήνας'
export const show = 'Εμφάνιση'
export const today = 'Σήμερα'
export const earlier = 'Νωρίτερα'
export const later = 'Αργότερα'
export const timelineNotRead = 'Το χρονοδιάγραμμα δεν φορτώθηκε'
export const noVillas = 'Δεν υπάρχουν βίλες προς πώληση.'
export const villa = 'Βίλα'
export const days = 'Ημέρες'
export const nightsOfVillas = 'Βραδιές όλων των βιλών'
export const pagesOfVillas = 'Σελίδες με βίλες'
export const asAList = 'Οι ίδιες ημέρες ως λίστα'
export const howItWorks =
  'Επιλέξτε ελεύθερες βραδιές σύροντας, ή με το Shift και τα βέλη. Σύρετε μια κράτηση για να τη μετακινήσετε: τίποτα δεν αλλάζει πριν δείτε την τιμή.'
export const stayOf = (name: string, status: string, from: string, until: string): string => `${name}, ${status}, ${from} – ${until}`
export const freeNights = (nights: string, from: string, price: string): string => `ελεύθερα: ${nights}, από ${from}, ${price}`
export const aNight = (euros: string): string => `${euros} ανά διανυκτέρευση`
export const notSold = 'δεν πωλείται'
export const owners = 'Ιδιοκτήτες'
export const keptByOwners = 'Κρατημένο από τους ιδιοκτήτες'
export const paid = 'Πληρωμένη'
export const partlyPaid = 'Μερικώς πληρωμένη'
export const offered = 'Κρατημένο για προσφορά'
export const onAPlatform = 'Σε πλατφόρμα'
export const chosen = (villa: string): string => `Επιλεγμένες βραδιές: ${villa}`
export const letGo = 'Κατάργηση επιλογής'
export const firstNight = 'Πρώτη βραδιά'
export const freeAgain = 'Ξανά ελεύθερες από'
export const beginBooking = 'Έναρξη κράτησης'
export const moved = (name: string, villa: string): string => `${name}: ${villa}`
export const openTheChange = 'Άνοιγμα της αλλαγής'
export const difference = 'Διαφορά'
export const moveIt = 'Μετακίνηση'
export const inYearGrid = 'Στον πίνακα του έτους'
export const nightsAsBefore = 'Οι διανυκτερεύσεις είναι όπως πριν'
export const moveAndRefund = (euros: string): string => `Μετακίνηση και επιστροφή ${euros}`
export const hasTheNights = (who: string, dates: string): string => `Οι διανυκτερεύσεις είναι πιασμένες (${who}, ${dates}).`
export const leaveIt = 'Αφήστε την όπως είναι'
export const prices = 'Τιμές'
export const leastNights = 'Ελάχιστες βραδιές'
export const inFreeNights = 'Τι γράφουν οι ελεύθερες βραδιές'
export const asATimeline = 'Χρονοδιάγραμμα'
export const list = 'Λίστα'
export const leastShort = (nights: number): string => `${formatNumber(nights)}β`
export const atLeast = (nights: string): string => `τουλάχιστον ${nights}`
export const havePassed = 'Οι νύχτες που πέρασαν δεν αλλάζουν.'
export const nobodyCanBook = 'κανείς δεν μπορεί να την κρατήσει'
export const unoffered = 'Κανείς δεν μπορεί να την κρατήσει'
export const overdue = 'Μερικώς πληρωμένη, ληξιπρόθεσμη'
export const guestPays = 'Ο επισκέπτης πληρώνει'
export const nightsAt = (nights: number, euros: string): string => `${formatNumber(nights)} × ${euros}`
export const besides = 'Εκπτώσεις, χρεώσεις και τέλη'
export const priceComing = 'Η τιμή υπολογίζεται …'
export const priceNotRead = 'Η τιμή δεν φορτώθηκε.'
export const notBookable = (why: string): string => `Κανείς δεν μπορεί να το κρατήσει: ${why}`
export const allow = (nights: string): string => `Να επιτρέπονται ${nights}`
export const restrict = 'Δέσμευση'
export const setPrice = 'Ορισμός τιμής'
export const nightsFreeAgain = 'Οι βραδιές είναι ξανά ελεύθερες'
export const stayNotRead = 'Η κράτηση δεν φορτώθηκε.'
export const stayComing = 'Η κράτηση φορτώνεται …'
export const dates = 'Ημερομηνίες'
export const guests = 'Επισκέπτες'
export const total = 'Σύνολο'
export const paidSoFar = 'Πληρώθηκαν'
export const remaining = 'Υπόλοιπο'
export const dueNext = (day: string): string => `η επόμενη δόση ${onDay(day)}`
export const booking = 'Κράτηση'
export const furtherDays = 'Επόμενες ημέρες'
export const openBooking = 'Άνοιγμα της κράτησης'

export const todayIs = (day: string): string => `Σήμερα, ${day}`
export const arriving = 'Αφίξεις'
export const inHouse = 'Διαμένουν'
export const leaving = 'Αναχωρήσεις'
export const nobodyArrives = 'Δεν έρχεται κανείς.'
export const nobodyLeaves = 'Δεν φεύγει κανείς.'
export const nextDays = 'Οι επόμενες έξι ημέρες'
export const nothingInTheNextDays = 'Τις επόμενες έξι ημέρες δεν έρχεται και δεν φεύγει κανείς.'
export const arrives = 'Άφιξη'
export const leaves = 'Αναχώρηση'
export const changeover = 'Αλλαγή επισκεπτών'
export const until = (day: string): string => `έως ${theDay(day)}`
export const stillToPay = (euros: string): string => `υπόλοιπο ${euros}`
export const soldBy = (platform: string): string => `Πώληση από: ${platform}`
export const call = 'Κλήση'
export const write = 'Μήνυμα'
export const whatsApp = 'WhatsApp'
export const overdueSince = (day: string): string => `ληξιπρόθεσμο από ${theDay(day)}`
export const dueOn = (day: string): string => `λήγει ${onDay(day)}`
export const comingDaysNotRead = 'Οι επόμενες ημέρες δεν φορτώθηκαν'

export const changeovers = 'Αλλαγές επισκεπτών'
export const theNextFortnight = 'Ποιος φεύγει και ποιος έρχεται τις επόμενες 14 ημέρες.'
export const failedToLoad = 'Οι αλλαγές δεν φορτώθηκαν'
export const none = 'Τις επόμενες 14 ημέρες δεν έρχεται και δεν φεύγει κανείς.'
export const after = (nights: string): string => `μετά από ${nights}`
export const forNights = (nights: string): string => `για ${nights}`
export const at = (time: string): string => `στις ${time}`
export const noTimeYet = 'χωρίς ώρα ακόμη'
export const guestsUnknown = 'πώληση από πλατφόρμα, άγνωστος αριθμός επισκεπτών'

true satisfies Translated<typeof import('../en/office-timeline.ts'), typeof import('./office-timeline.ts')>
