import type { Notice } from '#domain/bookings/picker.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { nights } from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const failedToCalculatePricing = 'Η τιμή δεν υπολογίστηκε'
export const anErrorOccurred = 'Παρουσιάστηκε σφάλμα'
export const bookYourStay = 'Κλείστε τη διαμονή σας'
export const seeFreeNights =
  'Δείτε τις διαθέσιμες βραδιές και την τιμή της καθεμιάς, επιλέξτε ημερομηνίες και κλείστε τη βίλα σας δίπλα στη θάλασσα απευθείας.'
export const chooseAVilla = 'Επιλέξτε βίλα και ημερομηνίες. Η τιμή είναι πλήρης από το πρώτο κλικ.'
export const failedToLoadVillas = (error: string | number): string => `Οι βίλες δεν φορτώθηκαν: ${error}`
export const nothingWasLostPleaseLoad = 'Τίποτα δεν χάθηκε. Φορτώστε ξανά τη σελίδα σε λίγο.'
export const noVillasAreCurrentlyAvailable = 'Αυτή τη στιγμή δεν υπάρχουν βίλες για κράτηση. Δοκιμάστε ξανά αργότερα.'
export const pleaseSelectBothCheck = 'Επιλέξτε ημερομηνία άφιξης και αναχώρησης'
export const noArrivalOnThisDay = 'χωρίς άφιξη αυτή την ημέρα'
export const noDepartureOnThisDay = 'χωρίς αναχώρηση αυτή την ημέρα'
export const sundayNoCheck = 'χωρίς άφιξη και αναχώρηση'
/** A day of the calendar as it is spoken. */
export const spokenDay = (day: string, facts: readonly string[]): string => [day, ...facts].join(', ')
export const noDatesChosen = 'Δεν έχουν επιλεγεί ημερομηνίες.'
export const checkInNowChoose = (checkIn: string | number): string => `Άφιξη: ${checkIn}. Τώρα επιλέξτε ημέρα αναχώρησης.`
export const oneMoment = 'Μια στιγμή…'
export const reviewYourBooking = 'Έλεγχος κράτησης'
export const nothingIsBookedOrCharged = 'Δεν έχει γίνει ακόμη κράτηση ή χρέωση. Τα ελέγχετε όλα στην επόμενη σελίδα.'
export const missingInformation = 'Λείπουν στοιχεία'
export const pleaseWait = 'Περιμένετε'
export const thePriceIsBeingCalculated = 'Η τιμή υπολογίζεται.'
export const pricingError = 'Σφάλμα τιμής'
export const pricingUnavailable = 'Η τιμή δεν είναι διαθέσιμη'
export const theseDatesCannotBeBooked = 'Δεν γίνεται κράτηση για αυτές τις ημερομηνίες. Επιλέξτε άλλες.'
export const dates = 'Ημερομηνίες'
const onDaysOfTheWeek = (days: readonly number[]): string =>
  days.length === 6 && !days.includes(0) ? 'από Δευτέρα έως Σάββατο, όχι Κυριακή' : onWeekdays(days)

type Terms = { minimumNights: number; arrivalDays: readonly number[]; departureDays: readonly number[] }
/** `some`: other rules hold on some dates. */
export function rulesOfStays({ minimumNights, arrivalDays, departureDays }: Terms, some: boolean): string {
  const [arrival, departure] = [onDaysOfTheWeek(arrivalDays), onDaysOfTheWeek(departureDays)]
  const days = arrival === departure ? `Άφιξη και αναχώρηση ${arrival}.` : `Άφιξη ${arrival}. Αναχώρηση ${departure}.`
  const other = some ? ' Για ορισμένες ημερομηνίες ισχύουν άλλοι κανόνες, όπως δείχνει το ημερολόγιο.' : ''
  return `Τουλάχιστον ${nights(minimumNights)}. ${days}${other} Οι τιμές είναι ανά διανυκτέρευση για όλη τη βίλα.`
}
export const alreadyBooked = 'ήδη κλεισμένη'
export const clearDates = 'Καθαρισμός ημερομηνιών'
export const yourDetails = 'Τα στοιχεία σας'
export const name = 'Ονοματεπώνυμο'
export const email = 'Email'
export const phone = 'Τηλέφωνο'
export const specialRequests = 'Ειδικές επιθυμίες'
export const aCotALateArrival = 'Παιδική κούνια, αργή άφιξη, οτιδήποτε πρέπει να γνωρίζουμε.'
export const tooManyGuests = 'Πάρα πολλοί επισκέπτες'
export const thisVillaCanAccommodate = (most: string | number): string => `Μέγιστος αριθμός επισκεπτών σε αυτή τη βίλα: ${most}.`
export const guests = 'Επισκέπτες'
export const upToChildrenIncluded = (most: string | number): string => `Έως ${most}, μαζί με τα παιδιά.`
export const guestLimitExceeded = 'Πάρα πολλοί επισκέπτες για τη βίλα'
export const checkIn = 'Άφιξη'
export const checkOut = 'Αναχώρηση'
export const yourStayAndItsPrice = 'Η διαμονή σας και η τιμή της'
export const yourStay = 'Η διαμονή σας'
export const nowChooseADay = 'Τώρα επιλέξτε ημέρα'
export const thePriceOfEveryNight =
  'Η τιμή κάθε βραδιάς φαίνεται στο ημερολόγιο. Επιλέξτε ημερομηνίες για να δείτε το σύνολο, μαζί με τις εκπτώσεις.'
