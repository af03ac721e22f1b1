import { type CalendarDay, pickLater } from '#domain/calendar-day.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import { daysAfter } from '../clock.ts'

/** An event that the platform exports this long after it has a feed of ours without its nights is no echo. */
const ECHO_ENDS_AFTER_DAYS = 1

/** What platforms call nights that they keep closed without a booking. Booking.com calls bookings and closed nights the same. */
const CLOSED = ['airbnb (not available)', 'blocked']

export const isClosed = (summary: string): boolean => CLOSED.includes(summary.toLowerCase())

/** Words for a booking in languages of platforms. 'Booking.com' is only the name of one. */
const RESERVATION = /(?<!\p{L})(reserv|rezerv|réserv|prenota|booked|booking(?!\.com)|gebucht|buchung|κράτηση|κρατήσεις)/iu

export const showsReservation = (summary: string): boolean => RESERVATION.test(summary)

/** Adjoining and overlapping stays as one, in order. */
export function merged(stays: readonly Stay[]): Stay[] {
  const found: Stay[] = []
  for (const { checkIn, checkOut } of [...stays].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
    const last = found.at(-1)
    if (last && checkIn <= last.checkOut) last.checkOut = pickLater(last.checkOut, checkOut)
    else found.push({ checkIn, checkOut })
  }
  return found
}

/** True if all nights from today on are within nights that our feed had. */
export const isWithin = ({ checkIn, checkOut }: Stay, served: readonly Stay[], today: CalendarDay): boolean => {
  const from = pickLater(checkIn, today)
  return served.some((nights) => nights.checkIn <= from && checkOut <= nights.checkOut)
}

type Known = Stay & { uid: string; echo: boolean; unservedSince: Date | null }

type Told = {
  /** What the calendar told before. */
  known: readonly Known[]
  /** The feed that the platform fetched last before it was read now. */
  served: readonly Stay[] | null
  now: Date
  today: CalendarDay
}

/**
 * Whether an event only repeats nights of our feed: decided when it first appears. It ends being one once the platform exports it well after
 * it has a feed of ours without these nights, or calls it a reservation. Nights that the platform told before it had them from us are its own.
 */
export function isEcho(event: Stay & { uid: string; summary: string }, { known, served, now, today }: Told): boolean {
  if (showsReservation(event.summary)) return false
  const same = known.find(({ uid, checkIn, checkOut }) => uid === event.uid && checkIn === event.checkIn && checkOut === event.checkOut)
  if (same) return same.echo && !(same.unservedSince && same.unservedSince <= daysAfter(now, -ECHO_ENDS_AFTER_DAYS))
  const isOwn = known.some((one) => !one.echo && overlaps(one, event))
  return !isOwn && served !== null && isWithin(event, served, today)
}
