import type { RecordedPayment } from '#domain/bookings/recorded-payment.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { dinarsFor } from '#domain/currency.ts'
import type { ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Account } from '../http/account.ts'
import type { BookingRow } from '../stays/queries.ts'
import { nextOrderId } from './order-ids.ts'
import { paidAmount } from './queries.ts'

type At = { at: Date; rate: ExchangeRate }

/** Inserts a payment by transfer or in cash for the next stage. @returns the payment's id */
export async function insertRecordedPayment(
  tx: Db,
  account: Account,
  booking: BookingRow,
  { amount, receivedOn, reference, method }: RecordedPayment,
  { at, rate }: At,
): Promise<number> {
  const { next } = paymentState(booking.stages, await paidAmount(tx, booking.id))
  const stage = next?.stage ?? 1
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      stage,
      ...(await nextOrderId(tx, booking, stage)),
      method,
      receivedOn,
      reference,
      recordedBy: account.id,
      state: 'approved',
      amount,
      dinars: dinarsFor(amount, rate.units),
      exchangeRateUnits: rate.units,
      rateSource: rate.source,
      rateDay: rate.day,
      openedAt: at,
      settledAt: receivedAt(receivedOn, at),
    })
    .returning({ id: payments.id })
  if (!payment) throw new Error('inserting a payment gave no row')
  return payment.id
}

/** The ledger counts money on the day it arrived. Noon UTC is the same day at the villas. */
const receivedAt = (receivedOn: string, at: Date): Date => (receivedOn === dayAtProperty(at) ? at : new Date(`${receivedOn}T12:00:00Z`))
