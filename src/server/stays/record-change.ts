import { eq } from 'drizzle-orm'
import { type Hold, noHold } from '#domain/bookings/holds.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings } from '../db/schema.ts'
import type { BookingRow } from './queries.ts'

export type Change = { to: BookingStatus; actor: string; reason: string; at: Date; hold?: Hold | typeof noHold }

/** Sets a booking's status and its hold, and records the change with actor, time and reason. Without `hold` none is left. */
export async function changeStatus(tx: Db, { id, status }: BookingRow, { to, actor, reason, at, hold = noHold }: Change): Promise<void> {
  await tx
    .update(bookings)
    .set({ status: to, ...hold, updatedAt: at })
    .where(eq(bookings.id, id))
  await tx.insert(bookingChanges).values({ bookingId: id, at, actor, fromStatus: status, toStatus: to, reason })
}
