import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const seasonalPricing = 'Περίοδοι'
export const discountRules = 'Εκπτώσεις'
export const basePrice = 'Βασική τιμή'
export const calendarView = 'Ημερολόγιο'
export const stayRules = 'Κανόνες διαμονής'
export const yearGrid = 'Πλέγμα έτους'
export const failedToLoadSeasonalPricing = 'Οι περίοδοι δεν φορτώθηκαν'
export const failedToLoadDiscountRules = 'Οι εκπτώσεις δεν φορτώθηκαν'
export const failedToLoadBasePrice = 'Η βασική τιμή δεν φορτώθηκε'
export const pricing = 'Τιμές'
export const refresh = 'Ανανέωση'
export const loadingPricingData = 'Φόρτωση τιμών…'
export const nothingWasLostPleaseRefresh = 'Δεν χάθηκε τίποτα. Ανανεώστε σε λίγο.'
export const discountNameIsRequired = 'Δώστε όνομα έκπτωσης'
export const discountTypeIsRequired = 'Επιλέξτε είδος έκπτωσης'
export const percentageMustBeBetween0 = 'Το ποσοστό πρέπει να είναι από 0 έως 100'
export const validFromAndUntilDates = 'Δώστε από πότε και έως πότε ισχύει'
export const validUntilMustBeAfter = 'Το «ισχύει έως» πρέπει να είναι μετά το «ισχύει από»'
export const stayPeriodEndMust = 'Το τέλος της περιόδου διαμονής πρέπει να είναι μετά την αρχή'
export const minimumNightsMust = 'Οι ελάχιστες διανυκτερεύσεις είναι τουλάχιστον 1'
export const earlyBooking10 = 'Έγκαιρη κράτηση 10%'
export const earlyBooking5 = 'Έγκαιρη κράτηση 5%'
export const returningGuest = 'Επισκέπτης που επιστρέφει'
export const longStay = 'Μακρά διαμονή'
export const lastMinute = 'Τελευταίας στιγμής'
export const seasonal = 'Εποχική'
export const custom = 'Άλλη'
export const seasonalPricingSavedSuccessfully = 'Η περίοδος αποθηκεύτηκε.'
export const failedToSaveSeasonalPricing = 'Η περίοδος δεν αποθηκεύτηκε'
export const failedToSaveDiscountRule = 'Η έκπτωση δεν αποθηκεύτηκε'
export const seasonalPricingDeletedSuccessfully = 'Η περίοδος διαγράφηκε.'
export const failedToDeleteSeasonalPricing = 'Η περίοδος δεν διαγράφηκε'
export const discountRuleCreatedSuccessfully = 'Η έκπτωση προστέθηκε.'
export const discountRuleSavedSuccessfully = 'Η έκπτωση αποθηκεύτηκε.'
export const discountRuleDeletedSuccessfully = 'Η έκπτωση διαγράφηκε.'
export const failedToDeleteDiscountRule = 'Η έκπτωση δεν διαγράφηκε'
export const basePriceUpdatedSuccessfully = 'Η βασική τιμή άλλαξε.'
export const failedToUpdateBasePrice = 'Η βασική τιμή δεν άλλαξε'
export const startDateIsRequired = 'Δώστε την πρώτη ημέρα'
export const endDateIsRequired = 'Δώστε την τελευταία ημέρα'
export const pricePerNightIsRequired = 'Δώστε την τιμή ανά διανυκτέρευση'
export const endDateMust = 'Η τελευταία ημέρα δεν μπορεί να είναι πριν από την πρώτη'
export const everyNightOutsideTheActive = (baseRate: string | number): string =>
  `Τόσο κοστίζει κάθε βραδιά εκτός των ενεργών περιόδων, σε κάθε βίλα. Τώρα: ${baseRate} ανά διανυκτέρευση.`
