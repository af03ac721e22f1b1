import { addDays, type CalendarDay, daysBetween, isSunday } from './calendar-day.ts'
import { nightsOf, overlaps, type Stay, type StayProblem, type StayRules, stayProblem } from './stay.ts'

/** Input of the availability rules for one villa: blocking stays, stay rules, and today's date at the property. */
export type Availability = { taken: readonly Stay[]; rules: StayRules; today: CalendarDay }

export const isFree = (stay: Stay, taken: readonly Stay[]): boolean => !taken.some((other) => overlaps(stay, other))

export const isNightTaken = (night: CalendarDay, taken: readonly Stay[]): boolean =>
  taken.some((stay) => stay.checkIn <= night && night < stay.checkOut)

export const takenNights = (taken: readonly Stay[]): Set<CalendarDay> => new Set(taken.flatMap(nightsOf))

/** The first reason why a stay cannot be booked in this villa, or null. */
export const bookingProblem = (stay: Stay, { taken, rules, today }: Availability): StayProblem | 'taken' | null =>
  stayProblem(stay, rules, today) ?? (isFree(stay, taken) ? null : 'taken')

/** Shortest allowed stay from a check-in. A check-out on a Sunday moves to Monday. */
export function shortestStay(checkIn: CalendarDay, rules: StayRules): Stay {
  const checkOut = addDays(checkIn, rules.minimumNights)
  return { checkIn, checkOut: !rules.sundaysAllowed && isSunday(checkOut) ? addDays(checkOut, 1) : checkOut }
}

/** Latest possible check-out: the next blocked or closed night or the last bookable day, whichever is earlier. */
export function latestCheckOut(checkIn: CalendarDay, { taken, rules }: Availability): CalendarDay {
  const next = [...taken, ...rules.closed].map((stay) => stay.checkIn).filter((day) => day > checkIn)
  return [rules.lastBookableDay, ...next].reduce((earliest, day) => (day < earliest ? day : earliest))
}

export type CheckInProblem =
  | 'past'
  | 'too_soon'
  | 'closed'
  | 'taken'
  | 'sunday'
  | 'too_far_ahead'
  | 'minimum_past_window'
  | 'too_close_to_next'

/** The reason a stay cannot begin on a day, or null if the shortest stay fits. */
export function checkInProblem(day: CalendarDay, { taken, rules, today }: Availability): CheckInProblem | null {
  if (day < today) return 'past'
  if (day < rules.firstCheckIn) return 'too_soon'
  if (day > rules.lastBookableDay) return 'too_far_ahead'
  if (isNightTaken(day, taken)) return 'taken'
  if (isNightTaken(day, rules.closed)) return 'closed'
  if (!rules.sundaysAllowed && isSunday(day)) return 'sunday'
  const shortest = shortestStay(day, rules)
  if (shortest.checkOut > rules.lastBookableDay) return 'minimum_past_window'
  return isFree(shortest, [...taken, ...rules.closed]) ? null : 'too_close_to_next'
}

export type CheckOutProblem = 'before_check_in' | 'taken' | 'sunday' | 'too_long' | 'too_far_ahead'

/** The reason a stay from `checkIn` cannot end on a day, or null. The check-out day may be another guest's check-in day. */
export function checkOutProblem(checkIn: CalendarDay, day: CalendarDay, availability: Availability): CheckOutProblem | null {
  if (day <= checkIn) return 'before_check_in'
  if (day > availability.rules.lastBookableDay) return 'too_far_ahead'
  if (day > latestCheckOut(checkIn, availability)) return 'taken'
  const { maximumNights, sundaysAllowed } = availability.rules
  if (!sundaysAllowed && isSunday(day)) return 'sunday'
  return maximumNights !== null && daysBetween(checkIn, day) > maximumNights ? 'too_long' : null
}

/** True if a stay can end on a day but none can begin: the next guests arrive soon, or the season ends. */
export function isOnlyCheckOut(day: CalendarDay, availability: Availability): boolean {
  const { rules } = availability
  const problem = checkInProblem(day, availability)
  if (problem !== 'taken' && problem !== 'closed' && problem !== 'too_close_to_next') return false
  if (!rules.sundaysAllowed && isSunday(day)) return false
  const blocked = [...availability.taken, ...rules.closed]
  for (let nights = 1; nights <= (rules.maximumNights ?? rules.minimumNights); nights += 1) {
    const checkIn = addDays(day, -nights)
    if (checkIn < rules.firstCheckIn || isNightTaken(checkIn, blocked)) return false
    if (nights >= rules.minimumNights && checkInProblem(checkIn, availability) === null) return true
  }
  return false
}
