import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import type { OtherCurrency } from '#domain/other-currencies.ts'
import type { FeeScope } from '#domain/pricing/fees.ts'
import type { Translated } from '../translated.ts'
import { digits } from '../with-comma.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays, zone } from './days.ts'
import { onDay, theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

/** Some names say the percentage by themselves. */
export const discountNamed = (name: string, percentage: number): string =>
  name.includes(`${formatNumber(percentage)}%`) ? name : `${name} (${formatNumber(percentage)}%)`
export const pricingPolicies = 'Τιμές και όροι'
export const whatANightCosts =
  'Τι κοστίζει η διανυκτέρευση σε κάθε περίοδο, τρέχουσες προσφορές, τι περιλαμβάνεται, πώς πληρώνετε και οι κανόνες της διαμονής.'
export const onePriceANight = 'Μία τιμή ανά διανυκτέρευση για όλη τη βίλα, όσοι κι αν είστε.'
export const onePriceForTheVilla = 'Μία τιμή ανά διανυκτέρευση για όλη τη βίλα.'
export const ownPrices = 'Βίλες με δικές τους τιμές'
export const ownPricesAreInTheCalendar = 'Στο ημερολόγιο κάθε βίλας θα βρείτε την τιμή κάθε βραδιάς.'
export const guestsInPrice = (included: number, rate: string): string =>
  `Επισκέπτες που περιλαμβάνονται στην τιμή: έως ${formatNumber(included)}· για κάθε επιπλέον επισκέπτη ${rate} ανά διανυκτέρευση.`
export const unableToLoadCurrentPricing = 'Οι τρέχουσες τιμές δεν φορτώθηκαν. Εμφανίζονται οι βασικές τιμές.'
export const thePriceOfYourOwn = 'Η τιμή για τις δικές σας ημερομηνίες φαίνεται στη σελίδα κρατήσεων, πριν γίνει οποιαδήποτε κράτηση.'
export const pagesOfSeasons = 'Σελίδες με περιόδους'
export const ratesBySeason = 'Τιμές ανά περίοδο'
export const pleaseNoteNightsOutside = (baseRate: string | number): string =>
  `Σημείωση: οι βραδιές εκτός των περιόδων χρεώνονται με τη βασική τιμή των ${baseRate} ανά διανυκτέρευση.`
export const policies = 'Όροι'
export const whatIsIncluded = 'Τι περιλαμβάνεται'
export const bookingAndPayment = 'Κράτηση και πληρωμή'
export const easter = 'Πάσχα'
export const earlySummer = 'Αρχές καλοκαιριού'
export const highSummer = 'Καλοκαίρι'
export const peakSummer = 'Υψηλή περίοδος'
export const lateSummer = 'Τέλη καλοκαιριού'
export const earlyAutumn = 'Αρχές φθινοπώρου'
export const chooseYourDatesCheck = 'Επιλέξτε ημερομηνίες, δείτε την τιμή κάθε βραδιάς και πληρώστε εφάπαξ ή σε τρεις δόσεις.'
export const bookingLateTheStagesMove =
  'Κλείνετε αργά; Οι δόσεις έρχονται πιο κοντά μεταξύ τους και βλέπετε τις ημερομηνίες τους πριν επιβεβαιώσετε.'
export const weAcceptVisaMastercard =
  'Δεχόμαστε Visa, Mastercard και τραπεζική μεταφορά. Τα στοιχεία της κάρτας τα δίνετε στη σελίδα της τράπεζας· ο ιστότοπός μας δεν τα βλέπει ποτέ. Τα χρήματα επιστρέφονται στην κάρτα με την οποία πληρώσατε.'
export const bookYourStay = 'Κλείστε τη διαμονή σας'
export const termsConditions = 'Όροι και προϋποθέσεις'
export const offers = 'Προσφορές'
export const currentOffers = 'Τρέχουσες προσφορές'
export const thereIsNoOffer = 'Αυτή τη στιγμή δεν υπάρχει προσφορά.'
export const appliedAutomaticallyWhen = 'Η έκπτωση υπολογίζεται αυτόματα όταν επιλέξετε ημερομηνίες· καθεμία αναφέρεται στην τιμή.'
export const seeFreeDatesAndPrices = 'Διαθέσιμες ημερομηνίες και τιμές'
export const bookBy = (validUntil: string | number): string => `Κράτηση έως ${theDay(validUntil)}`
export const minimumStay = 'Ελάχιστη διαμονή'
/** `some`: other rules hold on some dates. */
export const leastNights = (least: number, some: boolean): string =>
  some
    ? `${counts.nights(least)}· για ορισμένες ημερομηνίες ισχύουν άλλοι κανόνες, όπως δείχνει το ημερολόγιο.`
    : `${counts.nights(least)}, όλο τον χρόνο.`
export const arrivalAndDeparture = 'Άφιξη και αναχώρηση'
type Days = { arrivalDays: readonly number[]; departureDays: readonly number[] }
export function daysOfStays({ arrivalDays, departureDays }: Days): string {
  if (arrivalDays.length === 6 && !arrivalDays.includes(0) && String(arrivalDays) === String(departureDays))
    return 'Από Δευτέρα έως Σάββατο· την Κυριακή δεν γίνονται αφίξεις και αναχωρήσεις.'
  return `Άφιξη ${onWeekdays(arrivalDays)}· αναχώρηση ${onWeekdays(departureDays)}.`
}
export const checkIn = 'Άφιξη'
export const from1500To18 = `Από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας ή έως τις 23:00 μόνοι σας ${zone}.`
export const checkOut = 'Αναχώρηση'
export const by1100 = `Έως τις 11:00 ${zone}.`
export const guests = 'Επισκέπτες'
export const atMostFewerWhere = (maximumGuests: string | number): string => `Το πολύ ${maximumGuests}, λιγότεροι στις μικρότερες βίλες.`
export const securityDeposit = 'Εγγύηση'
export const n50000InCash = '500\u00a0€ σε μετρητά κατά την άφιξη· επιστρέφονται κατά την αναχώρηση.'
export const cancellation = 'Ακύρωση'
export const earlyDepartureNoShow = 'Πρόωρη αναχώρηση, μη εμφάνιση'
export const chargedInFull = 'Χρεώνεται ολόκληρο το ποσό.'
export const closed = 'κλειστά'
export const fromANight = (rate: string): string => `από ${rate} τη βραδιά`
export const monthFromANight = (month: string, rate: string): string => `${month}: από ${rate} τη βραδιά`
export const price = 'Τιμή'
export const priceFor = (nights: string | number): string => `Τιμή για ${nights}`
export const total = 'Σύνολο'
export const taxIncluded = 'Περιλαμβάνεται ΦΠΑ'
export const villaUpTo6Guests = 'Βίλα, έως 6 επισκέπτες. Τιμή ανά διανυκτέρευση σε ευρώ.'
export const season = 'Περίοδος'
export const pricePerNight = 'Τιμή ανά διανυκτέρευση'
export const allOtherNights = 'Όλες οι άλλες βραδιές'
export const chargedToYourCardAs = 'Χρέωση της κάρτας σας:'
export const atRsdFor1 = (rate: string | number): string => `, με ισοτιμία ${rate} RSD για 1\u00a0€`
export const yourCardIsCharged =
  'Η κάρτα σας χρεώνεται σε σερβικά δηνάρια (RSD) με τη μέση ισοτιμία της Εθνικής Τράπεζας της Σερβίας της ημέρας. Αν η κάρτα σας τηρείται σε άλλο νόμισμα, η τράπεζα που την εξέδωσε μετατρέπει το ποσό από δηνάρια με την ισοτιμία του οργανισμού της κάρτας, γι’ αυτό είναι δυνατή μια μικρή διαφορά.'
export const todayToConfirmYourBooking = 'σήμερα, για την επιβεβαίωση της κράτησης'
export const n60DaysBeforeArrival = '60 ημέρες πριν από την άφιξη'
export const n20DaysBeforeArrival = '20 ημέρες πριν από την άφιξη'
export const orMore = (minimumNights: string | number): string => `τουλάχιστον ${minimumNights}`
export const stays = (stayFrom: string | number, stayUntil: string | number): string => `διαμονές ${stayFrom} – ${stayUntil}`
export const outsideTheSeasons = 'Εκτός των περιόδων'
export const fixedRate = ' (σταθερή ισοτιμία, καθώς δεν ήταν δυνατή η ανάγνωση της ισοτιμίας της ημέρας)'
export const rateOf = (day: string): string => ` (ισοτιμία ημέρας: ${day})`
export const gap = (percentage: number): string =>
  `Βραδιές ανάμεσα σε δύο διαμονές, ${percentage > 0 ? '+' : '−'}${formatNumber(Math.abs(percentage))}%`
export const furtherGuests = (guests: string, nights: string, rate: string): string => `${guests}, ${nights} × ${rate}`
export const climateLevy = (nights: string, rate: string): string => `Τέλος ανθεκτικότητας στην κλιματική κρίση, ${nights} × ${rate}`
export const ofWhichLevy = (amount: string, nights: string): string =>
  `από το οποίο τέλος ανθεκτικότητας στην κλιματική κρίση ${amount} (${nights})`
export const fees = 'Χρεώσεις'
/** `price`: for each stay, night or guest. */
export const feePer: Record<FeeScope, (price: string) => string> = {
  stay: (price) => price,
  night: (price) => `${price} ανά διανυκτέρευση`,
  guest: (price) => `${price} ανά επισκέπτη`,
  guest_night: (price) => `${price} ανά επισκέπτη και διανυκτέρευση`,
}
export const feeNamed = (name: string, price: string): string => `${name}, ${price}`
export const feeIn = (fee: string, villa: string | null): string => (villa ? `${villa}: ${fee}` : fee)
export const feesAreInTotals = 'Οι χρεώσεις περιλαμβάνονται σε κάθε σύνολο και στις τιμές που αρχίζουν με «από».'
export const ofWhichVat = (percentage: number, amount: string): string => `από το οποίο ΦΠΑ ${formatNumber(percentage)}%: ${amount}`
export const levyIsAdded =
  'Στην τιμή προστίθεται το τέλος ανθεκτικότητας στην κλιματική κρίση· οι τιμές για τις δικές σας ημερομηνίες το περιλαμβάνουν.'
export const shareToday = (percent: number): string => `${formatNumber(percent)}% σήμερα`
export const shareOn = (percent: number, day: string): string => `${formatNumber(percent)}% ${onDay(day)}`
export const depositOnTop = (amount: string): string =>
  `Επιπλέον ζητείται εγγύηση ${amount}, σε μετρητά κατά την άφιξη· σας επιστρέφεται κατά την αναχώρηση.`
export const arrivalAtLeastAhead = (days: string): string => `κράτηση τουλάχιστον ${days} πριν από την άφιξη`
export const arrivalWithin = (days: string): string => `άφιξη μέσα σε ${days}`
/** `villas`: those that can be named; none where they are withdrawn, or too many to list. */
export const onlyIn = (villas: string[]): string =>
  villas.length > 0 ? `μόνο ${new Intl.ListFormat('el').format(villas)}` : 'μόνο ορισμένες βίλες'
export const discountsAreLimited = 'Υπάρχει όριο στο σύνολο των εκπτώσεων· εδώ έχει συμπληρωθεί.'
export const promoCode = (code: string, percentage: number | null): string =>
  percentage === null ? `Κωδικός προσφοράς ${code}` : `Κωδικός προσφοράς ${code} (${formatNumber(percentage)}%)`

export const priceNames: Record<string, string> = {
  'Standard rate': 'Βασική τιμή',
  'Kept by the cancellation policy': 'Παρακράτηση σύμφωνα με την πολιτική ακύρωσης',
  'Agreed with your hosts': 'Κατόπιν συμφωνίας με τους οικοδεσπότες',
  Reduction: 'Μείωση',
}

export const ifYouCancel = 'Αν ακυρώσετε'
export const refundedUntil = (percent: number, day: string): string =>
  `Έως ${theDay(day)}: επιστρέφεται το ${formatNumber(percent)}% του ποσού που έχετε πληρώσει.`
export const ofThePrice = (amount: string): string => `Από τη συνολική τιμή: ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Αυτή τη στιγμή: ${amount}.`
export const noRefundAfter = 'Μετά δεν επιστρέφεται τίποτα.'
export const noRefundAnyMore = 'Δεν επιστρέφεται πλέον τίποτα.'
export const onlyTheLevyAfter = (amount: string): string =>
  `Μετά επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Επιστρέφεται μόνο το τέλος ανθεκτικότητας στην κλιματική κρίση, ${amount}.`
export const levyRefundedInFull =
  'Τα ποσά περιλαμβάνουν το τέλος ανθεκτικότητας στην κλιματική κρίση, το οποίο επιστρέφεται πάντα ολόκληρο.'
export const deadlinesInGreekTime = 'Οι προθεσμίες λήγουν τα μεσάνυχτα, ώρα Ελλάδας.'

const daysOrMore = (days: number): string => `τουλάχιστον ${counts.days(days)} πριν από την άφιξη`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Αν ακυρώσετε, δεν επιστρέφονται χρήματα.'
  const said = rows.map(
    ({ days, percent }, index) => `${percent}%${index === 0 ? ' του ποσού που πληρώσατε' : ''} αν ακυρώσετε ${daysOrMore(days)}`,
  )
  return `Επιστρέφεται το ${said.join(', ')}· μετά δεν επιστρέφονται χρήματα.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Αν ακυρώσετε, δεν επιστρέφονται χρήματα· η πρόωρη αναχώρηση και η μη εμφάνιση χρεώνονται ολόκληρες.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)}: επιστρέφεται το ${percent}%${index === 0 ? ', στην κάρτα που χρησιμοποιήθηκε' : ''}`,
  )
  return `Ακύρωση ${said.join('· ')}. Λιγότερο από ${counts.days(last.days)} πριν από την άφιξη δεν επιστρέφονται χρήματα· η πρόωρη αναχώρηση και η μη εμφάνιση χρεώνονται ολόκληρες.`
}

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${formatNumber(percent)}% = ${planned}, μείον ${before} που έχουν ήδη πληρωθεί`

const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

export const about = (amount: number, code: OtherCurrency): string => `περίπου ${digits(amount, 0)}\u00a0${signs[code] ?? code}`

export const forInformation = (day: string): string => `Ενημερωτικά: μέση ισοτιμία της Εθνικής Τράπεζας της Σερβίας, ${formatDay(day)}.`
export const nextPayment = 'επόμενη πληρωμή'
/** Of a stage of the price. */
export const paidOnDay = (day: string): string => `Πληρώθηκε ${onDay(day)}`

/** Before a choice of currencies. */
export const alsoShowPricesIn = 'Εμφάνιση τιμών και σε'
export const onlyEuro = 'Μόνο ευρώ'

true satisfies Translated<typeof import('../en/pricing.ts'), typeof import('./pricing.ts')>