export const basePricePerNight = 'Βασική τιμή ανά διανυκτέρευση (€)'
export const saving = 'Αποθήκευση…'
export const updateBasePrice = 'Αλλαγή βασικής τιμής'
export const sun = 'Κυρ'
export const sunday = 'Κυριακή'
export const mon = 'Δευ'
export const monday = 'Δευτέρα'
export const tue = 'Τρί'
export const tuesday = 'Τρίτη'
export const wed = 'Τετ'
export const wednesday = 'Τετάρτη'
export const thu = 'Πέμ'
export const thursday = 'Πέμπτη'
export const fri = 'Παρ'
export const friday = 'Παρασκευή'
export const sat = 'Σάβ'
export const saturday = 'Σάββατο'
export const previous = 'Προηγούμενος'
export const next = 'Επόμενος'
export const seasonalPriceStriped = 'Τιμή περιόδου (ριγέ)'
export const basePricePlain = 'Βασική τιμή (μονόχρωμο)'
export const basePrice2 = 'Βασική τιμή'
export const month = 'μήνας'
export const createDiscountRule = 'Προσθήκη έκπτωσης'
export const pleaseCorrectTheFollowing = 'Διορθώστε τα εξής'
export const discountName = 'Όνομα έκπτωσης'
export const discountType = 'Είδος έκπτωσης'
export const percentage = 'Ποσοστό'
export const minimumNights = 'Ελάχιστες διανυκτερεύσεις'
export const validFrom = 'Ισχύει από'
export const firstDay = 'Πρώτη ημέρα για κράτηση.'
export const validUntil = 'Ισχύει έως'
export const lastDay = 'Τελευταία ημέρα για κράτηση.'
export const stayPeriodStart = 'Διαμονές από'
export const stayPeriodEnd = 'Διαμονές έως'
export const description = 'Περιγραφή'
export const status = 'Κατάσταση'
export const active = 'Ενεργή'
export const inactive = 'Ανενεργή'
export const edit = (name: string | number): string => `Επεξεργασία: ${name}`
export const anyTime = 'Οποτεδήποτε'
export const edit2 = 'Επεξεργασία'
export const deleteIt = 'Διαγραφή'
export const anyDay = 'Οποιαδήποτε ημέρα'
export const to = 'έως'
export const aRuleCountsWhile =
  'Μια έκπτωση ισχύει όσο είναι ενεργή και η σημερινή ημέρα είναι μέσα στις ημέρες κράτησής της. Από περισσότερες του ίδιου είδους ισχύει η μεγαλύτερη· τα διαφορετικά είδη αθροίζονται.'
export const noDiscountRulesYetCreate = 'Δεν υπάρχουν ακόμη εκπτώσεις. Προσθέστε την πρώτη παρακάτω.'
export const rule = 'Έκπτωση'
export const booked = 'Κράτηση'
export const stayPeriod = 'Περίοδος διαμονής'
export const nights = 'Διανυκτερεύσεις'
export const deleteDiscountRule = 'Διαγραφή έκπτωσης'
export const yesDelete = 'Ναι, διαγραφή'
export const deleting = 'Διαγραφή…'
export const areYouSureYouWant = 'Θέλετε σίγουρα να διαγράψετε αυτή την έκπτωση;'
export const itStaysInTheList = (name: string | number, percentage: string | number): string =>
  `${name}, ${percentage}%. Μένει στη λίστα ως ανενεργή και ενεργοποιείται ξανά με επεξεργασία. Οι κρατήσεις που έχουν γίνει κρατούν την τιμή τους.`
export const save = 'Αποθήκευση'
export const cancel = 'Άκυρο'
export const addSeason = 'Προσθήκη περιόδου'
export const seasonName = 'Όνομα περιόδου'
export const pricePerNight = 'Τιμή ανά διανυκτέρευση (€)'
export const startDate = 'Πρώτη ημέρα'
export const endDate = 'Τελευταία ημέρα'
export const deactivate = 'Απενεργοποίηση'
export const oneMoment = 'Μια στιγμή…'
export const reactivate = 'Ενεργοποίηση'
export const nightsInAnActiveSeason =
  'Οι βραδιές μιας ενεργής περιόδου κοστίζουν την τιμή της, όλες οι άλλες τη βασική τιμή. Όπου οι περίοδοι επικαλύπτονται, ισχύει η συντομότερη.'
