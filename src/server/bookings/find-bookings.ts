import { and, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { contains } from '../db/contains.ts'
import { bookings, payments, villas } from '../db/schema.ts'
import { kept, noOffer } from '../stays/queries.ts'

export type Wanted = {
  villaId?: number | undefined
  status?: BookingStatus | undefined
  search?: string | undefined
  from?: CalendarDay | undefined
  until?: CalendarDay | undefined
  hidden?: boolean | undefined
}

const newestFirst = [desc(bookings.createdAt), desc(bookings.id)]

type Page = { limit: number; offset: number }

/** Bookings and restrictions that match the filter, newest first. `hidden` selects hidden bookings instead of visible ones. */
export async function bookingsForAdmin(db: Db, wanted: Wanted, { limit, offset }: Page) {
  const fitting = and(
    noOffer,
    wanted.hidden ? isNotNull(bookings.deletedAt) : kept,
    wanted.villaId === undefined ? undefined : eq(bookings.villaId, wanted.villaId),
    wanted.status === undefined ? undefined : eq(bookings.status, wanted.status),
    wanted.from === undefined ? undefined : gte(bookings.checkOut, wanted.from),
    wanted.until === undefined ? undefined : lte(bookings.checkIn, wanted.until),
    wanted.search ? inArray(bookings.id, found(db, wanted.search)) : undefined,
  )
  // One statement for page and total, so that a search is done once; it reads no columns of rows that the offset skips.
  const page = db
    .select({ id: bookings.id, total: sql<number>`count(*) OVER ()::int`.as('total') })
    .from(bookings)
    .where(fitting)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({ booking: bookings, villa: villas, total: page.total })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .orderBy(...newestFirst)
  // Behind the last page no row tells the total.
  return { rows, total: rows[0]?.total ?? (offset > 0 ? await db.$count(bookings, fitting) : 0) }
}

/** Ids by booking, united with those by payment: as one condition with `or` neither index would be used. */
const found = (db: Db, search: string) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(contains(search, bookings.code, bookings.guestName, bookings.email))
    .union(db.select({ id: payments.bookingId }).from(payments).where(contains(search, payments.orderId)))