export const yourDatesAreKeptPlease = (error: string | number): string =>
  `${ended(String(error))} Οι ημερομηνίες σας διατηρήθηκαν· επιλέξτε τις ξανά ή δοκιμάστε σε λίγο.`
export const notAvailable = 'Μη διαθέσιμη'
export const payInFull = 'Πληρωμή εφάπαξ ή σε τρεις δόσεις'
export const calculatingThePriceOf = (nights: string | number): string => `Υπολογισμός τιμής (${nights})…`
export const fromIt = (checkIn: string | number): string => `Από ${checkIn}`
export const continueIt = 'Συνέχεια'
export const chooseCheckOut = 'Επιλέξτε αναχώρηση'
export const priceIsShownOnTheNextPage = 'Η τιμή φαίνεται στην επόμενη σελίδα, πριν γίνει οποιαδήποτε κράτηση.'
export const calculating = 'Υπολογισμός…'
export const upToGuests = (capacity: string | number): string => `Επισκέπτες: έως ${capacity}`
export const minNights = (least: number): string => `Τουλάχιστον ${nights(least)}`
export const noImageAvailable = 'Δεν υπάρχει φωτογραφία'
export const crossedOutNightsAreBooked =
  'Οι διαγραμμένες βραδιές είναι κλεισμένες· όλες τις άλλες μπορείτε να τις κλείσετε αμέσως. Μπορείτε να φτάσετε την ημέρα που φεύγουν άλλοι επισκέπτες.'
export const chooseAVilla2 = 'Επιλέξτε βίλα'
export const moreVillas = (count: number): string => `Αναζήτηση βίλας με το όνομά της (${formatNumber(count)} ακόμη)`
export const noVillaOfThatName = 'Δεν υπάρχει βίλα με αυτό το όνομα. Δοκιμάστε άλλο μέρος του ονόματος.'
export const partOfYourStay = 'μέρος της διαμονής σας'
export const perNight = (price: string | number): string => `${price} ανά διανυκτέρευση`
export const inThePast = 'έχει περάσει'
export const tooSoon = 'πολύ κοντινή ημερομηνία για κράτηση'
export const closed = 'κλειστά'
export const notReachableNightsBefore = 'μη διαθέσιμη, οι προηγούμενες βραδιές είναι κλεισμένες'
export const beyondTheLongestStay = 'πέρα από τη μέγιστη διαμονή'
export const notBookableYet = 'δεν κλείνεται ακόμη'
export const tooFewFreeNights = 'πολύ λίγες διαθέσιμες βραδιές για την ελάχιστη διαμονή'
export const chooseADay = 'Επιλέξτε ημέρα'
export const isCheckIn = 'άφιξη'
export const isCheckOut = 'αναχώρηση'
export const onlyCheckOutTooFewNights = 'μόνο αναχώρηση, πολύ λίγες διαθέσιμες βραδιές για την ελάχιστη διαμονή'
export const checkOutOnly = 'μόνο αναχώρηση'
export const flexible = 'Είναι ευέλικτες οι ημερομηνίες σας;'
export const moveStayBy = (days: string): string => `κατά ${days}`
export const sameLengthMoved = (nights: string, deposit: string): string =>
  `Το σύνολο (${nights}) αν η διαμονή μετακινηθεί λίγες ημέρες. Επιπλέον ζητείται εγγύηση ${deposit}.`
export const onlyCheckOut = 'μόνο αναχώρηση, φτάνουν οι επόμενοι επισκέπτες'
export const chosenStay = (nights: string, checkIn: string, checkOut: string): string =>
  `${nights}: άφιξη ${checkIn}, αναχώρηση ${checkOut}.`