export const noSeasonsYetEveryNight = 'Δεν υπάρχουν ακόμη περίοδοι: κάθε βραδιά κοστίζει τη βασική τιμή. Προσθέστε την πρώτη παρακάτω.'
export const season = 'Περίοδος'
export const firstNight = 'Πρώτη βραδιά'
export const lastNight = 'Τελευταία βραδιά'
export const perNight = 'Ανά διανυκτέρευση'
export const deactivateSeason = 'Απενεργοποίηση περιόδου'
export const yesDeactivate = 'Ναι, απενεργοποίηση'
export const deactivating = 'Απενεργοποίηση…'
export const areYouSureYouWantTo = 'Θέλετε σίγουρα να απενεργοποιήσετε αυτή την περίοδο;'
export const toPerNightItStays = (name: string | number, from: string | number, until: string | number, rate: string | number): string =>
  `${name}, ${from} – ${until}, ${rate} ανά διανυκτέρευση. Μένει στη λίστα ως ανενεργή και μπορεί να ενεργοποιηθεί ξανά.`
export const basePrice3 = 'βασική τιμή'
export const anyDay2 = 'οποιαδήποτε ημέρα'
export const active2 = (length: string | number): string => `${length} ${length === 1 ? 'ενεργή' : 'ενεργές'}`
export const activeInactive = (active: string | number, length: string | number): string => `Ενεργές: ${active}, ανενεργές: ${length}`
export const ofSeason = (season: string): string => `περίοδος ${season}`
export const nightsOfSeason = 'Βραδιές'
export const soldAtThisPrice = 'Πωλούνται σε αυτή την τιμή'
export const closedNotSold = 'Κλειστά: δεν πωλείται καμία βραδιά'
export const closed = 'Κλειστά'
export const entries = (count: number): string => (count === 1 ? '1 εγγραφή' : `${formatNumber(count)} εγγραφές`)
export const climateLevy = 'Τέλος ανθεκτικότητας'
export const levyMeans =
  'Τέλος ανθεκτικότητας στην κλιματική κρίση: ανά διανυκτέρευση, με την κατηγορία κάθε βίλας και την ημέρα της βραδιάς. Αν οι τιμές το περιλαμβάνουν ή προστίθεται σε αυτές, επιλέγεται στις ρυθμίσεις, στις «Κρατήσεις». Οι κρατήσεις κρατούν το τέλος που συμφωνήθηκε.'
export const noLevyRates = 'Χωρίς ποσά: δεν οφείλεται τέλος.'
export const levyClass = 'Κατηγορία'
export const higherAmount = 'Υψηλότερο ποσό'
export const otherMonths = 'Άλλοι μήνες'
export const inMonths = (amount: string, first: string, last: string): string => `${amount}, ${first} – ${last}`
const months = [
  'Ιανουάριος',
  'Φεβρουάριος',
  'Μάρτιος',
  'Απρίλιος',
  'Μάιος',
  'Ιούνιος',
  'Ιούλιος',
  'Αύγουστος',
  'Σεπτέμβριος',
  'Οκτώβριος',
  'Νοέμβριος',
  'Δεκέμβριος',
]
export const monthName = (month: number): string => months[month - 1] ?? ''
export const levyNamed = (levyClass: string, day: string): string => `${levyClass} από ${theDay(day)}`
export const addLevyRate = 'Προσθήκη ποσών'
export const levyValidFrom = 'Για βραδιές από'
export const firstMonth = 'Πρώτος μήνας του υψηλότερου ποσού'
export const lastMonth = 'Τελευταίος μήνας του υψηλότερου ποσού'
export const levyHigh = 'Υψηλότερο ποσό ανά διανυκτέρευση (€)'
export const levyLow = 'Ποσό ανά διανυκτέρευση τους άλλους μήνες (€)'
export const removeLevyRate = 'Διαγραφή ποσών του τέλους'
export const levyIsRemoved = (name: string): string =>
  `${name}: για βραδιές από αυτή την ημέρα θα ισχύουν τα προηγούμενα ποσά, αν υπάρχουν. Οι κρατήσεις που έχουν γίνει κρατούν το τέλος τους.`
