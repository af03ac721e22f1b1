import { eq, isNotNull } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { daysAfter } from '../clock.ts'
import { connectedCalendars } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { applyFeed } from './apply-feed.ts'
import { type CalendarRow, hasNightsAhead } from './queries.ts'
import { fetchFeed } from './read-feed.ts'

const BELIEVED_AFTER_DAYS = 1

/** Reads every calendar that has an address. One that cannot be read frees nothing. */
export async function readCalendars(deps: Deps): Promise<void> {
  const rows = await deps.db.select().from(connectedCalendars).where(isNotNull(connectedCalendars.importUrl))
  for (const calendar of rows) await readCalendar(deps, calendar)
}

/**
 * Reads a calendar and keeps what it tells. One that suddenly holds no event at all is believed only after a day, or once the
 * owner has agreed: platforms answer so when something is wrong with them.
 * @returns why it could not be read, or null
 */
export async function readCalendar(deps: Deps, calendar: CalendarRow, { agreed = false } = {}): Promise<string | null> {
  const { db, now, publicNet, log } = deps
  if (calendar.importUrl === null) return null
  const own = eq(connectedCalendars.id, calendar.id)
  try {
    const { events, empty } = await fetchFeed(publicNet.fetch, calendar.importUrl, dayAtProperty(now()))
    await db.transaction(async (tx) => {
      const emptySince = empty && (await hasNightsAhead(tx, calendar.id, dayAtProperty(now()))) ? (calendar.emptySince ?? now()) : null
      const believed = emptySince === null || agreed || emptySince <= daysAfter(now(), -BELIEVED_AFTER_DAYS)
      if (believed) await applyFeed(tx, deps, calendar, events)
      await tx
        .update(connectedCalendars)
        .set({ readAt: now(), readError: null, emptySince: believed ? null : emptySince })
        .where(own)
    })
    return null
  } catch (error) {
    const readError = (error as Error).message.slice(0, 300)
    log.warn({ calendar: calendar.id, reason: readError }, 'a calendar could not be read')
    await db.update(connectedCalendars).set({ readError }).where(own)
    return readError
  }
}
