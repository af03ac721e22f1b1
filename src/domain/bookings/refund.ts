import type { CalendarDay } from '../calendar-day.ts'
import { type Dinars, dinarsFor, type ExchangeRateUnits } from '../currency.ts'
import { type Cents, sum } from '../money.ts'
import { refundOnCancel } from './cancellation.ts'

/** An approved payment and what of it went back or is on its way. */
export type Refundable = {
  id: number
  amount: Cents
  dinars: Dinars
  rate: ExchangeRateUnits
  returned: Cents
  returnedDinars: Dinars
  /** Of what went back: what was never paid for the booking, such as a stage paid twice or a payment recorded by mistake. */
  surplus: Cents
}

export type RefundPart = { paymentId: number; amount: Cents; dinars: Dinars }

export const refundableIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, returned }) => amount - returned))

/** Paid for the booking: money that came by mistake and goes back by itself was not. */
export const paidIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, surplus }) => amount - surplus))

/** What the policy gives back of everything paid, less what a cancellation gave back before. */
export function offeredRefund(payments: readonly Refundable[], checkIn: CalendarDay, today: CalendarDay): Cents {
  const before = sum(payments.map(({ returned, surplus }) => returned - surplus))
  return Math.max(0, refundOnCancel(paidIn(payments), checkIn, today) - before)
}

/** Takes an amount from the payments, the latest first, each in the dinars of its own rate; null where there is not so much. */
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

/** The last part takes the rounding: what was charged goes back to the dinar. */
function dinarsOf({ amount, dinars, rate, returned, returnedDinars }: Refundable, part: Cents): Dinars {
  const left = dinars - returnedDinars
  return returned + part === amount ? left : Math.min(left, dinarsFor(part, rate))
}
