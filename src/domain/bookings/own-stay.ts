import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { Stay } from '../stay.ts'
import type { BookingStatus } from './status.ts'

const DETAILS_DAYS = 7
const DOOR_CODE_DAYS = 3

/** Last day on which a guest can change the number of guests and the requests. */
export const detailsOpenUntil = ({ checkIn }: Stay): CalendarDay => addDays(checkIn, -DETAILS_DAYS)

/** First day on which the page of a stay shows the door code. */
export const doorCodeFrom = ({ checkIn }: Stay): CalendarDay => addDays(checkIn, -DOOR_CODE_DAYS)

type GuideFacts = Stay & {
  /** The booking has its nights. */
  sold: boolean
  remaining: Cents
  /** The bank's records disagree with one of the payments. */
  disputed: boolean
}

/** What a guest may read about the house: nothing until the money is here, and nothing after departure. */
export function guideAccess({ sold, remaining, disputed, checkIn, checkOut }: GuideFacts, today: CalendarDay) {
  const guide = sold && remaining === 0 && !disputed && today <= checkOut
  return { guide, doorCode: guide && today >= doorCodeFrom({ checkIn, checkOut }) }
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
  const minutes = 15 * 60 + index * 30
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
})

/** A guest can cancel a booked stay until the day before arrival. */
export const canCancel = ({ status, checkIn }: Stay & { status: BookingStatus }, today: CalendarDay): boolean =>
  (status === 'paid' || status === 'partial_paid') && today < checkIn
