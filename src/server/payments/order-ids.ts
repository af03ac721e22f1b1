import { and, desc, eq } from 'drizzle-orm'
import { orderId } from '#domain/bookings/code.ts'
import { orderEpoch } from '#domain/restores.ts'
import type { Db } from '../db/client.ts'
import { payments, restores } from '../db/schema.ts'
import type { BookingRow } from '../stays/queries.ts'

/** Order id of the next attempt to pay a stage. Unique even across a restored backup, by the epoch of the last restore. */
export async function nextOrderId(tx: Db, booking: BookingRow, stage: number): Promise<{ orderId: string; attempt: number }> {
  const ofStage = and(eq(payments.bookingId, booking.id), eq(payments.stage, stage))
  const attempt = 1 + (await tx.$count(payments, ofStage))
  const [last] = await tx.select({ at: restores.at }).from(restores).orderBy(desc(restores.at)).limit(1)
  return { orderId: orderId({ code: booking.code, stage, attempt, epoch: last ? orderEpoch(last) : '' }), attempt }
}
