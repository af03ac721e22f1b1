import { asc, count, eq, isNotNull } from 'drizzle-orm'
import { calendarCalls } from '#contract/calendars.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { newToken } from '../accounts/tokens.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { connectedCalendars, importedEvents, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { villaOnSale } from '../villas/queries.ts'
import { releaseNights } from './apply-feed.ts'
import { blockingAhead, type CalendarRow, selectConflicts } from './queries.ts'
import { readCalendar } from './read-calendars.ts'
import { fetchFeed, NotACalendar } from './read-feed.ts'

type Answer = AnswerOf<typeof calendarCalls.list>

// The import job runs four times an hour; platforms fetch the feed every one to six hours.
const IMPORT_STALE_MINUTES = 2 * 60
const FEED_STALE_MINUTES = 24 * 60

/** The addresses are keys: only the management, which connects calendars, gets them. */
export async function listCalendars({ db, env, now }: Deps, { role }: Pick<Account, 'role'>): Promise<Answer> {
  const rows = await db
    .select({ calendar: connectedCalendars, villa: villas.name })
    .from(connectedCalendars)
    .innerJoin(villas, eq(villas.id, connectedCalendars.villaId))
    .orderBy(asc(villas.position), asc(villas.id), asc(connectedCalendars.id))
  const restrictions = await db
    .select({ calendarId: importedEvents.calendarId, blocks: count() })
    .from(importedEvents)
    .where(isNotNull(importedEvents.restrictionId))
    .groupBy(importedEvents.calendarId)
  const ahead = await blockingAhead(db, dayAtProperty(now()))
  const withKeys = isAmong(forRoles.management, role)
  const names = new Map(rows.map(({ calendar, villa }) => [calendar.villaId, villa]))
  return {
    calendars: rows.map(({ calendar, villa }) => ({
      ...calendar,
      villa,
      events: calendar.toldEvents,
      feedUrl: withKeys ? `${env.siteUrl}${calendarCalls.feed.path}?token=${calendar.token}.ics` : '',
      importUrl: withKeys ? calendar.importUrl : null,
      reads: calendar.importUrl !== null,
      readAt: calendar.readAt?.toISOString() ?? null,
      emptySince: calendar.emptySince?.toISOString() ?? null,
      shrunkSince: calendar.shrunkSince?.toISOString() ?? null,
      fetchedAt: calendar.fetchedAt?.toISOString() ?? null,
      stale: staleSide(calendar, now()),
      blocks: restrictions.find(({ calendarId }) => calendarId === calendar.id)?.blocks ?? 0,
      staysAhead: ahead.get(calendar.id) ?? 0,
    })),
    conflicts: (await selectConflicts(db, dayAtProperty(now()))).map(({ event, calendar, booking }) => ({
      calendar: calendar.name,
      villa: names.get(calendar.villaId) ?? '',
      summary: event.summary,
      from: event.checkIn,
      until: event.checkOut,
      bookingId: booking.id,
      bookingNumber: booking.code,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
    })),
  }
}

/** The direction without activity for too long. Without any activity the time counts from the connection. */
export function staleSide({ importUrl, readAt, fetchedAt, createdAt }: CalendarRow, now: Date): Answer['calendars'][number]['stale'] {
  const unread = importUrl !== null && (readAt ?? createdAt) < minutesAfter(now, -IMPORT_STALE_MINUTES)
  const unfetched = (fetchedAt ?? createdAt) < minutesAfter(now, -FEED_STALE_MINUTES)
  if (unread && unfetched) return 'both'
  if (unread) return 'import'
  return unfetched ? 'feed' : null
}

/** Calendar programs write `webcal://` for an address that is fetched by https. */
const fetchable = (address: string | undefined): string => (address ?? '').replace(/^webcals?:/i, 'https:')

/**
 * Connects a villa's calendar and imports it immediately if it has an address.
 * @throws Refusal `not_a_calendar` if something else answers there
 */
export async function connectCalendar(deps: Deps, account: Account, input: InputOf<typeof calendarCalls.connect>) {
  const { db, now } = deps
  const { villaId, name, relays = false, leavesOutClosed = false } = input
  const importUrl = fetchable(input.importUrl)
  if (importUrl && (await deps.publicNet.leadsInside(importUrl)))
    throw new Refusal('address_inside', { fields: { importUrl: 'address_inside' } })
  const feed = importUrl ? fetchFeed(deps.publicNet.fetch, importUrl, dayAtProperty(now())) : undefined
  await feed?.catch((error) => {
    // A platform that is silent today may answer tomorrow.
    if (error instanceof NotACalendar) throw new Refusal('not_a_calendar', { fields: { importUrl: 'not_a_calendar' } })
  })
  const calendar = await db.transaction(async (tx) => {
    await villaOnSale(tx, villaId)
    const values = { villaId, name, token: newToken(), importUrl: importUrl || null, relays, leavesOutClosed, createdAt: now() }
    const [row] = await tx.insert(connectedCalendars).values(values).returning()
    if (!row) throw new Error('inserting a calendar gave no row')
    await recordActivity(tx, account, now(), {
      subject: `calendar ${name}`,
      action: 'connect',
      after: { villaId, importUrl: row.importUrl, relays, leavesOutClosed },
    })
    return row
  })
  await readCalendar(deps, calendar.id, { feed })
  return {}
}

/** Stores what the owners decide for a calendar, and reads it: closed nights are blocked again at once. */
export async function changeCalendar(deps: Deps, account: Account, input: InputOf<typeof calendarCalls.change>) {
  const { id, relays = false, leavesOutClosed = false } = input
  await deps.db.transaction(async (tx) => {
    const before = await lockedCalendar(tx, id)
    await tx.update(connectedCalendars).set({ relays, leavesOutClosed }).where(eq(connectedCalendars.id, id))
    if (leavesOutClosed) await releaseNights(tx, id, { closed: true })
    await recordActivity(tx, account, deps.now(), {
      subject: `calendar ${before.name}`,
      action: 'change',
      before: { relays: before.relays, leavesOutClosed: before.leavesOutClosed },
      after: { relays, leavesOutClosed },
    })
  })
  await readCalendar(deps, id)
  return {}
}

async function lockedCalendar(tx: Db, id: number): Promise<CalendarRow> {
  const [calendar] = await tx.select().from(connectedCalendars).where(eq(connectedCalendars.id, id)).for('update')
  if (!calendar) throw new Refusal('not_found')
  return calendar
}

export async function disconnectCalendar({ db, now }: Deps, account: Account, id: number) {
  return db.transaction(async (tx) => {
    const { name, villaId, importUrl } = await lockedCalendar(tx, id)
    const freedStays = (await blockingAhead(tx, dayAtProperty(now()), id)).get(id) ?? 0
    await releaseNights(tx, id)
    await tx.delete(connectedCalendars).where(eq(connectedCalendars.id, id))
    await recordActivity(tx, account, now(), { subject: `calendar ${name}`, action: 'disconnect', before: { villaId, importUrl } })
    return { freedStays }
  })
}

/** The owner confirms that nights are rightly gone from a calendar. */
export async function agreeEmptyCalendar(deps: Deps, account: Account, id: number) {
  await readCalendarNow(deps, id, { agreed: true })
  const did = { subject: `calendar ${id}`, action: 'agree that it is empty' }
  await deps.db.transaction((tx) => recordActivity(tx, account, deps.now(), did))
  return {}
}

/** Imports a calendar now. @throws Refusal `calendar_unread` with the reason */
export async function readCalendarNow(deps: Deps, id: number, { agreed = false } = {}) {
  const [calendar] = await deps.db.select().from(connectedCalendars).where(eq(connectedCalendars.id, id))
  if (!calendar) throw new Refusal('not_found')
  const readError = await readCalendar(deps, id, { agreed })
  if (readError !== null) throw new Refusal({ code: 'calendar_unread', reason: readError }, { details: { reason: readError } })
  return {}
}
