import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { calendars as words } from '#words/in-english.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { connectedCalendars, importedEvents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { soldStays } from '../stays/queries.ts'
import { beyond, soldElsewhere } from '../stays/sold-elsewhere.ts'
import { isWithin, merged } from './echoes.ts'
import { type CalendarEvent, calendarFile } from './ics.ts'
import { type CalendarRow, calendarByToken } from './queries.ts'

/**
 * iCalendar feed of a villa's taken nights from today on, for one platform. Contains no names, no events imported from that platform, and
 * those of others only if the owners say so for it.
 */
export async function calendarFeed(deps: Deps, token: string, fetchedBy: string): Promise<Response> {
  const { db, now } = deps
  const calendar = await calendarByToken(db, token.replace(/\.ics$/, ''))
  if (!calendar) throw new Refusal('not_found')
  const events = await eventsFor(deps, calendar)
  const served = merged(events)
  await db.transaction(async (tx) => {
    const fetched = { fetchedAt: now(), fetchedBy: fetchedBy.slice(0, 120), served }
    await tx.update(connectedCalendars).set(fetched).where(eq(connectedCalendars.id, calendar.id))
    await noteUnserved(tx, calendar, served, { now: now(), today: dayAtProperty(now()) })
  })
  return new Response(calendarFile(events), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  })
}

async function eventsFor({ db, env, now, secret }: Deps, { id, villaId, relays }: CalendarRow): Promise<CalendarEvent[]> {
  const host = new URL(env.siteUrl).hostname
  /** Says nothing about a stay. Of other nights it is another, so that no platform takes a change for an old event. */
  const makeUid = (what: string) => `${createHmac('sha256', secret).update(`feed ${what}`).digest('hex').slice(0, 32)}@${host}`
  const ofPlatforms = await db
    .select({ calendarId: importedEvents.calendarId, restrictionId: importedEvents.restrictionId })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(eq(connectedCalendars.villaId, villaId), isNotNull(importedEvents.restrictionId)))
  const left = new Set(ofPlatforms.filter(({ calendarId }) => calendarId === id || !relays).map(({ restrictionId }) => restrictionId))
  const taken = await soldStays(db, villaId, dayAtProperty(now()), now())
  const here = taken
    .filter((stay) => !left.has(stay.id))
    .map((stay) => ({
      uid: makeUid(`stay ${stay.id} ${stay.checkIn} ${stay.checkOut}`),
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      summary: words.takenNights,
      changedAt: stay.updatedAt,
    }))
  if (!relays) return here
  const elsewhere = beyond(await soldElsewhere(db, villaId, dayAtProperty(now())), taken)
    .filter(({ calendarId }) => calendarId !== id)
    .map(({ calendarId, uid, checkIn, checkOut }) => ({
      uid: makeUid(`event ${calendarId} ${uid}`),
      checkIn,
      checkOut,
      summary: words.takenNights,
      changedAt: now(),
    }))
  return [...here, ...elsewhere]
}

/** Notes when the platform got a feed without the nights of an event that was an echo, for `isEcho`. */
async function noteUnserved(tx: Db, { id }: CalendarRow, served: readonly Stay[], { now, today }: { now: Date; today: CalendarDay }) {
  const ofCalendar = and(eq(importedEvents.calendarId, id), eq(importedEvents.echo, true))
  const echoes = await tx.select().from(importedEvents).where(ofCalendar)
  if (echoes.length === 0) return
  const within = echoes.filter((echo) => isWithin(echo, served, today)).map(({ uid }) => uid)
  const without = echoes.filter((echo) => !isWithin(echo, served, today)).map(({ uid }) => uid)
  const set = (uids: string[], unservedSince: Date | null) =>
    tx
      .update(importedEvents)
      .set({ unservedSince })
      .where(and(ofCalendar, anyOf(importedEvents.uid, uids), unservedSince ? isNull(importedEvents.unservedSince) : undefined))
  await set(within, null)
  await set(without, now)
}
