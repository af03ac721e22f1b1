import { and, count, eq } from 'drizzle-orm'
import { orderId } from '#domain/bookings/code.ts'
import { dinarsFor } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import type { BookingRow } from '../bookings/queries.ts'
import { minutesAfter } from '../clock.ts'
import type { Rate } from '../currency/current-rate.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { limitTries } from '../http/tries.ts'
import { FIRST_ASK_MINUTES } from './asking-pace.ts'

// Card testing by bots closes shops: nobody gets more payment forms than a person can use.
const FORMS_PER_HOUR = 20

type Opening = { booking: BookingRow; stage: number; amount: Cents; rate: Rate }

/** Records a try to pay, with an order id of its own, before its form leaves the server. */
export async function openPayment(tx: Db, deps: Deps, { booking, stage, amount, rate }: Opening) {
  const { env, now, bank } = deps
  await limitTries({ db: tx, env, now }, { key: `payment forms ${booking.accountId}`, most: FORMS_PER_HOUR, minutes: 60 })
  const attempt = 1 + (await attemptsSoFar(tx, booking.id, stage))
  const dinars = dinarsFor(amount, rate.units)
  const order = orderId(booking.code, stage, attempt)
  await tx.insert(payments).values({
    bookingId: booking.id,
    stage,
    attempt,
    orderId: order,
    state: 'open',
    amount,
    dinars,
    rateUnits: rate.units,
    rateSource: rate.source,
    rateDay: rate.day,
    openedAt: now(),
    askAt: minutesAfter(now(), FIRST_ASK_MINUTES),
  })
  return {
    message: 'Please complete the payment on the bank’s page.',
    paymentForm: bank.formFor({ orderId: order, dinars, payer: { name: booking.guestName, email: booking.email, phone: booking.phone } }),
    orderId: order,
    bookingNumber: booking.code,
  }
}

async function attemptsSoFar(tx: Db, bookingId: number, stage: number): Promise<number> {
  const [row] = await tx
    .select({ attempts: count() })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.stage, stage)))
  return row?.attempts ?? 0
}
