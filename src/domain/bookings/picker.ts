import {
  type Availability,
  type CheckInProblem,
  type CheckOutProblem,
  checkInProblem,
  checkOutProblem,
  shortestStay,
} from '../availability.ts'
import { type CalendarDay, yearOf } from '../calendar-day.ts'

/** What the guest has picked so far. A check-out is only ever there with a check-in. */
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

/** The guest touches a day: a check-in first, then a check-out; a third touch or an earlier day begins anew. */
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

/** `free` can be picked now; the others cannot, and the calendar says why. */
export type DayState = 'free' | 'past' | 'taken' | 'sunday' | 'too_long' | 'beyond_window' | 'no_room'

/** How a day looks while the guest is choosing: with a check-in picked, days are judged as its check-out. */
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
