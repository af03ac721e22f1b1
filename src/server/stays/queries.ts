import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { briefHolds, isPromised, promisedHolds } from '#domain/bookings/holds.ts'
import { blockingStatuses, soldStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { prepared, UNNAMED } from '../db/prepared.ts'
import { bookings, villas } from '../db/schema.ts'
import { onSale } from '../villas/queries.ts'
import { eventOn } from './sold-elsewhere.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A value, or the placeholder of one in a prepared statement. */
type Asked<Value> = Value | Placeholder

export const notDeleted = isNull(bookings.deletedAt)
export const sold = and(notDeleted, inArray(bookings.status, [...blockingStatuses]))
const overlapping = ({ checkIn, checkOut }: Record<keyof Stay, Asked<CalendarDay>>) =>
  and(lt(bookings.checkIn, checkOut), gt(bookings.checkOut, checkIn))

const ofTakenStay = {
  id: bookings.id,
  villaId: bookings.villaId,
  accountId: bookings.accountId,
  status: bookings.status,
  checkIn: bookings.checkIn,
  checkOut: bookings.checkOut,
  updatedAt: bookings.updatedAt,
  version: bookings.version,
}

/** Condition: a night from a day (inclusive) to another (exclusive). */
export const nightsWithin = (from: CalendarDay, until: CalendarDay) =>
  sql`daterange(${bookings.checkIn}, ${bookings.checkOut}) && daterange(${from}, ${until})`

/** A stay without its guest. */
export type TakenStay = Pick<BookingRow, keyof typeof ofTakenStay>

/** Condition: kept for somebody, for days. Unlike the hold of a guest who is paying, calendars show it. */
export const promised = (now: Asked<Date>) =>
  and(notDeleted, inArray(bookings.hold, [...promisedHolds]), gt(bookings.holdsUntil, sql.param(now, bookings.holdsUntil)))

/** Of a stay that blocks nights: true unless a guest is paying for it just now. */
export const takenForDays = or(isNull(bookings.hold), inArray(bookings.hold, [...promisedHolds])) as SQL<boolean>

const soldFrom = (ofVilla?: SQL) =>
  prepared((db) =>
    db
      .select(ofTakenStay)
      .from(bookings)
      .where(and(or(sold, promised(sql.placeholder('now'))), gt(bookings.checkOut, sql.placeholder('from')), ofVilla))
      .orderBy(asc(bookings.checkIn))
      .prepare(UNNAMED),
  )

const soldOfVilla = soldFrom(eq(bookings.villaId, sql.placeholder('villaId')))
const soldOfAll = soldFrom()

/** Stays that the calendar shows as taken from a day on: sold, restricted or kept for somebody. Holds of paying guests are not included. */
export async function soldStays(db: Db, villaId: number | undefined, from: CalendarDay, now: Date): Promise<TakenStay[]> {
  const rows = await (villaId === undefined ? soldOfAll(db).execute({ from, now }) : soldOfVilla(db).execute({ villaId, from, now }))
  return rows.map((row) => (row.status === 'pending' ? { ...row, status: 'restricted' } : row))
}

/** Condition: sold, restricted, or held. `except`: the guest whose own unfinished attempts do not count; what is promised to the guest does. */
export const soldOrHeld = (now: Asked<Date>, except: number | null = null) =>
  or(
    sold,
    and(
      notDeleted,
      gt(bookings.holdsUntil, sql.param(now, bookings.holdsUntil)),
      except === null ? undefined : or(sql`${bookings.accountId} IS DISTINCT FROM ${except}`, inArray(bookings.hold, [...promisedHolds])),
    ),
  )

const blocking = (stay: Record<keyof Stay, Asked<CalendarDay>>, now: Asked<Date>) => and(overlapping(stay), soldOrHeld(now))

/** Whether a guest can book nights now. `until`: the end of the hold, by the guest's own unfinished attempt or by another guest. */
export type NightsState = { state: 'free' | 'sold' | 'bought' } | { state: 'held_by_caller' | 'held'; until: Date }

const villaWithBlocker = prepared((db) => {
  const [villaId, now] = [sql.placeholder('villaId'), sql.placeholder('now')]
  const stay = { checkIn: sql.placeholder('checkIn'), checkOut: sql.placeholder('checkOut') }
  return db
    .select({
      blocker: bookings.id,
      until: bookings.holdsUntil,
      accountId: bookings.accountId,
      hold: bookings.hold,
      elsewhere: sql<boolean>`${exists(eventOn(db, villaId, stay))}`,
    })
    .from(villas)
    .leftJoin(bookings, and(eq(bookings.villaId, villas.id), blocking(stay, now)))
    .where(and(eq(villas.id, villaId), onSale))
    .orderBy(sql`${bookings.holdsUntil} IS NOT NULL, ${bookings.accountId} IS NOT DISTINCT FROM ${sql.placeholder('guest')}::int`)
    .limit(1)
    .prepare(UNNAMED)
})

/** State of a villa's nights for a guest: free, sold here or elsewhere, bought by the guest, or held. @throws Refusal `no_such_villa` */
export async function nightsState(db: Db, villaId: number, stay: Stay, now: Date, guest: number | null): Promise<NightsState> {
  const [found] = await villaWithBlocker(db).execute({ villaId, now, guest, checkIn: stay.checkIn, checkOut: stay.checkOut })
  if (!found) throw new Refusal('no_such_villa')
  const { blocker, until, accountId, hold, elsewhere } = found
  const own = guest !== null && accountId === guest
  if (blocker !== null && (until === null || isPromised(hold))) return { state: own ? 'bought' : 'sold' }
  if (elsewhere) return { state: 'sold' }
  return until === null ? { state: 'free' } : { state: own ? 'held_by_caller' : 'held', until }
}

/** As the database's constraint: a booking and the rows that hold nights for its changes do not block each other. */
export const othersThan = (family: Pick<BookingRow, 'id' | 'changeOf'> | undefined) =>
  family && ne(sql`coalesce(${bookings.changeOf}, ${bookings.id})`, family.changeOf ?? family.id)

/** The stay that blocks these nights: sold ones first, then held ones. `except`: a booking with its family. */
export async function findBlocker(
  db: Db,
  villaId: number,
  stay: Stay,
  now: Date,
  { except }: { except?: Pick<BookingRow, 'id' | 'changeOf'> } = {},
): Promise<BookingRow | undefined> {
  const [blocker] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.villaId, villaId), blocking(stay, now), othersThan(except)))
    .orderBy(sql`${bookings.holdsUntil} NULLS FIRST`)
    .limit(1)
  return blocker
}

