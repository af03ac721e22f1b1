import { type Dinars, dinarsFor, type ExchangeRateUnits } from '../currency.ts'
import { type Cents, sum } from '../money.ts'

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

/** Approved payments less all refunds: what is paid and has not gone back. */
export const refundableIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, returned }) => amount - returned))

/** Amount paid for the booking, without surplus payments, which are refunded automatically. */
export const paidIn = (payments: readonly Refundable[]): Cents => sum(payments.map(({ amount, surplus }) => amount - surplus))

/** Splits a refund over the payments, latest first, each at its own exchange rate. Null if the payments do not cover the amount. */
export function spreadRefund(amount: Cents, payments: readonly Refundable[]): RefundPart[] | null {
  let rest = amount
  const parts: RefundPart[] = []
  for (const payment of payments.toSorted((a, b) => b.id - a.id)) {
    const part = Math.min(rest, payment.amount - payment.returned)
    if (part <= 0) continue
    parts.push({ paymentId: payment.id, amount: part, dinars: computeDinars(payment, part) })
    rest -= part
  }
  return rest > 0 ? null : parts
}

/** The last refund of a payment takes the rounding difference, so that the refunds add up to the dinars charged. */
function computeDinars({ amount, dinars, rate, returned, returnedDinars }: Refundable, part: Cents): Dinars {
  const left = dinars - returnedDinars
  return returned + part === amount ? left : Math.min(left, dinarsFor(part, rate))
}
