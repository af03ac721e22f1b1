import { bookingMoney, type ScheduledStage } from '#domain/bookings/schedule.ts'
import { isIban } from '#domain/iban.ts'
import type { Db } from '../db/client.ts'
import { paidAmount } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import type { BookingRow } from '../stays/queries.ts'

/** The next unpaid stage of a booking that has its nights or waits for its first payment; null if nothing is to pay. */
export async function nextStage(db: Db, booking: BookingRow): Promise<ScheduledStage | null> {
  if (booking.deletedAt !== null || (booking.status !== 'pending' && booking.status !== 'partial_paid')) return null
  return bookingMoney(booking, await paidAmount(db, booking.id)).next
}

/** What a pro-forma would ask for; null without an IBAN or if nothing is to pay. */
export async function proformaOffer(db: Db, booking: BookingRow): Promise<{ amount: number; dueOn: string } | null> {
  const stage = await nextStage(db, booking)
  if (!stage || !isIban((await readSettings(db)).company.iban)) return null
  return { amount: stage.due, dueOn: stage.dueOn }
}
