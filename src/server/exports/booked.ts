import { eq, type SQL } from 'drizzle-orm'
import { bookingMoney, type PaymentState } from '#domain/bookings/schedule.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { inBatches, type Order, positionIn } from '../db/in-batches.ts'
import { accounts, bookings, villas } from '../db/schema.ts'
import { paidAmounts } from '../payments/queries.ts'

const { id, code, status, checkIn, checkOut, guestName, email, phone, guests, specialRequests, cameFrom, plan } = bookings
const { original, total, items, stages, createdAt, termsAcceptedAt, termsVersion } = bookings
const columns = {
  id,
  code,
  status,
  checkIn,
  checkOut,
  guestName,
  email,
  phone,
  guests,
  specialRequests,
  cameFrom,
  plan,
  original,
  total,
  items,
  stages,
  createdAt,
  termsAcceptedAt,
  termsVersion,
  villa: villas.name,
  villaId: bookings.villaId,
  country: accounts.country,
}

const byId: Order = { by: bookings.id, id: bookings.id, type: 'int' }

/** Bookings with paid and remaining amounts, for export files; in batches, because a period may hold any number. */
export const bookedInBatches = (db: Db, wanted: SQL | undefined, order: Order) =>
  inBatches(order, wanted, (rest, limit) => bookedWhere(db, rest, order, limit))

async function bookedWhere(db: Db, wanted: SQL | undefined, order: Order, limit?: number) {
  const query = db
    .select({ ...columns, position: positionIn(order) })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .where(wanted)
    .orderBy(order.by, bookings.id)
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  const paid = await paidAmounts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, state: bookingMoney(row, paid(row.id)) satisfies PaymentState }))
}

export type Booked = Awaited<ReturnType<typeof bookedWhere>>[number]

export async function bookedById(db: Db, ids: readonly number[]): Promise<(bookingId: number) => Booked> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length > 0 ? await bookedWhere(db, anyOf(bookings.id, wanted), byId) : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return (bookingId) => {
    const booking = found.get(bookingId)
    if (!booking) throw new Error(`booking ${bookingId} is gone`)
    return booking
  }
}
