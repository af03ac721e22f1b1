import type { PartyProblem } from '#domain/stay.ts'
import type { StayProblem } from '#domain/stay-rules.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

/** Why dates cannot be booked. `taken`: in the villa that is looked at. */
export type Impossible = StayProblem | PartyProblem | 'taken'

type CodeOf<P> = P extends { code: infer Code extends string } ? Code : Extract<P, string>
type ParamsOf<Code, P = Impossible> = P extends { code: infer Own } ? (Code extends Own ? P : never) : never
type Words = { [Code in CodeOf<Impossible>]: [ParamsOf<Code>] extends [never] ? string : (params: ParamsOf<Code>) => string }

const SUNDAY = 'There is no arrival or departure on Sundays: stays begin and end from Monday to Saturday.'

const rules: Words = {
  reversed: 'The departure has to come after the arrival.',
  in_the_past: 'These dates have passed.',
  sunday_check_in: SUNDAY,
  sunday_check_out: SUNDAY,
  too_short: ({ nights }) => `Our shortest stay is ${nights} nights.`,
  too_long: ({ nights }) => `Our longest stay is ${nights} nights. For a longer one, please write to us.`,
  too_far_ahead: 'These dates are too far ahead to be booked yet.',
  too_soon: ({ day }) => `We need a little time to prepare the villa: the first possible arrival is ${formatDay(day)}.`,
  not_yet: ({ day }) => `These dates can be booked from ${formatDay(day)} on.`,
  arrival_day: ({ days }) => `At this time of the year, stays begin ${onWeekdays(days)}.`,
  departure_day: ({ days }) => `At this time of the year, stays end ${onWeekdays(days)}.`,
  closed: 'We are closed on some of these nights.',
  no_guests: 'We could not read the number of guests, so these results are for two.',
  too_many_guests: ({ most }) => `There is room for at most ${most} guests, children included.`,
  taken: 'These nights are already booked in this villa.',
}

/** The rule that dates break, as a sentence. */
export function ruleOf(problem: Impossible): string {
  const words = rules[typeof problem === 'string' ? problem : problem.code] as string | ((params: Impossible) => string)
  return typeof words === 'function' ? words(problem) : words
}

export const theseStaysComeClosest = 'These stays come closest. Choose one with a tap:'
export const pleaseChooseOtherDates = 'Please choose other dates.'
export const pleaseChooseBothDays = 'Please choose both days'
export const withBothDays = 'With a day of arrival and a day of departure, every villa shows whether it is free and what it costs.'
export const theSearchFailed = 'The villas could not be searched'
export const villasForYourDates = 'Villas for your dates'
export const freeOf = (free: number, total: number): string =>
  free === 0
    ? 'No villa is free on these dates'
    : `${formatNumber(free)} of ${formatNumber(total)} ${total === 1 ? 'villa is' : 'villas are'} free`
export const theNearestDates = 'Each villa below shows its nearest available dates for a stay of the same length.'
export const free = 'Free'
export const taken = 'Taken'
export const heldFor = (minutes: number): string => `Another guest is paying for these nights, try again in ${counts.minutes(minutes)}`
export const kept = 'Held for you while you pay'
export const tooSmall = (guests: string): string => `Too small for ${guests}`
export const insteadFree = 'Free instead:'
export const notFreeForSoLong = 'No other dates of this length are free.'
export const totalFor = (nights: string): string => `Total for ${nights}`
export const aNight = (price: string): string => `${price} a night`
export const lowestTotal = 'Lowest total'
export const insteadOf = (original: string): string => `instead of ${original}`
export const takenOff = (names: string): string => `${names} included`
export const bookVilla = (name: string): string => `Book ${name}`
export const view = (name: string): string => `View ${name}`
export const pagesOfVillas = 'Pages of villas'
export const tryAgain = 'Nothing was lost. Please load the page again in a moment.'
export const allVillasForTheseDates = 'All villas for these dates'
export const allVillasFor = (guests: string): string => `See all villas for ${guests}`
export const everyNightWithItsPrice = 'Every night with its price. Choose the day you arrive and the day you leave, and see the total.'
export const everyNight = 'Every night with its price, month by month'
export const seeThePrice = 'See the price'
export const calendarNotLoaded = 'The calendar could not be loaded'
export const calendarIsAlsoThere = 'Nothing was lost. The free nights are on the booking page as well.'
export const openTheBookingPage = 'Open the booking page'
export const loadingTheCalendar = 'Loading the calendar ...'
