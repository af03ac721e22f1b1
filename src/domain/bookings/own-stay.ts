import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { CHECK_IN_TIME, type Stay, toHour } from '../stay.ts'
import type { BookingStatus } from './status.ts'

const DETAILS_DAYS = 7
const DOOR_CODE_DAYS = 3

/** Last day on which a guest can change the number of guests and the requests. */
export const detailsOpenUntil = ({ checkIn }: Stay): CalendarDay => addDays(checkIn, -DETAILS_DAYS)

/** First day on which the page of a stay shows the door code. */
export const doorCodeFrom = ({ checkIn }: Stay): CalendarDay => addDays(checkIn, -DOOR_CODE_DAYS)

export type AccessFacts = {
  /** The booking has its nights. */
  sold: boolean
  remaining: Cents
  /** Last day on which everything was paid, in this villa; null if it never was. */
  paidUntil: CalendarDay | null
  /** Day since which the bank's records disagree with one of the payments. */
  disputedOn: CalendarDay | null
  /** An owner shows directions and door code, whatever is paid. */
  shown: boolean
}

/** `guide`: directions and house guide. */
export type StayAccess = { guide: boolean; doorCode: boolean }

/**
 * What a guest may read about the house: nothing until the money is here, and nothing after departure. What was open once stays open, also
 * if something is left to pay again; only a dispute that began before arrival closes it.
 */
export function guideAccess(facts: Stay & AccessFacts, today: CalendarDay): StayAccess {
  const { sold, remaining, paidUntil, disputedOn, shown, checkIn, checkOut } = facts
  const from = doorCodeFrom(facts)
  const staying = sold && today <= checkOut
  const trusted = disputedOn === null || disputedOn >= checkIn
  const opened = (since: CalendarDay) => remaining === 0 || (paidUntil !== null && paidUntil >= since)
  return {
    guide: staying && (shown || (trusted && (remaining === 0 || paidUntil !== null))),
    doorCode: staying && (shown || (trusted && today >= from && opened(from))),
  }
}

/** What a change of the stay does to it, on the day on which the door code is due: of the stay as it is, and as it would be. */
export function accessAfter(
  before: Stay & AccessFacts,
  wanted: Stay & { remaining: Cents; sameVilla: boolean },
  today: CalendarDay,
): { before: StayAccess; after: StayAccess } {
  const { sameVilla, ...stay } = wanted
  const inVilla = sameVilla ? { paidUntil: before.remaining === 0 ? today : before.paidUntil } : { paidUntil: null, shown: false }
  const due = (facts: Stay & AccessFacts) => guideAccess(facts, today > doorCodeFrom(facts) ? today : doorCodeFrom(facts))
  return { before: due(before), after: due({ ...before, ...inVilla, ...stay }) }
}

export type Countdown = { state: 'ahead' | 'here'; days: number } | { state: 'arrival' | 'departure' | 'over' }

/** Position of today in a stay. `days`: until check-in, or until check-out. */
export function countdown({ checkIn, checkOut }: Stay, today: CalendarDay): Countdown {
  if (today < checkIn) return { state: 'ahead', days: daysBetween(today, checkIn) }
  if (today === checkIn) return { state: 'arrival' }
  if (today < checkOut) return { state: 'here', days: daysBetween(today, checkOut) }
  return { state: today === checkOut ? 'departure' : 'over' }
}

/** Times of arrival that a guest can announce: check-in with the host until 18:30, by oneself until 23:00. */
export const arrivalTimes: readonly string[] = Array.from({ length: 17 }, (_, index) => {
  const minutes = toHour(CHECK_IN_TIME) * 60 + index * 30
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
})

/** A guest can cancel a booked stay until the day before arrival. */
export const canCancel = ({ status, checkIn }: Stay & { status: BookingStatus }, today: CalendarDay): boolean =>
  (status === 'paid' || status === 'partial_paid') && today < checkIn
