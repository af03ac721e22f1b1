import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

export const lead =
  'Ελάχιστες και μέγιστες διανυκτερεύσεις, ημέρες άφιξης και αναχώρησης, πόσο αργά και πόσο νωρίς γίνεται κράτηση, και κλειστές ημερομηνίες. Όπου οι κανόνες επικαλύπτονται, για καθετί που ορίζουν υπερισχύει εκείνος με τις λιγότερες ημέρες· μετά εκείνος για ορισμένες ημέρες της εβδομάδας, μετά εκείνος για ορισμένες βίλες. Οι κρατήσεις που έχουν γίνει μένουν ως έχουν.'
export const none =
  'Δεν έχετε δικούς σας κανόνες: τουλάχιστον 5 διανυκτερεύσεις, άφιξη και αναχώρηση από Δευτέρα έως Σάββατο, έως το τέλος του επόμενου έτους.'
export const holds = 'Ισχύει'
export const says = 'Ορίζει'
export const addRule = 'Προσθήκη κανόνα'
export const ruleName = 'Όνομα κανόνα'
export const ruleNameMeans = 'Για εσάς· οι επισκέπτες δεν το βλέπουν.'
export const firstDay = 'Πρώτη ημέρα'
export const lastDay = 'Τελευταία ημέρα'
export const emptyIsAllDays = 'Και τα δύο κενά: όλες τις ημέρες.'
export const holdsOnDays = 'Μόνο για αφίξεις'
export const noneIsAllDays = 'Καμία επιλογή: για αφίξεις όλες τις ημέρες.'
export const leastNights = 'Ελάχιστες διανυκτερεύσεις'
export const mostNights = 'Μέγιστες διανυκτερεύσεις'
export const emptyIsAsBefore = 'Κενό: ο κανόνας δεν αλλάζει τίποτα εδώ.'
export const arrivalDays = 'Ημέρες άφιξης'
export const departureDays = 'Ημέρες αναχώρησης'
export const noneIsAsBefore = 'Καμία επιλογή: ο κανόνας δεν αλλάζει τίποτα εδώ.'
export const leadDays = 'Κράτηση τουλάχιστον … ημέρες πριν από την άφιξη'
export const daysAhead = 'Κράτηση το πολύ … ημέρες πριν από την άφιξη'
export const yearsAhead = 'Σε πώληση έως το τέλος του έτους'
/** By years ahead. */
export const yearsChoices = ['Φέτος', 'Του χρόνου', 'Το μεθεπόμενο έτος', 'Σε τρία χρόνια']
const yearsUntil = ['αυτού του έτους', 'του επόμενου έτους', 'του μεθεπόμενου έτους', 'του έτους μετά από τρία χρόνια']
export const asWithoutTheRule = 'Δεν αλλάζει από τον κανόνα'
export const onlyForAllDays = 'Μόνο σε κανόνα για όλες τις ημέρες.'
export const nightsBetween = 'Κενές βραδιές ανάμεσα σε δύο διαμονές'
export const gapNights = 'Τα κενά πωλούνται από … διανυκτερεύσεις και πάνω'
export const gapNightsMean =
  'Ελεύθερες βραδιές ανάμεσα σε δύο διαμονές, λιγότερες από τις ελάχιστες, μπορούν να κλειστούν μόνο όλες μαζί. 0: ποτέ. Κενό: ο κανόνας δεν αλλάζει τίποτα εδώ.'
export const gapPercent = 'Οι βραδιές ενός κενού κοστίζουν … % περισσότερο'
export const gapPercentMeans = 'Κάτω από 0: λιγότερο. Κενό: ο κανόνας δεν αλλάζει τίποτα εδώ.'
export const gapsFrom = (least: number): string =>
  least === 0 ? 'τα κενά δεν πωλούνται' : `τα κενά πωλούνται από ${counts.nights(least)} και πάνω`
export const gapsCost = (percent: number): string =>
  `οι βραδιές ενός κενού κοστίζουν ${formatNumber(Math.abs(percent))}% ${percent < 0 ? 'λιγότερο' : 'περισσότερο'}`
export const closed = 'Κλειστά'
export const closedChoices = { 0: 'Όχι', 1: 'Ναι, καμία από αυτές τις βραδιές δεν πωλείται' }
export const allYear = 'Όλες οι ημέρες'
export const fromUntil = (from: string, until: string): string => `${from} – ${until}`
export const onlyArrivals = (days: readonly number[]): string => `αφίξεις ${onWeekdays(days)}`
export const inactive = 'Ανενεργός'
export const saved = 'Ο κανόνας διαμονής αποθηκεύτηκε.'
export const notSaved = 'Ο κανόνας διαμονής δεν αποθηκεύτηκε'
export const removed = 'Ο κανόνας διαμονής διαγράφηκε.'
export const notRemoved = 'Ο κανόνας διαμονής δεν διαγράφηκε'
export const removeRule = 'Διαγραφή κανόνα διαμονής'
export const isRemoved = (name: string): string =>
  `${name}: οι διαμονές πωλούνται πλέον με τους άλλους κανόνες. Οι κρατήσεις που έχουν γίνει μένουν ως έχουν.`
export const failedToLoad = 'Οι κανόνες διαμονής δεν φορτώθηκαν'
export const atLeast = (least: number): string => `τουλάχιστον ${counts.nights(least)}`
export const atMost = (most: number): string => `το πολύ ${counts.nights(most)}`
export const arrivalOn = (days: readonly number[]): string => `άφιξη ${onWeekdays(days)}`
export const departureOn = (days: readonly number[]): string => `αναχώρηση ${onWeekdays(days)}`
export const bookedBefore = (least: number): string => `κράτηση τουλάχιστον ${counts.days(least)} πριν`
export const bookedWithin = (most: number): string => `κράτηση το πολύ ${counts.days(most)} πριν`
export const soldUntil = (years: number): string => `σε πώληση έως το τέλος ${yearsUntil[years] ?? ''}`
export const emptyBetween = (nights: number): string => `κενά ανάμεσα σε διαμονές: ${counts.nights(nights)}`
export const closedDates = 'κλειστά'
export const weekdays = [
  [1, 'Δευ'],
  [2, 'Τρί'],
  [3, 'Τετ'],
  [4, 'Πέμ'],
  [5, 'Παρ'],
  [6, 'Σάβ'],
  [0, 'Κυρ'],
] as const
export const partLength = 'Διάρκεια της διαμονής'
export const partDays = 'Ημέρες άφιξης και αναχώρησης'
export const partBooking = 'Πότε γίνεται η κράτηση'
export const partGaps = 'Ανάμεσα σε δύο διαμονές'

true satisfies Translated<typeof import('../en/office-stay-rules.ts'), typeof import('./office-stay-rules.ts')>