export const levySaved = 'Τα ποσά του τέλους αποθηκεύτηκαν.'
export const levyNotSaved = 'Τα ποσά του τέλους δεν αποθηκεύτηκαν'
export const levyRemoved = 'Τα ποσά του τέλους διαγράφηκαν.'
export const levyNotRemoved = 'Τα ποσά του τέλους δεν διαγράφηκαν'
export const failedToLoadCharges = 'Οι χρεώσεις, το τέλος ανθεκτικότητας και ο ΦΠΑ δεν φορτώθηκαν'
export const fees = 'Χρεώσεις'
export const feesMean =
  'Αποτελούν μέρος κάθε τιμής, από την πρώτη που βλέπει ο επισκέπτης. Οι εκπτώσεις δεν τις μειώνουν. Οι τιμές που αρχίζουν με «από» τις περιέχουν για έναν επισκέπτη και πέντε διανυκτερεύσεις. Οι κρατήσεις κρατούν την τιμή που συμφωνήθηκε.'
export const noFees = 'Χωρίς χρεώσεις: μια διαμονή κοστίζει τις βραδιές της.'
export const feeName = 'Όνομα'
export const guestsReadIt = 'Οι επισκέπτες το διαβάζουν σε κάθε τιμή.'
export const villa = 'Βίλα'
export const allVillas = 'Όλες οι βίλες'
export const withdrawnVilla = 'Βίλα που αποσύρθηκε'
export const feeFor = 'Ανά'
export const feeScopes = { stay: 'Διαμονή', night: 'Διανυκτέρευση', guest: 'Επισκέπτη', guest_night: 'Επισκέπτη και διανυκτέρευση' }
export const amount = 'Ποσό'
export const feeAmount = 'Ποσό (€)'
export const addFee = 'Προσθήκη χρέωσης'
export const removeFee = 'Διαγραφή χρέωσης'
export const feeIsRemoved = (name: string): string =>
  `${name}: οι νέες τιμές δεν θα την έχουν. Οι κρατήσεις που έχουν γίνει κρατούν την τιμή τους.`
export const feeSaved = 'Η χρέωση αποθηκεύτηκε.'
export const feeNotSaved = 'Η χρέωση δεν αποθηκεύτηκε'
export const feeRemoved = 'Η χρέωση διαγράφηκε.'
export const feeNotRemoved = 'Η χρέωση δεν διαγράφηκε'
export const taxes = 'ΦΠΑ'
export const taxesMean =
  'Για διαμονές που τελειώνουν εκείνη την ημέρα ή αργότερα. Αν οι επισκέπτες βλέπουν το ποσό του ΦΠΑ, επιλέγεται στις ρυθμίσεις, στις «Κρατήσεις». Το δημοτικό τέλος υπολογίζεται σε ό,τι μένει χωρίς ΦΠΑ και τέλος ανθεκτικότητας· το βλέπετε μόνο εσείς, στη σελίδα κάθε κράτησης.'
export const noTaxRates = 'Χωρίς συντελεστές: οι τιμές δεν έχουν ΦΠΑ.'
export const taxOf = 'Σε'
export const taxKinds = {
  lodging: 'ΦΠΑ διαμονής',
  fees: 'ΦΠΑ χρεώσεων',
  levy: 'ΦΠΑ τέλους ανθεκτικότητας',
  municipal: 'Δημοτικό τέλος',
}
export const taxNamed = (kind: string, day: string): string => `${kind} από ${theDay(day)}`
export const addTaxRate = 'Προσθήκη συντελεστή'
export const taxValidFrom = 'Για διαμονές που τελειώνουν από'
export const removeTaxRate = 'Διαγραφή συντελεστή'
export const taxIsRemoved = (name: string): string => `${name}: από αυτή την ημέρα θα ισχύει ο προηγούμενος συντελεστής, αν υπάρχει.`
export const taxSaved = 'Ο συντελεστής αποθηκεύτηκε.'
export const taxNotSaved = 'Ο συντελεστής δεν αποθηκεύτηκε'
export const taxRemoved = 'Ο συντελεστής διαγράφηκε.'
export const taxNotRemoved = 'Ο συντελεστής δεν διαγράφηκε'
export const house = 'Κατάλυμα'
export const failedToLoadVillaPrices = 'Οι τιμές των βιλών δεν φορτώθηκαν'
export const pricesOf = (villa: string): string => `Τιμές: ${villa}`
export const emptyIsAsInTheHouse =
  'Συμπληρώστε μόνο ό,τι διαφέρει από τις γενικές τιμές του καταλύματος. Σε μια περίοδο: μια τιμή όπως 420, ή ένα ποσοστό όπως +10% ή -5% της γενικής τιμής. Όπου το πεδίο μένει κενό, ισχύει η γενική τιμή.'
