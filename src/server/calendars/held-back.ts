import { type CalendarDay, daysFrom, pickLater } from '#domain/calendar-day.ts'
import type { importedEvents } from '../db/schema.ts'
import type { FeedEvent } from './feed.ts'

type EventRow = typeof importedEvents.$inferSelect

/**
 * Whether a calendar tells suspiciously little of what it told before: no night ahead, or less than half of the nights with at least two
 * stays gone. One stay of several may be cancelled without a word. `before`: what may not vanish like that, so without echoes and without
 * events that the calendar itself calls cancelled.
 */
export function isShrunk(before: readonly EventRow[], told: readonly FeedEvent[], today: CalendarDay): boolean {
  const ahead = new Set(told.flatMap((event) => nightsAhead(event, today)))
  const known = new Set(before.flatMap((event) => nightsAhead(event, today)))
  if (known.size === 0) return false
  if (ahead.size === 0) return true
  const gone = [...known].filter((night) => !ahead.has(night))
  const staysGone = before.filter((event) => nightsAhead(event, today).some((night) => !ahead.has(night)))
  return gone.length > known.size / 2 && staysGone.length > 1
}

const nightsAhead = ({ checkIn, checkOut }: Pick<FeedEvent, 'checkIn' | 'checkOut'>, today: CalendarDay): CalendarDay[] =>
  daysFrom(pickLater(checkIn, today), checkOut)
