import { eq, inArray, type SQL } from 'drizzle-orm'
import { bookingMoney, type PaymentState } from '#domain/bookings/schedule.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, villas } from '../db/schema.ts'
import { paidAmounts } from '../payments/queries.ts'

const { id, code, status, checkIn, checkOut, guestName, email, phone, guests, specialRequests, plan } = bookings
const { original, total, items, stages, createdAt, termsAcceptedAt, termsVersion } = bookings
const columns = {
  ...{ id, code, status, checkIn, checkOut, guestName, email, phone, guests, specialRequests, plan },
  ...{ original, total, items, stages, createdAt, termsAcceptedAt, termsVersion },
  villa: villas.name,
  country: accounts.country,
}

/** Bookings with paid and remaining amounts, for export files. */
export async function bookedWhere(db: Db, wanted: SQL | undefined, order: SQL) {
  const rows = await db
    .select(columns)
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .where(wanted)
    .orderBy(order, bookings.id)
  const paid = await paidAmounts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, state: bookingMoney(row, paid(row.id)) satisfies PaymentState }))
}

export type Booked = Awaited<ReturnType<typeof bookedWhere>>[number]

export async function bookedById(db: Db, ids: readonly number[]): Promise<(bookingId: number) => Booked> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length > 0 ? await bookedWhere(db, inArray(bookings.id, wanted), bookings.id.getSQL()) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (bookingId) => {
    const found = byId.get(bookingId)
    if (!found) throw new Error(`booking ${bookingId} is gone`)
    return found
  }
}
