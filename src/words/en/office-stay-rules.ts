import * as counts from './counts.ts'
import { onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

export const lead =
  'Least and most nights, days of arrival and departure, how soon and how far ahead stays can be booked, and closed dates. Where rules overlap, the one with fewer days counts, for each thing that it says; then the one for some days of the week, then the one for some villas. Bookings already made stay as they are.'
export const none = 'No rules of your own: at least 5 nights, arrival and departure from Monday to Saturday, until the end of next year.'
export const holds = 'Holds'
export const says = 'Says'
export const addRule = 'Add Rule'
export const ruleName = 'Rule Name'
export const ruleNameMeans = 'For you; guests do not see it.'
export const firstDay = 'First Day'
export const lastDay = 'Last Day'
export const emptyIsAllDays = 'Both empty: on all days.'
export const holdsOnDays = 'Only for arrivals on'
export const noneIsAllDays = 'None ticked: for arrivals on all days.'
export const leastNights = 'Minimum nights'
export const mostNights = 'Maximum nights'
export const emptyIsAsBefore = 'Empty: this rule changes nothing here.'
export const arrivalDays = 'Days of arrival'
export const departureDays = 'Days of departure'
export const noneIsAsBefore = 'None ticked: this rule changes nothing here.'
export const leadDays = 'Booked at least … days before arrival'
export const daysAhead = 'Booked at most … days before arrival'
export const yearsAhead = 'On sale until the end of the year'
/** By years ahead. */
export const yearsChoices = ['This year', 'Next year', 'The year after next', 'In three years']
const yearsUntil = ['this year', 'next year', 'the year after next', 'in three years']
export const asWithoutTheRule = 'Not changed by this rule'
export const onlyForAllDays = 'Only in a rule for all days.'
export const nightsBetween = 'Empty nights between two stays'
export const gapNights = 'Gaps are sold from … nights on'
export const gapNightsMean =
  'Free nights between two stays that are fewer than the minimum nights can be booked together, and only together. 0: never. Empty: this rule changes nothing here.'
export const gapPercent = 'Nights of a gap cost … % more'
export const gapPercentMeans = 'Below 0: less. Empty: this rule changes nothing here.'
export const gapsFrom = (least: number): string => (least === 0 ? 'gaps are not sold' : `gaps are sold from ${counts.nights(least)} on`)
export const gapsCost = (percent: number): string =>
  `nights of a gap cost ${formatNumber(Math.abs(percent))}% ${percent < 0 ? 'less' : 'more'}`
export const closed = 'Closed'
export const closedChoices = { 0: 'No', 1: 'Yes, none of these nights is sold' }
export const allYear = 'All days'
export const fromUntil = (from: string, until: string): string => `${from} to ${until}`
export const onlyArrivals = (days: readonly number[]): string => `arrivals ${onWeekdays(days)}`
export const inactive = 'Inactive'
export const saved = 'Stay rule saved.'
export const notSaved = 'Failed to save the stay rule'
export const removed = 'Stay rule deleted.'
export const notRemoved = 'Failed to delete the stay rule'
export const removeRule = 'Delete stay rule'
export const isRemoved = (name: string): string =>
  `${name}: stays are then sold by the other rules. Bookings already made stay as they are.`
export const failedToLoad = 'Failed to load the stay rules'
export const atLeast = (least: number): string => `at least ${counts.nights(least)}`
export const atMost = (most: number): string => `at most ${counts.nights(most)}`
export const arrivalOn = (days: readonly number[]): string => `arrival ${onWeekdays(days)}`
export const departureOn = (days: readonly number[]): string => `departure ${onWeekdays(days)}`
export const bookedBefore = (least: number): string => `booked at least ${counts.days(least)} before`
export const bookedWithin = (most: number): string => `booked at most ${counts.days(most)} before`
export const soldUntil = (years: number): string => `on sale until the end of ${yearsUntil[years] ?? ''}`
export const emptyBetween = (nights: number): string => `${counts.nights(nights)} empty between stays`
export const closedDates = 'closed'
export const weekdays = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const
export const partLength = 'Length of the stay'
export const partDays = 'Days of arrival and departure'
export const partBooking = 'When it can be booked'
export const partGaps = 'Between two stays'
