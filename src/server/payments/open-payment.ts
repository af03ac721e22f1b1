import { Refusal } from '#contract/refusal.ts'
import type { AgreedTerms } from '#domain/bookings/agreed-terms.ts'
import { type Dinars, dinarsFor, toRate } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { minutesAfter } from '../clock.ts'
import type { ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import type { BookingRow } from '../stays/queries.ts'
import { nextOrderId } from './order-ids.ts'
import { logPayment } from './payment-log.ts'
import { FIRST_ASK_MINUTES } from './reconciliation-schedule.ts'

// Limits card testing by bots. Generous enough for a person.
const FORMS_PER_HOUR = 20

/** `agreed`: the terms that the booking has by this attempt alone. */
type Opening = {
  booking: BookingRow
  stage: number
  amount: Cents
  rate: ExchangeRate
  quotedDinars: Dinars | undefined
  agreed?: AgreedTerms
}

/**
 * Records a payment attempt with its own order id before the form is sent to the browser.
 * @throws Refusal `price_changed` if the quoted dinars differ from the current amount
 */
export async function openPayment(tx: Db, deps: Deps, { booking, stage, amount, rate, quotedDinars, agreed }: Opening) {
  const { env, now, bank } = deps
  await enforceRateLimit({ db: tx, env, now }, { key: `payment forms ${booking.accountId}`, most: FORMS_PER_HOUR, minutes: 60 })
  const { orderId, attempt } = await nextOrderId(tx, booking, stage)
  const dinars = dinarsFor(amount, rate.units)
  if (quotedDinars !== undefined && quotedDinars !== dinars) {
    const figures = { amount: amount / 100, dinars, exchangeRate: toRate(rate.units), rateDate: rate.day }
    throw new Refusal('price_changed', { details: figures })
  }
  const payer = { name: booking.guestName, email: booking.email, phone: booking.phone }
  const { form, sent } = await bank.formFor(tx, { orderId, dinars, payer, language: booking.language })
  await tx.insert(payments).values({
    bookingId: booking.id,
    stage,
    attempt,
    orderId,
    sent,
    agreed: agreed ?? null,
    state: 'open',
    amount,
    dinars,
    exchangeRateUnits: rate.units,
    rateSource: rate.source,
    rateDay: rate.day,
    openedAt: now(),
    askAt: minutesAfter(now(), FIRST_ASK_MINUTES),
  })
  logPayment(deps, 'opened', orderId, { stage, dinars })
  return {
    message: apiMessagesIn[booking.language].payAtTheBank,
    paymentForm: form,
    orderId,
    bookingNumber: booking.code,
    language: booking.language,
  }
}
