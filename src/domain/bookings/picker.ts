import {
  type Availability,
  type CheckInProblem,
  type CheckOutProblem,
  checkInProblem,
  checkOutProblem,
  isOnlyCheckOut,
  shortestStay,
  shortestStayFrom,
} from '../availability.ts'
import { type CalendarDay, toYear } from '../calendar-day.ts'
import { nightCount } from '../stay.ts'
import { type ArrivalProblem, type DepartureProblem, termsOn } from '../stay-rules.ts'

/** The selected dates. `checkOut` is set only together with `checkIn`. */
export type Selection = { checkIn?: CalendarDay; checkOut?: CalendarDay }

/** Why a click did not select the day, or selected more. */
export type Notice =
  | 'sunday_check_in'
  | 'sunday_check_out'
  | 'taken'
  | 'closed'
  | 'only_check_out'
  | Exclude<ArrivalProblem, string>
  | Exclude<DepartureProblem, string>
  | { code: 'too_far_ahead'; year: number }
  | { code: 'gap' | 'minimum_stay' | 'too_long' | 'too_close_to_next'; nights: number }
  | { code: 'minimum_past_window'; nights: number; year: number }

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
  const shortest = shortestStayFrom(day, availability)
  // The nights of a gap are sold together.
  const nights = nightCount(shortest)
  if (nights < termsOn(day, availability.rules).minimumNights) return { selection: shortest, notice: { code: 'gap', nights } }
  return { selection: { checkIn: day }, notice: null }
}

function pickCheckOut(checkIn: CalendarDay, day: CalendarDay, availability: Availability): Pick {
  const { rules } = availability
  const shortest = shortestStay(checkIn, rules)
  const { minimumNights } = termsOn(checkIn, rules)
  if (day < shortest.checkOut) {
    const adjusted = minimumNights > 1 ? ({ code: 'minimum_stay', nights: minimumNights } as const) : null
    return { selection: shortest, notice: adjusted }
  }
  const problem = checkOutProblem(checkIn, day, availability)
  if (problem) return { selection: { checkIn }, notice: checkOutNotice(problem, availability) }
  return { selection: { checkIn, checkOut: day }, notice: null }
}

function checkInNotice(problem: CheckInProblem, { rules }: Availability): Notice | null {
  const year = toYear(rules.lastBookableDay)
  if (problem === 'past') return null
  if (problem === 'too_far_ahead') return { code: 'too_far_ahead', year }
  if (typeof problem === 'string') return problem
  return problem.code === 'minimum_past_window' ? { ...problem, year } : problem
}

function checkOutNotice(problem: CheckOutProblem, { rules }: Availability): Notice | null {
  if (problem === 'before_check_in') return null
  return problem === 'too_far_ahead' ? { code: 'too_far_ahead', year: toYear(rules.lastBookableDay) } : problem
}

/** Only `free` can be selected; the calendar shows the reason for the others. */
export type DayState =
  | 'free'
  | 'past'
  | 'too_soon'
  | 'not_yet'
  | 'closed'
  | 'taken'
  | 'sunday'
  | 'no_arrival'
  | 'no_departure'
  | 'too_long'
  | 'beyond_window'
  | 'no_room'

const stateOfCheckIn: Record<CodeOf<CheckInProblem>, DayState> = {
  past: 'past',
  too_soon: 'too_soon',
  not_yet: 'not_yet',
  sunday_check_in: 'sunday',
  arrival_day: 'no_arrival',
  closed: 'closed',
  taken: 'taken',
  too_far_ahead: 'beyond_window',
  minimum_past_window: 'beyond_window',
  too_close_to_next: 'no_room',
}

const stateOfCheckOut: Record<CodeOf<CheckOutProblem>, DayState> = {
  before_check_in: 'taken',
  taken: 'taken',
  sunday_check_out: 'sunday',
  departure_day: 'no_departure',
  too_long: 'too_long',
  too_far_ahead: 'beyond_window',
}

/** State of a calendar day during selection. Once check-in is selected, days are checked as check-outs. */
export function dayState(day: CalendarDay, selection: Selection, availability: Availability): DayState {
  const { checkIn, checkOut } = selection
  if (checkIn !== undefined && checkOut === undefined && day > checkIn) {
    const problem = checkOutProblem(checkIn, day, availability)
    if (problem === null) return 'free'
    const code = getCode(problem)
    // A click before the fewest nights selects the shortest stay.
    const selectsShortest = code === 'departure_day' && day < shortestStay(checkIn, availability.rules).checkOut
    return selectsShortest ? 'free' : stateOfCheckOut[code]
  }
  const problem = checkInProblem(day, availability)
  return problem === null ? 'free' : stateOfCheckIn[getCode(problem)]
}

type CodeOf<P> = P extends { code: infer Code } ? Code : P
const getCode = <P extends string | { code: string }>(problem: P) =>
  (typeof problem === 'string' ? problem : problem.code) as CodeOf<P> & string
