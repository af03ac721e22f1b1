import { and, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
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
  )
  const listed = wanted.search ? matching(db, fitting, wanted.search) : db.select(ofListed).from(bookings).where(fitting)
  // One statement for page and total, so that a search is done once; it reads no columns of rows that the offset skips.
  const found = listed.as('found')
  const page = db
    .select({ id: found.id, total: sql<number>`count(*) OVER ()::int`.as('total') })
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({ booking: bookings, villa: villas.name, total: page.total })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .orderBy(...newestFirst)
  // Behind the last page no row tells the total.
  return { rows, total: rows[0]?.total ?? (offset > 0 ? await db.$count(listed.as('counted')) : 0) }
}

const ofListed = { id: bookings.id, createdAt: bookings.createdAt }

/** Found by booking, and then by payment those that were not: as one condition with `or` no index would be used. */
function matching(db: Db, fitting: SQL | undefined, search: string) {
  const inBooking = contains(search, bookings.code, bookings.guestName, bookings.email)
  return db
    .select(ofListed)
    .from(bookings)
    .where(and(fitting, inBooking))
    .unionAll(
      db
        .selectDistinct(ofListed)
        .from(payments)
        .innerJoin(bookings, eq(bookings.id, payments.bookingId))
        .where(and(fitting, contains(search, payments.orderId), sql`(${inBooking}) IS NOT TRUE`)),
    )
}
