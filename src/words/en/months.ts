import type { Month } from '#domain/month.ts'
import { countingIn } from '../counting.ts'
import * as counts from './counts.ts'
import { formatMonth, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('en')
const either = (names: string[]) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ')

/** 'July'. */
export const monthName = (month: Month): string => formatMonth(month).replace(/ \d+$/, '')

/** Of a choice of lengths. */
export const lengthName = (nights: number): string => shortLengths[nights] ?? counts.nights(nights)
const shortLengths: Record<number, string> = { 7: 'A week', 10: '10 nights', 14: 'Two weeks', 21: 'Three weeks' }
const lengths: Record<number, string> = { ...shortLengths, 10: 'Ten nights' }

/** At the beginning of the name of a search. */
export const lengthInWords = (nights: number): string => lengths[nights] ?? counts.nights(nights)

/** Months as `stayIn` needs them. `withYears`: the last one of each year with its year. */
export const eitherMonth = (months: readonly Month[], withYears: boolean): string =>
  either(
    months.map((month, index) =>
      withYears && months[index + 1]?.slice(0, 4) !== month.slice(0, 4) ? formatMonth(month) : monthName(month),
    ),
  )

/** 'Two weeks', 'July or August': 'Two weeks in July or August'. */
export const stayIn = (length: string, months: string): string => `${length} in ${months}`

export const byDays = 'Days'
export const byLength = 'Length and months'
export const howToSearch = 'How to search'
export const howLong = 'How long'
export const when = (year: string): string => `When, in ${year}`
export const guests = 'Guests'
export const showFreeStays = 'Show free stays'
export const chooseLengthAndMonths = 'Choose how long and when'
export const chooseMonths = 'Please choose one or more months'
export const withMonths = 'Each villa then shows on which days such a stay can begin, with its total.'
export const onlySoManyMonths = (most: number): string => `Only the first ${formatNumber(most)} months are shown.`
export const freeStarts = counting({ one: 'free start', other: 'free starts' })
export const villas = counting({ one: 'villa', other: 'villas' })
/** `starts` and `inVillas` as counted above. */
export const summary = (guests: string, starts: string, inVillas: string, lowest: string): string =>
  `${guests}. ${starts} in ${inVillas}, the lowest total is ${lowest}.`
export const summaryOfVilla = (guests: string, starts: string, villa: string, lowest: string): string =>
  `${guests}. ${starts} in ${villa}, the lowest total is ${lowest}.`
export const lowest = 'lowest'
export const allStarts = (count: number): string => (count === 1 ? 'The free start' : `All ${freeStarts(count)}`)
export const allVillas = 'All villas'
export const lookAt = (villa: string): string => `Look at ${villa}`
export const noFreeStart = 'No free stay of this length in these months.'
export const nothingIsFree = 'No villa is free for so long in these months'
export const theseSearchesFind = 'These searches find free stays:'
export const chooseAnother = 'Please choose another length or other months.'
export const found = (search: string, starts: string): string => `${search}: ${starts}`
/** Of a search by days: the same length in its months. */
export const otherDays = (search: string): string => `${search}, other days`
export const staysBeginAndEnd = (days: readonly number[]): string => `Stays begin and end ${onWeekdays(days)}.`
export const theAddressKeeps = 'The address of this page keeps your search.'
