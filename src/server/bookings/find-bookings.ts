import { and, count, desc, eq, exists, gte, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { contains } from '../db/contains.ts'
import { bookings, payments } from '../db/schema.ts'
import { kept, withVilla } from '../stays/queries.ts'

export type Wanted = {
  villaId?: number | undefined
  status?: BookingStatus | undefined
  search?: string | undefined
  from?: CalendarDay | undefined
  until?: CalendarDay | undefined
  hidden?: boolean | undefined
}

type Page = { limit: number; offset: number }

/** Bookings and restrictions that match the filter, newest first. `hidden` selects hidden bookings instead of visible ones. */
export async function bookingsForAdmin(db: Db, wanted: Wanted, { limit, offset }: Page) {
  const fitting = and(
    wanted.hidden ? isNotNull(bookings.deletedAt) : kept,
    wanted.villaId === undefined ? undefined : eq(bookings.villaId, wanted.villaId),
    wanted.status === undefined ? undefined : eq(bookings.status, wanted.status),
    wanted.from === undefined ? undefined : gte(bookings.checkOut, wanted.from),
    wanted.until === undefined ? undefined : lte(bookings.checkIn, wanted.until),
    found(db, wanted.search),
  )
  const rows = await withVilla(db).where(fitting).orderBy(desc(bookings.createdAt), desc(bookings.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(bookings).where(fitting)
  return { rows, total: all?.total ?? 0 }
}

function found(db: Db, search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const order = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), contains(search, payments.orderId)))
  return or(contains(search, bookings.code, bookings.guestName, bookings.email), exists(order))
}
