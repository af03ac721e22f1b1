import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { selectConflicts } from './queries.ts'

/** Changes a calendar, and records an event for each booking here that a stay of its platform overlaps only since. */
export async function reportingConflicts<T>(tx: Db, { now }: Deps, calendarId: number, change: () => Promise<T>): Promise<T> {
  const listConflicts = async () => {
    const found = await selectConflicts(tx, dayAtProperty(now()), calendarId)
    return new Map(found.map(({ event, booking }) => [`${event.uid} ${booking.id}`, booking.id]))
  }
  const before = await listConflicts()
  const result = await change()
  const added = [...(await listConflicts())].flatMap(([conflict, bookingId]) => (before.has(conflict) ? [] : [bookingId]))
  for (const bookingId of new Set(added)) await recordEvent(tx, now(), { type: 'calendar.conflict', bookingId })
  return result
}
