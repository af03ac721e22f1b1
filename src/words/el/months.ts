import type { Month } from '#domain/month.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatMonth, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('el')
const either = (names: string[]) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ή ')

/** 'Ιούλιος'. */
export const monthName = (month: Month): string => formatMonth(month).replace(/ \d+$/, '')

/** 'τον Ιούλιο': when something happens. */
const inMonth = (month: Month): string => `τον ${monthName(month).replace(/ς$/, '')}`
const inMonthOfYear = (month: Month): string => `${inMonth(month)} ${month.slice(0, 4)}`

/** Of a choice of lengths. */
export const lengthName = (nights: number): string => shortLengths[nights] ?? counts.nights(nights)
const shortLengths: Record<number, string> = { 7: 'Μία εβδομάδα', 10: '10 διανυκτερεύσεις', 14: 'Δύο εβδομάδες', 21: 'Τρεις εβδομάδες' }
const lengths: Record<number, string> = { ...shortLengths, 10: 'Δέκα διανυκτερεύσεις' }

/** At the beginning of the name of a search. */
export const lengthInWords = (nights: number): string => lengths[nights] ?? counts.nights(nights)

/** Months as `stayIn` needs them. `withYears`: the last one of each year with its year. */
export const eitherMonth = (months: readonly Month[], withYears: boolean): string =>
  either(
    months.map((month, index) =>
      withYears && months[index + 1]?.slice(0, 4) !== month.slice(0, 4) ? inMonthOfYear(month) : inMonth(month),
    ),
  )

/** 'Δύο εβδομάδες', 'τον Ιούλιο ή τον Αύγουστο'. */
export const stayIn = (length: string, months: string): string => `${length} ${months}`

export const byDays = 'Ημερομηνίες'
export const byLength = 'Διάρκεια και μήνες'
export const howToSearch = 'Τρόπος αναζήτησης'
export const howLong = 'Πόσο καιρό'
export const when = (year: string): string => `Πότε, ${year}`
export const guests = 'Επισκέπτες'
export const showFreeStays = 'Εμφάνιση διαθέσιμων διαμονών'
export const chooseLengthAndMonths = 'Επιλέξτε διάρκεια και μήνες'
export const chooseMonths = 'Επιλέξτε έναν ή περισσότερους μήνες'
export const withMonths = 'Κάθε βίλα δείχνει τότε ποιες ημέρες μπορεί να αρχίσει μια τέτοια διαμονή και πόσο κοστίζει συνολικά.'
export const onlySoManyMonths = (most: number): string => `Εμφανίζονται μόνο οι πρώτοι ${formatNumber(most)} μήνες.`
export const freeStarts = counting({ one: 'διαθέσιμη διαμονή', other: 'διαθέσιμες διαμονές' })
export const villas = counting({ one: 'βίλα', other: 'βίλες' })
/** `starts` and `inVillas` as counted above. */
export const summary = (guests: string, starts: string, inVillas: string, lowest: string): string =>
  `${guests}. ${starts} σε ${inVillas}, η χαμηλότερη συνολική τιμή είναι ${lowest}.`
export const summaryOfVilla = (guests: string, starts: string, villa: string, lowest: string): string =>
  `${guests}. ${villa}: ${starts}, η χαμηλότερη συνολική τιμή είναι ${lowest}.`
export const lowest = 'χαμηλότερη τιμή'
export const allStarts = (count: number): string => (count === 1 ? 'Η διαθέσιμη διαμονή' : `Και οι ${freeStarts(count)}`)
export const allVillas = 'Όλες οι βίλες'
export const lookAt = (villa: string): string => `Δείτε: ${villa}`
export const noFreeStart = 'Αυτούς τους μήνες δεν υπάρχει διαθέσιμη διαμονή τέτοιας διάρκειας.'
export const nothingIsFree = 'Αυτούς τους μήνες καμία βίλα δεν είναι διαθέσιμη για τόσο μεγάλη διαμονή'
export const theseSearchesFind = 'Αυτές οι αναζητήσεις βρίσκουν διαθέσιμες διαμονές:'
export const chooseAnother = 'Επιλέξτε άλλη διάρκεια ή άλλους μήνες.'
export const found = (search: string, starts: string): string => `${search}: ${starts}`
/** Of a search by days: the same length in its months. */
export const otherDays = (search: string): string => `${search}, άλλες ημέρες`
export const staysBeginAndEnd = (days: readonly number[]): string => `Οι διαμονές αρχίζουν και τελειώνουν ${onWeekdays(days)}.`
export const theAddressKeeps = 'Η διεύθυνση αυτής της σελίδας κρατά την αναζήτησή σας.'

true satisfies Translated<typeof import('../en/months.ts'), typeof import('./months.ts')>
