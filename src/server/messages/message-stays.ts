import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { soldStatuses } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { MessageStay } from '#domain/messages/schedule.ts'
import { listMailboxProved } from '../accounts/email-proved.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings, sentTemplates } from '../db/schema.ts'
import { asAddress, listAgreed, lockConsent } from '../mail/news-consent.ts'
import { isByHand } from '../stays/by-hand.ts'
import { type BookingRow, lockedBooking, noOffer, notDeleted } from '../stays/queries.ts'

export type StayForMessages = MessageStay & { booking: BookingRow }

/** Condition: sold stays, which messages can be sent about by themselves. */
export const hasMessages: SQL | undefined = and(inArray(bookings.status, [...soldStatuses]), notDeleted, noOffer)

/** Sold stays whose last day is at most so many days ago, and whose first one at most so many ahead. */
export const staysAround = (db: Db, today: CalendarDay, { daysAgo, daysAhead }: { daysAgo: number; daysAhead: number }) =>
  readMessageStays(db, and(hasMessages, gte(bookings.checkOut, addDays(today, -daysAgo)), lte(bookings.checkIn, addDays(today, daysAhead))))

/** Stays with the moments of their first and last payment, and what decides which texts are for them. */
async function readMessageStays(db: Db, which: SQL | undefined): Promise<StayForMessages[]> {
  const rows = await db.select().from(bookings).where(which).orderBy(asc(bookings.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const byHand = await readIds(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(anyOf(bookings.id, ids), isByHand(db))),
  )
  const returning = await readIds(selectReturning(db, ids))
  const sold = and(anyOf(bookingChanges.bookingId, ids), inArray(bookingChanges.toStatus, [...soldStatuses]))
  const agreed = await findAgreed(db, rows)
  const got = await readGot(db, [...agreed.values()])
  const changes = await db.select().from(bookingChanges).where(sold).orderBy(asc(bookingChanges.id))
  const byBooking = Map.groupBy(changes, ({ bookingId }) => bookingId)
  return rows.map((booking) => {
    const own = byBooking.get(booking.id) ?? []
    const paidAt = booking.status === 'paid' ? (own.findLast(({ toStatus }) => toStatus === 'paid')?.at ?? booking.createdAt) : null
    const { id, checkIn, checkOut, villaId, language } = booking
    const source = booking.offerId !== null ? 'offer' : byHand.has(id) ? 'hand' : 'site'
    const bookedAt = own[0]?.at ?? booking.createdAt
    const email = agreed.get(id)
    return {
      booking,
      checkIn,
      checkOut,
      villaId,
      language,
      source,
      stayedBefore: returning.has(id),
      bookedAt,
      paidAt,
      agreed: email !== undefined,
      got: email === undefined ? [] : (got.get(email) ?? []).filter(({ bookingId }) => bookingId !== id),
    }
  })
}

const readIds = async (rows: PromiseLike<{ id: number }[]>): Promise<Set<number>> => new Set((await rows).map(({ id }) => id))

/** The addresses, by the id of the stay, of guests who have agreed to news at an address that is proved to be theirs. */
export async function findAgreed(db: Db, rows: readonly BookingRow[]): Promise<Map<number, string>> {
  const emails = await listAgreed(
    db,
    rows.flatMap(({ email }) => email || []),
  )
  const agreed = rows.filter(({ email }) => emails.has(asAddress(email)))
  const proved = await listMailboxProved(db, agreed)
  return new Map(agreed.filter(({ id }) => proved.has(id)).map(({ id, email }) => [id, asAddress(email)]))
}

/** Which texts went to these addresses, with the stays that they were about. */
async function readGot(db: Db, emails: readonly string[]) {
  const address = sql<string>`lower(${bookings.email})`
  const rows =
    emails.length > 0
      ? await db
          .select({ id: sentTemplates.templateId, at: sentTemplates.at, bookingId: sentTemplates.bookingId, address })
          .from(sentTemplates)
          .innerJoin(bookings, eq(bookings.id, sentTemplates.bookingId))
          .where(and(eq(sentTemplates.state, 'sent'), inArray(address, [...emails])))
      : []
  return Map.groupBy(rows, (row) => row.address)
}

/** Those of these stays whose guest, by account or address, has an earlier one that is sold. */
function selectReturning(db: Db, ids: readonly number[]) {
  const earlier = alias(bookings, 'earlier')
  const isEarlier = and(
    lt(earlier.checkIn, bookings.checkIn),
    inArray(earlier.status, [...soldStatuses]),
    isNull(earlier.deletedAt),
    isNull(earlier.changeOf),
  )
  const withEarlier = (same: SQL | undefined) =>
    db.select({ id: bookings.id }).from(bookings).innerJoin(earlier, and(same, isEarlier)).where(anyOf(bookings.id, ids))
  // Two joins by equality: one by either of both compares every stay with every other.
  return union(
    withEarlier(eq(earlier.accountId, bookings.accountId)),
    withEarlier(and(ne(bookings.email, ''), eq(sql`lower(${earlier.email})`, sql`lower(${bookings.email})`))),
  )
}

/** One sold stay; undefined of any other booking. */
export async function findMessageStay(db: Db, bookingId: number): Promise<StayForMessages | undefined> {
  const [found] = await readMessageStays(db, and(hasMessages, eq(bookings.id, bookingId)))
  return found
}

/**
 * One sold stay with its booking locked, and the consent of its guest: it is not withdrawn meanwhile, and the same advertising is not sent
 * for another stay of the address. Undefined of any other booking.
 */
export async function lockMessageStay(tx: Db, bookingId: number): Promise<StayForMessages | undefined> {
  const { email } = await lockedBooking(tx, bookingId)
  await lockConsent(tx, email)
  return findMessageStay(tx, bookingId)
}
