import { type Availability, isNightTaken, isOnlyCheckOut } from '#domain/availability.ts'
import { type DayState, dayState, type Selection } from '#domain/bookings/picker.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type NightlyRates, nightPrice } from '#domain/pricing/rate-card.ts'
import * as words from '#words/en/booking.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { roundEuros } from '#words/en/numbers.ts'

export type DayPlace = 'check-in' | 'check-out' | 'within' | 'outside'

export type DescribedDay = {
  day: CalendarDay
  state: DayState
  place: DayPlace
  /** Taken: shown struck through. */
  struck: boolean
  /** A stay can end here, but not begin. */
  onlyCheckOut: boolean
  /** A click does nothing: in the past, or taken. */
  closed: boolean
  /** Price of the night; null if it cannot be booked. */
  price: string | null
  label: string
}

export type PickerView = { selection: Selection; availability: Availability; rates: NightlyRates }

/** Content and labels of a calendar cell. */
export function describeDay(day: CalendarDay, { selection, availability, rates }: PickerView): DescribedDay {
  const state = dayState(day, selection, availability)
  const nightTaken = isNightTaken(day, availability.taken)
  const onlyCheckOut = state === 'free' ? nightTaken : !choosesCheckOut(day, selection) && isOnlyCheckOut(day, availability)
  const { rules } = availability
  const offered = day >= rules.firstCheckIn && !isNightTaken(day, rules.closed)
  const forSale = offered && !nightTaken && state !== 'past' && state !== 'beyond_window'
  const price = forSale ? roundEuros(nightPrice(day, rates)) : null
  const place = findPlace(day, selection)
  const struck = nightTaken && !onlyCheckOut && place === 'outside'
  return { day, state, place, struck, onlyCheckOut, closed: state === 'past' || struck, price, label: labelFor() }

  function labelFor(): string {
    const parts: string[] = []
    if (place !== 'outside') parts.push({ 'check-in': words.isCheckIn, 'check-out': words.isCheckOut, within: words.partOfYourStay }[place])
    if (onlyCheckOut) parts.push(state === 'no_room' ? words.onlyCheckOutTooFewNights : words.onlyCheckOut)
    else if (struck) parts.push(words.alreadyBooked)
    else if (state !== 'free' && place === 'outside') parts.push(reasons[state])
    if (price && state !== 'taken') parts.push(words.perNight(price))
    return words.spokenDay(formatDayWithWeekday(day), parts)
  }
}

const reasons: Record<Exclude<DayState, 'free'>, string> = {
  past: words.inThePast,
  too_soon: words.tooSoon,
  not_yet: words.notBookableYet,
  closed: words.closed,
  taken: words.notReachableNightsBefore,
  sunday: words.sundayNoCheck,
  no_arrival: words.noArrivalOnThisDay,
  no_departure: words.noDepartureOnThisDay,
  too_long: words.beyondTheLongestStay,
  beyond_window: words.notBookableYet,
  no_room: words.tooFewFreeNights,
}

/** True if a click on the day would choose the check-out. */
const choosesCheckOut = (day: CalendarDay, { checkIn, checkOut }: Selection) =>
  checkIn !== undefined && checkOut === undefined && day > checkIn

function findPlace(day: CalendarDay, { checkIn, checkOut }: Selection): DayPlace {
  if (day === checkIn) return 'check-in'
  if (day === checkOut) return 'check-out'
  return checkIn && checkOut && checkIn < day && day < checkOut ? 'within' : 'outside'
}