/** Releases expired holds. Their payments stay open until the bank reports a result. */
export async function releaseHoldsBefore(tx: Db, villaId: number, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ holdsUntil: null })
    .where(and(eq(bookings.villaId, villaId), isNotNull(bookings.holdsUntil), lte(bookings.holdsUntil, now)))
}

/** Releases holds of the guest's other unfinished attempts for these nights. What is promised to the guest stays. */
export async function releaseOwnHolds(tx: Db, { accountId, villaId, id }: BookingRow, stay: Stay): Promise<void> {
  if (accountId === null) return
  const own = and(eq(bookings.accountId, accountId), eq(bookings.villaId, villaId), ne(bookings.id, id))
  await tx
    .update(bookings)
    .set({ holdsUntil: null })
    .where(and(own, overlapping(stay), inArray(bookings.hold, [...briefHolds])))
}

/** Releases the holds that a guest has after refused payments: other nights are wanted now. */
export async function releaseRefused(tx: Db, accountId: number): Promise<void> {
  const refused = and(eq(bookings.accountId, accountId), eq(bookings.status, 'failed'), eq(bookings.hold, 'payment'))
  await tx.update(bookings).set({ holdsUntil: null }).where(refused)
}

/** Arrival of an account's first stay that is paid or partly paid, and not cancelled; null if it has none, and for visitors. */
export async function findFirstArrival(db: Db, accountId: number | null): Promise<CalendarDay | null> {
  if (accountId === null) return null
  const [first] = await db
    .select({ checkIn: min(bookings.checkIn) })
    .from(bookings)
    .where(and(eq(bookings.accountId, accountId), notDeleted, inArray(bookings.status, [...soldStatuses])))
  return first?.checkIn ?? null
}

/** Rows that hold nights for a change of a booking are no bookings of their own. */
export const noOffer = isNull(bookings.changeOf)

export const withVilla = (db: Db) =>
  db.select({ booking: bookings, villa: villas }).from(bookings).innerJoin(villas, eq(villas.id, bookings.villaId))

/** What a list needs of a villa, whose texts and pictures are many times longer than a booking. */
export const namedVilla = { id: villas.id, name: villas.name, slug: villas.slug, imageUrl: villas.imageUrl }

/** Bookings listed under My Reservations, newest first. `from`: without those that ended before that day. */
export const selectPaidBookings = (db: Db, accountId: number, from?: CalendarDay) =>
  db
    .select({ booking: bookings, villa: namedVilla })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(
      and(
        eq(bookings.accountId, accountId),
        notDeleted,
        inArray(bookings.status, [...soldStatuses]),
        from === undefined ? undefined : gte(bookings.checkOut, from),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))

/**
 * Locks the villa, then the booking. Locking the villa first serialises all changes to its nights. `also`: another villa to lock. A row
 * that holds nights for a change also locks the villa of its booking, and a stay of an offer those of the others. Villas are always locked
 * in the same order.
 */
export async function lockedBooking(tx: Db, id: number, also?: number): Promise<BookingRow> {
  const of = (column: typeof bookings.changeOf | typeof bookings.offerId) =>
    tx.select({ id: column }).from(bookings).where(eq(bookings.id, id))
  const family = await tx
    .select({ id: bookings.id, villaId: bookings.villaId })
    .from(bookings)
    .where(or(eq(bookings.id, id), eq(bookings.id, of(bookings.changeOf)), eq(bookings.offerId, of(bookings.offerId))))
  const locked = [...family.map(({ villaId }) => villaId), ...(also === undefined ? [] : [also])]
  await tx.select({ id: villas.id }).from(villas).where(anyOf(villas.id, locked)).orderBy(asc(villas.id)).for('no key update')
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!booking) throw new Refusal('no_such_booking')
  // The booking has got another villa while this one waited.
  return locked.includes(booking.villaId) ? booking : lockedBooking(tx, id, also)
}

export async function bookingById(db: Db, id: number) {
  const [found] = await withVilla(db).where(eq(bookings.id, id))
  return found
}