export const inTheHouse = (rate: string): string => `Κατάλυμα: ${rate}`
export const seasonFromUntil = (season: string, from: string, until: string): string => `${season}, ${from} – ${until}`
export const guestsInThePrice = 'Επισκέπτες στην τιμή'
export const guestsInThePriceHint = 'Κενό: η τιμή είναι ίδια για κάθε αριθμό επισκεπτών.'
export const furtherGuestPerNight = 'Κάθε επιπλέον επισκέπτης ανά διανυκτέρευση (€)'
export const savePricesOfVilla = 'Αποθήκευση τιμών'
export const villaPricesSaved = 'Οι τιμές της βίλας αποθηκεύτηκαν.'
export const villaPricesNotSaved = 'Οι τιμές της βίλας δεν αποθηκεύτηκαν'
export const ownPriceOfTheVilla = 'δική της τιμή'
export const ownPriceKey = 'Δική της τιμή βίλας (με πλαίσιο)'
export const arrivalAtLeast = 'Άφιξη τουλάχιστον … ημέρες μετά'
export const arrivalWithin = 'Άφιξη μέσα σε … ημέρες'
export const daysAfterBooking = 'Ημέρες από την κράτηση έως την άφιξη.'
export const holdsForVillas = 'Βίλες'
export const noneIsAllVillas = 'Καμία επιλογή: ισχύει για όλες τις βίλες.'
export const feesAndTaxes = 'Χρεώσεις και φόροι'
export const monthView = 'Μήνας'
export const howItWorks = 'Πώς λειτουργεί'
export const soldNights = (sold: number, all: number): string => `${formatNumber(sold)} από ${formatNumber(all)}`
export const sold = 'Πουλήθηκαν'
export const comparedWith = (year: number): string => `Από το ${year}`
export const sameAsBefore = 'ίδια'
export const allOtherNights = 'Όλες οι άλλες βραδιές'
export const inYear = (seasons: string, year: number): string => `${year}: ${seasons}`
export const inAllYears = (seasons: string): string => `όλα τα έτη: ${seasons}`
export const noSeasonsInYear = (year: number): string => `Το ${year} δεν έχει περιόδους: κάθε βραδιά κοστίζει τη βασική τιμή.`
export const copyYear = (year: number): string => `Αντιγραφή του ${year} στο ${year + 1}`
export const priceSingleNights = 'Τιμή για μεμονωμένες βραδιές'
export const pricesThrough = (year: number, villa: string | null): string =>
  `Τιμή της βραδιάς στη διάρκεια του ${year}${villa === null ? '' : `, ${villa}`}, και οι βραδιές που πουλήθηκαν`
export const priceFromUntil = (from: string, until: string, price: string): string => `${from} – ${until}: ${price}`
export const nightsSoldInAll = (nights: number): string => `Βραδιές που πουλήθηκαν στο έτος: ${formatNumber(nights)}`
export const priceOfNight = 'Τιμή της βραδιάς σε ευρώ'
export const soldByWeek = 'Βραδιές που πουλήθηκαν, ανά εβδομάδα'
export const ownPrice = 'Δική της τιμή'
export const emptyBaseIsAsInTheHouse = 'Συμπληρώστε μόνο ό,τι διαφέρει από το κατάλυμα. Ένα κενό πεδίο σημαίνει όπως στο κατάλυμα.'
export const kindAndTerms = 'Είδος'
export const furtherConditions = 'Περισσότεροι όροι'

true satisfies Translated<typeof import('../en/office-pricing.ts'), typeof import('./office-pricing.ts')>
