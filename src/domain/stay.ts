import { addDays, type CalendarDay, daysBetween, daysFrom, isSunday, yearOf } from './calendar-day.ts'

/** Nights from check-in (inclusive) to check-out (exclusive). */
export type Stay = { checkIn: CalendarDay; checkOut: CalendarDay }

export type StayRules = {
  minimumNights: number
  /** Null for no limit. */
  maximumNights: number | null
  sundaysAllowed: boolean
  /** The first day that is offered for check-in. */
  firstCheckIn: CalendarDay
  /** Nights of closed seasons. */
  closed: readonly Stay[]
  /** Latest possible check-out. */
  lastBookableDay: CalendarDay
}

export const MINIMUM_NIGHTS = 5
export const MAXIMUM_NIGHTS = 28
export const MAXIMUM_GUESTS = 6
export const MAX_YEARS_AHEAD = 1

/** What owners decide. `leadDays`: days between booking and check-in at least. */
export type SaleTerms = { maximumNights?: number; leadDays?: number; closed?: readonly Stay[] }

/** Rules for guests: Monday to Saturday, 5 to `maximumNights` nights, until the end of next year. */
export const guestStayRules = (
  today: CalendarDay,
  { maximumNights = MAXIMUM_NIGHTS, leadDays = 0, closed = [] }: SaleTerms = {},
): StayRules => ({
  firstCheckIn: addDays(today, leadDays),
  closed,
  minimumNights: MINIMUM_NIGHTS,
  maximumNights,
  sundaysAllowed: false,
  lastBookableDay: `${yearOf(today) + MAX_YEARS_AHEAD}-12-31`,
})

/** Rules for blocks by owners: any day, at least one night, no practical limit. */
export const ownerStayRules: StayRules = {
  minimumNights: 1,
  maximumNights: null,
  sundaysAllowed: true,
  firstCheckIn: '2000-01-01',
  closed: [],
  lastBookableDay: '2099-12-31',
}

export const nightCount = (stay: Stay): number => daysBetween(stay.checkIn, stay.checkOut)

export const nightsOf = (stay: Stay): CalendarDay[] => daysFrom(stay.checkIn, stay.checkOut)

/** Two stays do not overlap if one begins on the day the other ends. */
export const overlaps = (a: Stay, b: Stay): boolean => a.checkIn < b.checkOut && b.checkIn < a.checkOut

export type StayProblem =
  | 'reversed'
  | 'in_the_past'
  | 'sunday_check_in'
  | 'sunday_check_out'
  | { code: 'too_short' | 'too_long'; nights: number }
  | 'too_far_ahead'
  | { code: 'too_soon'; day: CalendarDay }
  | 'closed'

/** The first reason a stay cannot be booked, or null. */
export function stayProblem(stay: Stay, rules: StayRules, today: CalendarDay): StayProblem | null {
  if (stay.checkOut <= stay.checkIn) return 'reversed'
  if (stay.checkIn < today) return 'in_the_past'
  if (stay.checkIn < rules.firstCheckIn) return { code: 'too_soon', day: rules.firstCheckIn }
  if (!rules.sundaysAllowed && isSunday(stay.checkIn)) return 'sunday_check_in'
  if (nightCount(stay) < rules.minimumNights) return { code: 'too_short', nights: rules.minimumNights }
  if (!rules.sundaysAllowed && isSunday(stay.checkOut)) return 'sunday_check_out'
  if (rules.maximumNights !== null && nightCount(stay) > rules.maximumNights) return { code: 'too_long', nights: rules.maximumNights }
  if (stay.checkOut > rules.lastBookableDay) return 'too_far_ahead'
  return rules.closed.some((closed) => overlaps(stay, closed)) ? 'closed' : null
}

export type PartyProblem = 'no_guests' | { code: 'too_many_guests'; most: number }

/** At most six guests, or the villa's capacity if it is smaller. */
export const largestParty = (capacity: number): number => Math.min(MAXIMUM_GUESTS, capacity)

export function partyProblem(guests: number, capacity: number): PartyProblem | null {
  if (guests < 1) return 'no_guests'
  const most = largestParty(capacity)
  if (guests > most) return { code: 'too_many_guests', most }
  return null
}
