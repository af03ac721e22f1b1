import { type CalendarDay, daysBetween, daysFrom } from './calendar-day.ts'

/** Nights from check-in (inclusive) to check-out (exclusive). */
export type Stay = { checkIn: CalendarDay; checkOut: CalendarDay }

/** The same nights in the same villa. */
export const isSameStay = (one: Stay & { villaId: number }, other: Stay & { villaId: number }): boolean =>
  one.villaId === other.villaId && one.checkIn === other.checkIn && one.checkOut === other.checkOut

/** Guests arrive from this hour, and leave until the other, as the terms and mails say. */
export const CHECK_IN_TIME = '15:00'
export const CHECK_OUT_TIME = '11:00'
/** The hour of such a time. */
export const toHour = (time: string): number => Number(time.slice(0, 2))

export const MAXIMUM_GUESTS = 6
/** Where nobody has named a number. */
export const USUAL_GUESTS = 2

export const nightCount = (stay: Stay): number => daysBetween(stay.checkIn, stay.checkOut)

export const listNights = (stay: Stay): CalendarDay[] => daysFrom(stay.checkIn, stay.checkOut)

/** Two stays do not overlap if one begins on the day the other ends. */
export const overlaps = (a: Stay, b: Stay): boolean => a.checkIn < b.checkOut && b.checkIn < a.checkOut

export type PartyProblem = 'no_guests' | { code: 'too_many_guests'; most: number }

/** At most six guests, or the villa's capacity if it is smaller. */
export const largestParty = (capacity: number): number => Math.min(MAXIMUM_GUESTS, capacity)

export function partyProblem(guests: number, capacity: number): PartyProblem | null {
  if (guests < 1) return 'no_guests'
  const most = largestParty(capacity)
  if (guests > most) return { code: 'too_many_guests', most }
  return null
}

/** These stays without the nights of another one. */
export const without = (stays: readonly Stay[], own: Stay): Stay[] =>
  stays.flatMap(({ checkIn, checkOut }) =>
    [
      { checkIn, checkOut: checkOut < own.checkIn ? checkOut : own.checkIn },
      { checkIn: checkIn > own.checkOut ? checkIn : own.checkOut, checkOut },
    ].filter((part) => part.checkIn < part.checkOut),
  )
