import {
  type Availability,
  type CheckInProblem,
  type CheckOutProblem,
  checkInProblem,
  checkOutProblem,
  shortestStay,
} from '../availability.ts'
import { type CalendarDay, yearOf } from '../calendar-day.ts'

/** The selected dates. `checkOut` is set only together with `checkIn`. */
export type Selection = { checkIn?: CalendarDay; checkOut?: CalendarDay }

export type Notice = { title: string; text: string }

export type Pick = { selection: Selection; notice: Notice | null }

export const notices = {
  sunday: {
    title: 'Sunday Check-ins Not Available',
    text: "We don't offer check-ins on Sundays. Please select a different day.",
  },
  sundayCheckOut: {
    title: 'Sunday Check-outs Not Available',
    text: "We don't offer check-outs on Sundays. Please select a different day.",
  },
  tooFarAhead: (year: number): Notice => ({
    title: 'Booking Too Far Ahead',
    text: `Bookings are only available through ${year}. Please select an earlier date.`,
  }),
  minimumStay: (nights: number): Notice => ({
    title: 'Minimum Stay Requirement',
    text: `Bookings must be for at least ${nights} nights. We've adjusted your selection.`,
  }),
  pastWindow: (nights: number, year: number): Notice => ({
    title: 'Booking Period Exceeds Limit',
    text: `The ${nights}-night minimum would extend beyond ${year}. Please select an earlier start date.`,
  }),
  longestStay: (nights: number): Notice => ({
    title: 'Longest Stay',
    text: `The longest stay is ${nights} nights. Please select an earlier check-out, or write to us.`,
  }),
  taken: { title: 'Dates Not Available', text: 'These nights are already booked. Please select other dates.' },
  tooCloseToNext: (nights: number): Notice => ({
    title: 'Dates Not Available',
    text: `The ${nights}-night minimum would run into nights that are already booked. Please select an earlier start date.`,
  }),
} as const

/** Applies a click on a day. The first selects check-in, the second check-out; a third, or an earlier day, starts a new selection. */
export function pickDay(selection: Selection, day: CalendarDay, availability: Availability): Pick {
  const { checkIn, checkOut } = selection
  if (checkIn === undefined || checkOut !== undefined || day < checkIn) return pickCheckIn(day, availability)
  if (day === checkIn) return { selection: {}, notice: null }
  return pickCheckOut(checkIn, day, availability)
}

function pickCheckIn(day: CalendarDay, availability: Availability): Pick {
  const problem = checkInProblem(day, availability)
  if (problem) return { selection: {}, notice: checkInNotice(problem, availability) }
  return { selection: { checkIn: day }, notice: null }
}

function pickCheckOut(checkIn: CalendarDay, day: CalendarDay, availability: Availability): Pick {
  const { rules } = availability
  const shortest = shortestStay(checkIn, rules)
  if (day < shortest.checkOut) {
    const adjusted = rules.minimumNights > 1 ? notices.minimumStay(rules.minimumNights) : null
    return { selection: shortest, notice: adjusted }
  }
  const problem = checkOutProblem(checkIn, day, availability)
  if (problem) return { selection: { checkIn }, notice: checkOutNotice(problem, availability) }
  return { selection: { checkIn, checkOut: day }, notice: null }
}

function checkInNotice(problem: CheckInProblem, { rules }: Availability): Notice | null {
  const year = yearOf(rules.lastBookableDay)
  if (problem === 'past') return null
  if (problem === 'taken') return notices.taken
  if (problem === 'sunday') return notices.sunday
  if (problem === 'too_far_ahead') return notices.tooFarAhead(year)
  if (problem === 'minimum_past_window') return notices.pastWindow(rules.minimumNights, year)
  return notices.tooCloseToNext(rules.minimumNights)
}

function checkOutNotice(problem: CheckOutProblem, { rules }: Availability): Notice | null {
  if (problem === 'before_check_in') return null
  if (problem === 'too_far_ahead') return notices.tooFarAhead(yearOf(rules.lastBookableDay))
  if (problem === 'too_long' && rules.maximumNights !== null) return notices.longestStay(rules.maximumNights)
  return problem === 'sunday' ? notices.sundayCheckOut : notices.taken
}

/** Only `free` can be selected; the calendar shows the reason for the others. */
export type DayState = 'free' | 'past' | 'taken' | 'sunday' | 'too_long' | 'beyond_window' | 'no_room'

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
  if (problem === null || problem === 'past' || problem === 'taken' || problem === 'sunday') return problem ?? 'free'
  if (problem === 'too_close_to_next') return 'no_room'
  return 'beyond_window'
}
