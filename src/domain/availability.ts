import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts'
import { listNights, overlaps, type Stay } from './stay.ts'
import {
  type ArrivalProblem,
  arrivalProblem,
  type DepartureProblem,
  departureProblem,
  mayFillGap,
  type StayProblem,
  type StayRules,
  stayProblem,
  termsOn,
} from './stay-rules.ts'

/** Input of the availability rules for one villa: blocking stays, stay rules, and today's date at the property. */
export type Availability = { taken: readonly Stay[]; rules: StayRules; today: CalendarDay }

export const isFree = (stay: Stay, taken: readonly Stay[]): boolean => !taken.some((other) => overlaps(stay, other))

export const isNightTaken = (night: CalendarDay, taken: readonly Stay[]): boolean =>
  taken.some((stay) => stay.checkIn <= night && night < stay.checkOut)

export const takenNights = (taken: readonly Stay[]): Set<CalendarDay> => new Set(taken.flatMap(listNights))

/** The first reason why a stay cannot be booked in this villa, or null. */
export function bookingProblem(stay: Stay, availability: Availability): StayProblem | 'taken' | null {
  const { taken, rules, today } = availability
  const problem = stayProblem(stay, rules, today)
  if (problem) return fillsGap(stay, availability) ? null : problem
  return isFree(stay, taken) ? null : 'taken'
}

/** True if a stay that is too short fills exactly the free nights between two stays, or a stay and closed nights, and such gaps are sold. */
export function fillsGap(stay: Stay, { taken, rules, today }: Availability): boolean {
  if (!mayFillGap(stay, rules, today)) return false
  const blocked = [...taken, ...rules.closed]
  const [before, after] = [
    blocked.some(({ checkOut }) => checkOut === stay.checkIn),
    blocked.some(({ checkIn }) => checkIn === stay.checkOut),
  ]
  return before && after && isFree(stay, blocked)
}

/** Percent that the nights of a stay cost more (below 0: less) because it fills a gap; 0 for every other stay. */
export const getGapPercent = (stay: Stay, availability: Availability): number =>
  fillsGap(stay, availability) ? termsOn(stay.checkIn, availability.rules).gapPercent : 0

/** The stay that fills the gap beginning on a day, or null. */
function gapFrom(checkIn: CalendarDay, availability: Availability): Stay | null {
  if (termsOn(checkIn, availability.rules).gapNights === 0) return null
  const stay = { checkIn, checkOut: latestCheckOut(checkIn, availability) }
  return fillsGap(stay, availability) ? stay : null
}

/** Days after the least nights among which a day is looked for on which a stay can end. */
const DEPARTURE_WITHIN = 7

/** The shortest stay that can begin on a free day: what fills a gap, or the shortest allowed one. */
export const shortestStayFrom = (checkIn: CalendarDay, availability: Availability): Stay =>
  gapFrom(checkIn, availability) ?? shortestStay(checkIn, availability.rules)

/** Shortest allowed stay from a check-in. A check-out on a Sunday moves to Monday, or else to the next day on which stays can end. */
export function shortestStay(checkIn: CalendarDay, rules: StayRules): Stay {
  const earliest = addDays(checkIn, termsOn(checkIn, rules).minimumNights)
  for (let later = 0; later < DEPARTURE_WITHIN; later += 1) {
    const checkOut = addDays(earliest, later)
    if (departureProblem(checkOut, rules) === null) return { checkIn, checkOut }
  }
  return { checkIn, checkOut: earliest }
}

/** Latest possible check-out: the next blocked or closed night or the last bookable day, whichever is earlier. */
export function latestCheckOut(checkIn: CalendarDay, { taken, rules }: Availability): CalendarDay {
  const next = [...taken, ...rules.closed].map((stay) => stay.checkIn).filter((day) => day > checkIn)
  return [rules.lastBookableDay, ...next].reduce((earliest, day) => (day < earliest ? day : earliest))
}

export type CheckInProblem =
  | 'past'
  | ArrivalProblem
  | 'closed'
  | 'taken'
  | { code: 'minimum_past_window'; nights: number }
  | { code: 'too_close_to_next'; nights: number }
  | 'too_far_ahead'

/** The reason a stay cannot begin on a day, or null if the shortest stay fits. */
export function checkInProblem(day: CalendarDay, { taken, rules, today }: Availability): CheckInProblem | null {
  if (day < today) return 'past'
  if (day > rules.lastBookableDay) return 'too_far_ahead'
  const arrival = arrivalProblem(day, rules, today)
  if (arrival !== null && isTooEarly(arrival)) return arrival
  if (isNightTaken(day, taken)) return 'taken'
  if (isNightTaken(day, rules.closed)) return 'closed'
  if (arrival) return arrival
  if (gapFrom(day, { taken, rules, today })) return null
  const shortest = shortestStay(day, rules)
  const nights = termsOn(day, rules).minimumNights
  if (shortest.checkOut > rules.lastBookableDay) return { code: 'minimum_past_window', nights }
  return isFree(shortest, [...taken, ...rules.closed]) ? null : { code: 'too_close_to_next', nights }
}

const isTooEarly = (problem: ArrivalProblem): boolean =>
  typeof problem !== 'string' && (problem.code === 'too_soon' || problem.code === 'not_yet')

export type CheckOutProblem = 'before_check_in' | 'taken' | DepartureProblem | { code: 'too_long'; nights: number } | 'too_far_ahead'

/** The reason a stay from `checkIn` cannot end on a day, or null. The check-out day may be another guest's check-in day. */
export function checkOutProblem(checkIn: CalendarDay, day: CalendarDay, availability: Availability): CheckOutProblem | null {
  const { rules } = availability
  if (day <= checkIn) return 'before_check_in'
  if (day > rules.lastBookableDay) return 'too_far_ahead'
  if (day > latestCheckOut(checkIn, availability)) return 'taken'
  const departure = departureProblem(day, rules)
  if (departure) return departure
  const { maximumNights } = termsOn(checkIn, rules)
  return maximumNights !== null && daysBetween(checkIn, day) > maximumNights ? { code: 'too_long', nights: maximumNights } : null
}

/** True if a stay can end on a day but none can begin: the next guests arrive soon, or the season ends. */
export function isOnlyCheckOut(day: CalendarDay, availability: Availability): boolean {
  const { rules, today } = availability
  const problem = checkInProblem(day, availability)
  const ends = problem === 'taken' || problem === 'closed' || (typeof problem === 'object' && problem?.code === 'too_close_to_next')
  if (!ends || departureProblem(day, rules)) return false
  const blocked = [...availability.taken, ...rules.closed]
  for (let nights = 1; nights <= LONGEST_LOOKED_FOR; nights += 1) {
    const checkIn = addDays(day, -nights)
    if (checkIn < today || isNightTaken(checkIn, blocked)) return false
    const { minimumNights, maximumNights } = termsOn(checkIn, rules)
    const allowed = nights >= minimumNights && nights <= (maximumNights ?? minimumNights)
    if (allowed && checkInProblem(checkIn, availability) === null) return true
  }
  return false
}

/** Nights before a check-out in which a check-in is looked for. */
const LONGEST_LOOKED_FOR = 28
