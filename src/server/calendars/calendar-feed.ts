import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as words from '#words/calendars.en.ts'
import { connectedCalendars, importedEvents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { soldStays } from '../stays/queries.ts'
import { beyond, soldElsewhere } from '../stays/sold-elsewhere.ts'
import { calendarFile } from './ics.ts'
import { calendarByToken } from './queries.ts'

/**
 * iCalendar feed of a villa's taken nights from today on, for one platform. Contains no names and no events imported from that platform.
 */
export async function calendarFeed({ db, env, now }: Deps, token: string, fetchedBy: string): Promise<Response> {
  const calendar = await calendarByToken(db, token.replace(/\.ics$/, ''))
  if (!calendar) throw new Refusal('not_found')
  const own = await db.select({ id: importedEvents.restrictionId }).from(importedEvents).where(eq(importedEvents.calendarId, calendar.id))
  const fromThere = new Set(own.map(({ id }) => id))
  const taken = await soldStays(db, calendar.villaId, dayAtProperty(now()), now())
  await db
    .update(connectedCalendars)
    .set({ fetchedAt: now(), fetchedBy: fetchedBy.slice(0, 120) })
    .where(eq(connectedCalendars.id, calendar.id))
  const host = new URL(env.siteUrl).hostname
  const here = taken
    .filter(({ id }) => !fromThere.has(id))
    .map(({ id, checkIn, checkOut, updatedAt, version }) => ({
      uid: `stay-${id}@${host}`,
      ...{ checkIn, checkOut },
      summary: words.takenNights,
      changedAt: updatedAt,
      sequence: version - 1,
    }))
  const elsewhere = beyond(await soldElsewhere(db, calendar.villaId, dayAtProperty(now())), taken)
    .filter(({ calendarId }) => calendarId !== calendar.id)
    .map(({ calendarId, uid, checkIn, checkOut }) => ({
      uid: `${createHash('sha256').update(`${calendarId} ${uid}`).digest('hex').slice(0, 32)}@${host}`,
      ...{ checkIn, checkOut },
      summary: words.takenNights,
      changedAt: now(),
    }))
  return new Response(calendarFile([...here, ...elsewhere]), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  })
}