export const plusDeposit = (amount: string): string => `συν ${amount} εγγύηση`
export const promoCode = 'Κωδικός προσφοράς'
export const haveAPromoCode = 'Έχω κωδικό προσφοράς'
export const promoCodeMeans = 'Ένας για κάθε κράτηση. Στην τιμή φαίνεται πόσο τη μειώνει.'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Μη διαθέσιμες ημερομηνίες'

const notices: Words = {
  sunday_check_in: ['Χωρίς αφίξεις την Κυριακή', 'Τις Κυριακές δεν γίνονται αφίξεις. Επιλέξτε άλλη ημέρα.'],
  sunday_check_out: ['Χωρίς αναχωρήσεις την Κυριακή', 'Τις Κυριακές δεν γίνονται αναχωρήσεις. Επιλέξτε άλλη ημέρα.'],
  taken: [NOT_AVAILABLE, 'Αυτές οι βραδιές είναι ήδη κλεισμένες. Επιλέξτε άλλες ημερομηνίες.'],
  only_check_out: [
    'Μόνο αναχώρηση',
    'Μια διαμονή μπορεί να τελειώσει αυτή την ημέρα, όχι όμως και να αρχίσει. Επιλέξτε άλλη ημέρα άφιξης.',
  ],
  closed: ['Κλειστά', 'Αυτή την εποχή είμαστε κλειστά. Επιλέξτε άλλες ημερομηνίες.'],
  too_soon: ({ day }) => ['Λίγο νωρίς', `Πρώτη δυνατή άφιξη: ${formatDay(day)}.`],
  not_yet: ({ day }) => ['Όχι ακόμη', `Οι κρατήσεις για αυτές τις ημερομηνίες ανοίγουν ${onDay(formatDay(day))}.`],
  arrival_day: ({ days }) => ['Άλλη ημέρα άφιξης', `Αυτή την εποχή οι διαμονές αρχίζουν ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Άλλη ημέρα αναχώρησης', `Αυτή την εποχή οι διαμονές τελειώνουν ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Πολύ μακρινή ημερομηνία', `Δεχόμαστε κρατήσεις μόνο έως το ${year}. Επιλέξτε νωρίτερη ημερομηνία.`],
  gap: ({ nights }) => ['Ανάμεσα σε δύο διαμονές', `Διαθέσιμες ανάμεσα σε δύο διαμονές: ${counts.nights(nights)}. Κλείνονται μόνο μαζί.`],
  minimum_stay: ({ nights }) => ['Ελάχιστη διαμονή', `Η ελάχιστη διαμονή είναι ${counts.nights(nights)}. Προσαρμόσαμε την επιλογή σας.`],
  too_long: ({ nights }) => [
    'Μέγιστη διαμονή',
    `Η μέγιστη διαμονή είναι ${counts.nights(nights)}. Επιλέξτε νωρίτερη αναχώρηση ή γράψτε μας.`,
  ],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Η ελάχιστη διαμονή είναι ${counts.nights(nights)} και θα έπεφτε σε βραδιές που είναι ήδη κλεισμένες. Επιλέξτε νωρίτερη άφιξη.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Εκτός περιόδου κρατήσεων',
    `Η ελάχιστη διαμονή είναι ${counts.nights(nights)} και θα ξεπερνούσε το τέλος του ${year}. Επιλέξτε νωρίτερη άφιξη.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Μετάβαση σε μήνα'
export const previousMonth = 'Προηγούμενος μήνας'
export const nextMonth = 'Επόμενος μήνας'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Κυ', 'Κυριακή'],
  ['Δε', 'Δευτέρα'],
  ['Τρ', 'Τρίτη'],
  ['Τε', 'Τετάρτη'],
  ['Πέ', 'Πέμπτη'],
  ['Πα', 'Παρασκευή'],
  ['Σά', 'Σάββατο'],
] as const
export const chooseDates = 'Επιλέξτε ημερομηνίες'
export const forNights = (nights: string): string => `για ${nights}`
export const nothingIsCharged = 'Δεν χρεώνεται τίποτα ακόμη'

export const typeTheDates = 'Πληκτρολογήστε τις ημερομηνίες'
export const whenAreYouComing = 'Πότε έρχεστε;'
export const chooseCheckIn = 'Επιλέξτε άφιξη'
export const done = 'Τέλος'
export const calendarNotLoaded = 'Το ημερολόγιο δεν φορτώθηκε'
export const loadingTheCalendar = 'Το ημερολόγιο φορτώνεται …'
export const lookAtTheVilla = 'Δείτε τη βίλα'

true satisfies Translated<typeof import('../en/booking.ts'), typeof import('./booking.ts')>
