import { eq, isNotNull } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { calendars as words } from '#words/in-english.ts'
import { daysAfter } from '../clock.ts'
import { connectedCalendars } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { applyFeed } from './apply-feed.ts'
import type { Feed } from './feed.ts'
import { FeedFailed, fetchFeed } from './read-feed.ts'
import { reportingConflicts } from './report-conflicts.ts'

const SHRUNK_ACCEPTED_AFTER_DAYS = 1

/** Imports every calendar with an address. A failed import frees no nights. */
export async function readCalendars(deps: Deps): Promise<void> {
  const rows = await deps.db.select().from(connectedCalendars).where(isNotNull(connectedCalendars.importUrl))
  for (const { id } of rows) await readCalendar(deps, id)
}

/** `agreed`: the owner says that nights are rightly gone. `feed`: what was fetched just now. */
type Reading = { agreed?: boolean; feed?: Promise<Feed> | undefined }

/**
 * Imports a calendar. If many of its nights are suddenly gone, they stay blocked for a day or until the owner confirms: platforms return
 * empty and incomplete calendars on errors.
 * @returns the reason why the import failed, or null
 */
export async function readCalendar(deps: Deps, id: number, { agreed = false, feed: fetched }: Reading = {}): Promise<string | null> {
  const { db, now, publicNet, log } = deps
  const own = eq(connectedCalendars.id, id)
  // Read right before the platform's calendar: what the platform fetches meanwhile cannot be in that calendar.
  const [calendar] = await db.select().from(connectedCalendars).where(own)
  if (!calendar || calendar.importUrl === null) return null
  try {
    const feed = await (fetched ?? fetchFeed(publicNet.fetch, calendar.importUrl, dayAtProperty(now())))
    const write = () =>
      db.transaction(async (tx) => {
        const since = calendar.emptySince ?? calendar.shrunkSince ?? now()
        const accepted = agreed || since <= daysAfter(now(), -SHRUNK_ACCEPTED_AFTER_DAYS)
        const { heldBack } = await reportingConflicts(tx, deps, id, () => applyFeed(tx, deps, calendar, feed, accepted))
        const isEmpty = feed.total === 0
        await tx
          .update(connectedCalendars)
          .set({
            readAt: now(),
            readError: null,
            toldEvents: feed.total,
            unreadEvents: feed.unread,
            emptySince: heldBack && isEmpty ? since : null,
            shrunkSince: heldBack && !isEmpty ? since : null,
          })
          .where(own)
      })
    await withDelivery(deps, write)
    return null
  } catch (error) {
    const readError = error instanceof FeedFailed ? error.message : words.notProcessed
    log.warn({ calendar: id, err: error }, 'a calendar could not be read')
    await db.update(connectedCalendars).set({ readError }).where(own)
    return readError
  }
}
