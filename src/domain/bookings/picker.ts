import {
  type Availability,
  type CheckInProblem,
  type CheckOutProblem,
  checkInProblem,
  checkOutProblem,
  isOnlyCheckOut,
  shortestStay,
} from '../availability.ts'
import { type CalendarDay, yearOf } from '../calendar-day.ts'

/** The selected dates. `checkOut` is set only together with `checkIn`. */
export type Selection = { checkIn?: CalendarDay; checkOut?: CalendarDay }

/** Why a click did not select the day, or selected more. */
export type Notice =
  | 'sunday'
  | 'sunday_check_out'
  | 'taken'
  | 'closed'
  | 'only_check_out'
  | { code: 'too_soon'; day: CalendarDay }
  | { code: 'too_far_ahead'; year: number }
  | { code: 'minimum_stay' | 'longest_stay' | 'too_close_to_next'; nights: number }
  | { code: 'past_window'; nights: number; year: number }

export type Pick = { selection: Selection; notice: Notice | null }

/** Applies a click on a day. The first selects check-in, the second check-out; a third, or an earlier day, starts a new selection. */
export function pickDay(selection: Selection, day: CalendarDay, availability: Availability): Pick {
  const { checkIn, checkOut } = selection
  if (checkIn === undefined || checkOut !== undefined || day < checkIn) return pickCheckIn(day, availability)
  if (day === checkIn) return { selection: {}, notice: null }
  return pickCheckOut(checkIn, day, availability)
}

function pickCheckIn(day: CalendarDay, availability: Availability): Pick {
  const problem = checkInProblem(day, availability)
  if ((problem === 'taken' || problem === 'closed') && isOnlyCheckOut(day, availability)) return { selection: {}, notice: 'only_check_out' }
  if (problem) return { selection: {}, notice: checkInNotice(problem, availability) }
  return { selection: { checkIn: day }, notice: null }
}

function pickCheckOut(checkIn: CalendarDay, day: CalendarDay, availability: Availability): Pick {
  const { rules } = availability
  const shortest = shortestStay(checkIn, rules)
  if (day < shortest.checkOut) {
    const adjusted = rules.minimumNights > 1 ? ({ code: 'minimum_stay', nights: rules.minimumNights } as const) : null
    return { selection: shortest, notice: adjusted }
  }
  const problem = checkOutProblem(checkIn, day, availability)
  if (problem) return { selection: { checkIn }, notice: checkOutNotice(problem, availability) }
  return { selection: { checkIn, checkOut: day }, notice: null }
}

function checkInNotice(problem: CheckInProblem, { rules }: Availability): Notice | null {
  const year = yearOf(rules.lastBookableDay)
  const nights = rules.minimumNights
  if (problem === 'past') return null
  if (problem === 'taken' || problem === 'sunday' || problem === 'closed') return problem
  if (problem === 'too_soon') return { code: 'too_soon', day: rules.firstCheckIn }
  if (problem === 'too_far_ahead') return { code: 'too_far_ahead', year }
  return problem === 'minimum_past_window' ? { code: 'past_window', nights, year } : { code: 'too_close_to_next', nights }
}

function checkOutNotice(problem: CheckOutProblem, { rules }: Availability): Notice | null {
  if (problem === 'before_check_in') return null
  if (problem === 'too_far_ahead') return { code: 'too_far_ahead', year: yearOf(rules.lastBookableDay) }
  if (problem === 'too_long' && rules.maximumNights !== null) return { code: 'longest_stay', nights: rules.maximumNights }
  return problem === 'sunday' ? 'sunday_check_out' : 'taken'
}

/** Only `free` can be selected; the calendar shows the reason for the others. */
export type DayState = 'free' | 'past' | 'too_soon' | 'closed' | 'taken' | 'sunday' | 'too_long' | 'beyond_window' | 'no_room'

/** State of a calendar day during selection. Once check-in is selected, days are checked as check-outs. */
export function dayState(day: CalendarDay, selection: Selection, availability: Availability): DayState {
  const { checkIn, checkOut } = selection
  if (checkIn !== undefined && checkOut === undefined && day > checkIn) {
    const problem = checkOutProblem(checkIn, day, availability)
    if (problem === null) return 'free'
    if (problem === 'sunday' || problem === 'too_long') return problem
    return problem === 'too_far_ahead' ? 'beyond_window' : 'taken'
  }
  const problem = checkInProblem(day, availability)
  if (problem === null) return 'free'
  if (problem === 'too_close_to_next') return 'no_room'
  return problem === 'too_far_ahead' || problem === 'minimum_past_window' ? 'beyond_window' : problem
}
