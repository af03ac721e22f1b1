import { and, eq } from 'drizzle-orm'
import { orderId } from '#domain/bookings/code.ts'
import type { Db } from '../db/client.ts'
import { orderEpoch, payments } from '../db/schema.ts'
import type { BookingRow } from '../stays/queries.ts'

/** Order id of the next attempt to pay a stage. Unique even across a restored backup, see `beginOrderEpoch`. */
export async function nextOrderId(tx: Db, booking: BookingRow, stage: number): Promise<{ orderId: string; attempt: number }> {
  const ofStage = and(eq(payments.bookingId, booking.id), eq(payments.stage, stage))
  const attempt = 1 + (await tx.$count(payments, ofStage))
  const [row] = await tx.select().from(orderEpoch)
  return { orderId: orderId({ code: booking.code, stage, attempt, epoch: row?.epoch ?? '' }), attempt }
}

/** Called after a restore: later order ids differ from all that the replaced site may have used. `at` is the time of the restore. */
export async function beginOrderEpoch(tx: Db, at: Date): Promise<void> {
  await tx.update(orderEpoch).set({
    epoch: Math.floor(at.getTime() / 1000)
      .toString(36)
      .toUpperCase(),
  })
}
