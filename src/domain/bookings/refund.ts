import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type Dinars, dinarsFor, type ExchangeRateUnits } from '../currency.ts'
import { type Cents, sum } from '../money.ts'
import { levyPaid, withLevyAfter } from '../pricing/levy.ts'
import type { PriceSummary } from '../pricing/price-summary.ts'
import { type Cancellable, refundOnCancel } from './cancellation.ts'

/** An approved payment. `returned` includes refunds that are not settled yet. */
export type Refundable = {
  id: number
  amount: Cents
  dinars: Dinars
  rate: ExchangeRateUnits
  returned: Cents
  returnedDinars: Dinars
  /** The part of `returned` that was never owed, such as a stage paid twice or a payment recorded by mistake. */
  surplus: Cents
}

export type RefundPart = { paymentId: number; amount: Cents; dinars: Dinars }

export const refundableIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, returned }) => amount - returned))

/** Amount paid for the booking, without surplus payments, which are refunded automatically. */
export const paidIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, surplus }) => amount - surplus))

/** `levyReturned`: climate levy that changes of the stay have given back. */
export type PricedStay = Cancellable & Pick<PriceSummary, 'items' | 'total'> & { levyReturned: Cents }

/**
 * Refund by the cancellation policy, less earlier refunds; the climate levy of nights that are not used is refunded completely. Surplus refunds do
 * not count.
 */
export function offeredRefund(payments: readonly Refundable[], stay: PricedStay, today: CalendarDay): Cents {
  const before = sum(payments.map(({ returned, surplus }) => returned - surplus))
  const amount = paidIn(payments)
  const unused = withLevyAfter(stay, daysBetween(stay.checkIn, today))
  return Math.max(0, refundOnCancel({ amount, levy: stay.levyReturned + levyPaid(unused, amount) }, stay, today) - before)
}

/** Splits a refund over the payments, latest first, each at its own exchange rate. Null if the payments do not cover the amount. */
export function spreadRefund(amount: Cents, payments: readonly Refundable[]): RefundPart[] | null {
  let rest = amount
  const parts: RefundPart[] = []
  for (const payment of payments.toSorted((a, b) => b.id - a.id)) {
    const part = Math.min(rest, payment.amount - payment.returned)
    if (part <= 0) continue
    parts.push({ paymentId: payment.id, amount: part, dinars: dinarsOf(payment, part) })
    rest -= part
  }
  return rest > 0 ? null : parts
}

/** The last refund of a payment takes the rounding difference, so that the refunds add up to the dinars charged. */
function dinarsOf({ amount, dinars, rate, returned, returnedDinars }: Refundable, part: Cents): Dinars {
  const left = dinars - returnedDinars
  return returned + part === amount ? left : Math.min(left, dinarsFor(part, rate))
}
