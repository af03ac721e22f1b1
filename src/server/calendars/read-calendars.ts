import { eq, isNotNull } from 'drizzle-orm'
import { connectedCalendars } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { applyFeed } from './apply-feed.ts'
import type { CalendarRow } from './queries.ts'
import { fetchFeed } from './read-feed.ts'

/** Reads every calendar that has an address. One that cannot be read frees nothing. */
export async function readCalendars(deps: Deps): Promise<void> {
  const rows = await deps.db.select().from(connectedCalendars).where(isNotNull(connectedCalendars.importUrl))
  for (const calendar of rows) await readCalendar(deps, calendar)
}

/** @returns why it could not be read, or null */
export async function readCalendar(deps: Deps, calendar: CalendarRow): Promise<string | null> {
  const { db, now, publicNet, log } = deps
  if (calendar.importUrl === null) return null
  const own = eq(connectedCalendars.id, calendar.id)
  try {
    const events = await fetchFeed(publicNet.fetch, calendar.importUrl)
    await db.transaction(async (tx) => {
      await applyFeed(tx, deps, calendar, events)
      await tx.update(connectedCalendars).set({ readAt: now(), readError: null }).where(own)
    })
    return null
  } catch (error) {
    const readError = (error as Error).message.slice(0, 300)
    log.warn({ calendar: calendar.id, reason: readError }, 'a calendar could not be read')
    await db.update(connectedCalendars).set({ readError }).where(own)
    return readError
  }
}
