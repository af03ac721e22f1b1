import { type Availability, isNightTaken } from '#domain/availability.ts'
import { type DayState, dayState, type Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { nightlyRate, type RateCard } from '#domain/pricing/rate-card.ts'
import * as words from '#words/booking.en.ts'
import { roundEuros } from '../format.ts'

export type DayPlace = 'check-in' | 'check-out' | 'within' | 'outside'

export type DescribedDay = {
  day: CalendarDay
  state: DayState
  place: DayPlace
  /** Taken: shown struck through, not selectable. */
  struck: boolean
  /** Price of the night; null if it cannot be booked. */
  price: string | null
  label: string
}

export type PickerView = { selection: Selection; availability: Availability; rates: Pick<RateCard, 'baseRate' | 'seasons'> }

/** Content and labels of a calendar cell. */
export function describeDay(day: CalendarDay, { selection, availability, rates }: PickerView): DescribedDay {
  const state = dayState(day, selection, availability)
  const nightTaken = isNightTaken(day, availability.taken)
  const onlyCheckOut = nightTaken && state === 'free'
  const forSale = !nightTaken && state !== 'past' && state !== 'beyond_window'
  const price = forSale ? roundEuros(nightlyRate(day, rates).rate) : null
  const place = placeOf(day, selection)
  const struck = nightTaken && !onlyCheckOut && place === 'outside'
  return { day, state, place, struck, price, label: labelFor() }

  function labelFor(): string {
    const parts = [writtenDayWithWeekday(day)]
    if (place !== 'outside') parts.push({ 'check-in': 'check-in', 'check-out': 'check-out', within: 'part of your stay' }[place])
    if (onlyCheckOut) parts.push('check-out only, the next guests arrive')
    else if (struck) parts.push('already booked')
    else if (state !== 'free' && place === 'outside') parts.push(reasons[state])
    if (price && state !== 'taken') parts.push(`${price} per night`)
    return parts.join(', ')
  }
}

const reasons: Record<Exclude<DayState, 'free'>, string> = {
  past: 'in the past',
  taken: 'not reachable, nights before it are booked',
  sunday: words.sundayNoCheck,
  too_long: 'beyond the longest stay',
  beyond_window: 'not bookable yet',
  no_room: 'too few free nights for the minimum stay',
}

function placeOf(day: CalendarDay, { checkIn, checkOut }: Selection): DayPlace {
  if (day === checkIn) return 'check-in'
  if (day === checkOut) return 'check-out'
  return checkIn && checkOut && checkIn < day && day < checkOut ? 'within' : 'outside'
}
