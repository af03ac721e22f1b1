import type { PartyProblem } from '#domain/stay.ts'
import type { StayProblem } from '#domain/stay-rules.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

/** Why dates cannot be booked. `taken`: in the villa that is looked at. */
export type Impossible = StayProblem | PartyProblem | 'taken'

type CodeOf<P> = P extends { code: infer Code extends string } ? Code : Extract<P, string>
type ParamsOf<Code, P = Impossible> = P extends { code: infer Own } ? (Code extends Own ? P : never) : never
type Words = { [Code in CodeOf<Impossible>]: [ParamsOf<Code>] extends [never] ? string : (params: ParamsOf<Code>) => string }

const SUNDAY = 'Τις Κυριακές δεν γίνονται αφίξεις και αναχωρήσεις: κάθε διαμονή αρχίζει και τελειώνει από Δευτέρα έως Σάββατο.'

const rules: Words = {
  reversed: 'Η αναχώρηση πρέπει να είναι μετά την άφιξη.',
  in_the_past: 'Αυτές οι ημερομηνίες έχουν περάσει.',
  sunday_check_in: SUNDAY,
  sunday_check_out: SUNDAY,
  too_short: ({ nights }) => `Η μικρότερη διαμονή μας είναι ${counts.nights(nights)}.`,
  too_long: ({ nights }) => `Η μεγαλύτερη διαμονή μας είναι ${counts.nights(nights)}. Για μεγαλύτερη, γράψτε μας.`,
  too_far_ahead: 'Αυτές οι ημερομηνίες είναι πολύ μακριά για να κλειστούν από τώρα.',
  too_soon: ({ day }) => `Χρειαζόμαστε λίγο χρόνο για να ετοιμάσουμε τη βίλα. Πρώτη δυνατή άφιξη: ${formatDay(day)}.`,
  not_yet: ({ day }) => `Οι κρατήσεις για αυτές τις ημερομηνίες ανοίγουν ${onDay(formatDay(day))}.`,
  arrival_day: ({ days }) => `Αυτή την εποχή οι διαμονές αρχίζουν ${onWeekdays(days)}.`,
  departure_day: ({ days }) => `Αυτή την εποχή οι διαμονές τελειώνουν ${onWeekdays(days)}.`,
  closed: 'Είμαστε κλειστά κάποιες από αυτές τις βραδιές.',
  no_guests: 'Ο αριθμός των επισκεπτών δεν ήταν ευανάγνωστος, γι’ αυτό υπολογίσαμε δύο.',
  too_many_guests: ({ most }) => `Μέγιστος αριθμός επισκεπτών, μαζί με τα παιδιά: ${most}.`,
  taken: 'Αυτές οι βραδιές είναι ήδη κλεισμένες στη συγκεκριμένη βίλα.',
}

/** The rule that dates break, as a sentence. */
export function ruleOf(problem: Impossible): string {
  const words = rules[typeof problem === 'string' ? problem : problem.code] as string | ((params: Impossible) => string)
  return typeof words === 'function' ? words(problem) : words
}

export const theseStaysComeClosest = 'Αυτές είναι οι πιο κοντινές επιλογές. Διαλέξτε μία με ένα άγγιγμα:'
export const pleaseChooseOtherDates = 'Επιλέξτε άλλες ημερομηνίες.'
export const pleaseChooseBothDays = 'Επιλέξτε και τις δύο ημέρες'
export const withBothDays = 'Με ημέρα άφιξης και ημέρα αναχώρησης, φαίνεται για κάθε βίλα αν είναι διαθέσιμη και πόσο κοστίζει.'
export const theSearchFailed = 'Η αναζήτηση δεν ολοκληρώθηκε'
export const villasForYourDates = 'Βίλες για τις ημερομηνίες σας'
export const freeOf = (free: number, total: number): string =>
  free === 0
    ? 'Καμία βίλα δεν είναι διαθέσιμη σε αυτές τις ημερομηνίες'
    : `Διαθέσιμες βίλες: ${formatNumber(free)} από ${formatNumber(total)}`
export const theNearestDates = 'Σε κάθε βίλα θα δείτε τις πιο κοντινές διαθέσιμες ημερομηνίες της ίδιας διάρκειας.'
export const free = 'Διαθέσιμη'
export const taken = 'Κλεισμένη'
export const heldFor = (minutes: number): string =>
  `Άλλος επισκέπτης πληρώνει αυτή τη στιγμή αυτές τις βραδιές, δοκιμάστε ξανά σε ${counts.minutes(minutes)}`
export const kept = 'Κρατείται για εσάς όσο πληρώνετε'
export const tooSmall = (guests: string): string => `Ο χώρος δεν επαρκεί (${guests})`
export const insteadFree = 'Διαθέσιμες ημερομηνίες:'
export const notFreeForSoLong = 'Δεν υπάρχουν άλλες διαθέσιμες ημερομηνίες αυτής της διάρκειας.'
export const totalFor = (nights: string): string => `Σύνολο για ${nights}`
export const aNight = (price: string): string => `${price} τη βραδιά`
export const lowestTotal = 'Χαμηλότερη συνολική τιμή'
export const insteadOf = (original: string): string => `αντί για ${original}`
export const takenOff = (names: string): string => `Με έκπτωση: ${names}`
export const bookVilla = (name: string): string => `Κράτηση: ${name}`
export const view = (name: string): string => `Δείτε: ${name}`
export const pagesOfVillas = 'Σελίδες με βίλες'
export const tryAgain = 'Τίποτα δεν χάθηκε. Φορτώστε ξανά τη σελίδα σε λίγο.'
export const allVillasForTheseDates = 'Όλες οι βίλες για αυτές τις ημερομηνίες'
export const allVillasFor = (guests: string): string => `Δείτε όλες τις βίλες (${guests})`
export const everyNightWithItsPrice = 'Κάθε βραδιά με την τιμή της. Επιλέξτε ημέρα άφιξης και ημέρα αναχώρησης και δείτε το σύνολο.'
export const everyNight = 'Κάθε βραδιά με την τιμή της, μήνα με μήνα'
export const seeThePrice = 'Δείτε την τιμή'
export const calendarNotLoaded = 'Το ημερολόγιο δεν φορτώθηκε'
export const calendarIsAlsoThere = 'Τίποτα δεν χάθηκε. Οι διαθέσιμες βραδιές φαίνονται και στη σελίδα κρατήσεων.'
export const openTheBookingPage = 'Άνοιγμα της σελίδας κρατήσεων'
export const loadingTheCalendar = 'Φόρτωση ημερολογίου…'

true satisfies Translated<typeof import('../en/search.ts'), typeof import('./search.ts')>
