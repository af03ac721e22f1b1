import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { theDay } from './grammar.ts'
import { greekTime } from './payment.ts'

export { bic, iban } from '../en/offer.ts'

export const yourOffer = 'Η προσφορά σας'
export const description = 'Διαμονές που σας προσφέρουν οι οικοδεσπότες σας.'
export const openUntil = (day: string): string => `Ισχύει έως ${greekTime(theDay(day))}.`
export const nightsKept = 'Έως τότε οι βραδιές κρατούνται για εσάς.'
export const nightsNotKept = 'Οι βραδιές δεν κρατούνται: άλλοι μπορεί να τις κλείσουν πριν από εσάς.'
export const chooseOne = (stays: number): string =>
  `Για επιλογή: ${counts.stays(stays)}. Μπορείτε να ανοίξετε την καθεμία και να επιστρέψετε εδώ.`
export const chooseThis = 'Επιλογή αυτής της διαμονής'
export const takenByOthers = 'Αυτές τις βραδιές τις έκλεισαν άλλοι.'
export const otherStays = 'Άλλες διαμονές της προσφοράς'
export const yourHostsWrite = 'Οι οικοδεσπότες σάς γράφουν'
export const guests = (count: number): string => counts.guests(count)
export const howYouPay = 'Πώς πληρώνετε'
export const dueBy = (euros: string, day: string): string => `${euros} έως ${theDay(day)}`
export const dueToday = (euros: string): string => `${euros} σήμερα`
export const bookAndTransfer = (euros: string): string => `Κράτηση με υποχρέωση πληρωμής ${euros} με τραπεζική μεταφορά`
export const transferHint = (days: number): string =>
  `Για τραπεζική μεταφορά έχετε ${counts.days(days)}. Οι βραδιές κρατούνται έως τότε και είναι δικές σας μόλις έρθουν τα χρήματα.`
export const onceChosen = 'Με τη μεταφορά η επιλογή σας είναι οριστική: οι άλλες διαμονές της προσφοράς ελευθερώνονται.'
export const isBooked = 'Αυτή η διαμονή κλείστηκε'
export const bookedAs = (bookingNumber: string): string => `Αριθμός κράτησης: ${bookingNumber}. Όλα τα σχετικά θα τα βρείτε στη σελίδα της.`
export const openYourStay = 'Δείτε τη διαμονή σας'
export const over = {
  lapsed: 'Αυτή η προσφορά έληξε',
  withdrawn: 'Αυτή η προσφορά δεν ισχύει πλέον',
  lost: 'Αυτές τις βραδιές τις έχουν κλείσει άλλοι',
}
export const writeToUs = 'Αν θέλετε ακόμη να έρθετε, γράψτε μας ή δείτε ποιες ημερομηνίες είναι διαθέσιμες.'
export const findDates = 'Διαθεσιμότητα'
export const waitingForTransfer = 'Περιμένουμε τη μεταφορά σας'
export const keptMeanwhile = 'Οι βραδιές κρατούνται για εσάς. Θα λάβετε email μόλις έρθουν τα χρήματα· τότε είναι δικές σας.'
export const beneficiary = 'Δικαιούχος'
export const bank = 'Τράπεζα'
export const amount = 'Ποσό'
export const reference = 'Αιτιολογία'
export const payBy = `Πληρωμή έως ${zone}`
export const orByCard = 'Αντί γι’ αυτό μπορείτε να πληρώσετε με κάρτα:'
export const notAccepted = 'Δεν έγινε δεκτό'

true satisfies Translated<typeof import('../en/offer.ts'), typeof import('./offer.ts')>
