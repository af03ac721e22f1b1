import { eq, isNotNull } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { daysAfter } from '../clock.ts'
import { connectedCalendars } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { applyFeed } from './apply-feed.ts'
import { type CalendarRow, hasNightsAhead } from './queries.ts'
import { type Feed, fetchFeed } from './read-feed.ts'

const EMPTY_ACCEPTED_AFTER_DAYS = 1

/** Imports every calendar with an address. A failed import frees no nights. */
export async function readCalendars(deps: Deps): Promise<void> {
  const rows = await deps.db.select().from(connectedCalendars).where(isNotNull(connectedCalendars.importUrl))
  for (const calendar of rows) await readCalendar(deps, calendar)
}

/** `agreed`: the owner says that an empty calendar is right. `feed`: what was fetched just now. */
type Reading = { agreed?: boolean; feed?: Promise<Feed> | undefined }

/**
 * Imports a calendar. If it is suddenly empty, its nights stay blocked for a day or until the owner confirms: platforms return empty
 * calendars on errors.
 * @returns the reason why the import failed, or null
 */
export async function readCalendar(deps: Deps, calendar: CalendarRow, { agreed = false, feed }: Reading = {}): Promise<string | null> {
  const { db, now, publicNet, log } = deps
  if (calendar.importUrl === null) return null
  const own = eq(connectedCalendars.id, calendar.id)
  try {
    const { events, empty } = await (feed ?? fetchFeed(publicNet.fetch, calendar.importUrl, dayAtProperty(now())))
    await db.transaction(async (tx) => {
      const emptySince = empty && (await hasNightsAhead(tx, calendar.id, dayAtProperty(now()))) ? (calendar.emptySince ?? now()) : null
      const believed = emptySince === null || agreed || emptySince <= daysAfter(now(), -EMPTY_ACCEPTED_AFTER_DAYS)
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
