import { type Availability, bookingProblem } from './availability.ts'
import { addDays, type CalendarDay, daysBetween, pickLater } from './calendar-day.ts'
import { nightCount, type Stay } from './stay.ts'
import { termsOn } from './stay-rules.ts'

type Options = {
  /** How many stays to return at most. */
  most: number
  /** Only stays of as many nights as were asked for. */
  sameLength?: boolean
}

/** 52 weeks, so that the weekday stays the same. */
const DAYS_OF_A_YEAR = 364
/** Dates further than this outside the booking window are moved to another year, at the same time of the year. */
const FAR_DAYS = 28

/** The stays closest to the dates asked for that can be booked, closest first. The dates asked for may break any rule. */
export function nearestStays(asked: Stay, availability: Availability, { most, sameLength = false }: Options): Stay[] {
  const { rules, today } = availability
  const nights = sameLength ? nightCount(asked) : allowedNights(asked, availability)
  // The length asked for may be that of a gap.
  const lengths = sameLength ? [nights] : [nights, nights + 1, nights - 1, Math.abs(nightCount(asked))]
  const wanted = withinWindow(asked.checkIn < asked.checkOut ? asked.checkIn : asked.checkOut, nights, availability)
  const furthest = Math.max(daysBetween(today, wanted), daysBetween(wanted, rules.lastBookableDay))

  const found: Stay[] = []
  for (let shift = 0; shift <= furthest && found.length < most; shift += 1) {
    for (const checkIn of shift === 0 ? [wanted] : [addDays(wanted, -shift), addDays(wanted, shift)]) {
      const stay = lengths
        .map((length) => ({ checkIn, checkOut: addDays(checkIn, length) }))
        .find((each) => bookingProblem(each, availability) === null)
      if (stay) found.push(stay)
    }
  }
  return found.slice(0, most)
}

function allowedNights(asked: Stay, { rules }: Availability): number {
  const { minimumNights, maximumNights } = termsOn(asked.checkIn, rules)
  const nights = Math.max(minimumNights, Math.abs(nightCount(asked)))
  return maximumNights === null ? nights : Math.min(maximumNights, nights)
}

/** The day itself if a stay can begin near it; else the same time of a year that can be booked, or the edge of the window. */
function withinWindow(day: CalendarDay, nights: number, { rules, today }: Availability): CalendarDay {
  const last = addDays(rules.lastBookableDay, -nights)
  let moved = day
  while (daysBetween(last, moved) > FAR_DAYS) moved = addDays(moved, -DAYS_OF_A_YEAR)
  while (daysBetween(moved, today) > FAR_DAYS) moved = addDays(moved, DAYS_OF_A_YEAR)
  return pickLater(today, moved > last ? last : moved)
}

export type ShiftedStay = Stay & { shift: number; free: boolean }

/** The stay moved by up to `days` days, earliest first; without those that break a rule. */
export function shiftedStays({ checkIn, checkOut }: Stay, days: number, availability: Availability): ShiftedStay[] {
  return Array.from({ length: 2 * days + 1 }, (_, index) => index - days).flatMap((shift) => {
    const stay = { checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) }
    const problem = bookingProblem(stay, availability)
    return problem === null || problem === 'taken' ? [{ ...stay, shift, free: problem === null }] : []
  })
}
