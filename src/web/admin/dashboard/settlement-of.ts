import type { Attention } from '#contract/dashboard.ts'

/** Id of an item in the URL; null if it cannot be resolved by hand. */
export function settlementOf({ refundId, paymentId, lostPaymentId, rateId }: Attention): string | null {
  if (refundId !== null) return `refund-${refundId}`
  if (lostPaymentId !== null) return `lost-${lostPaymentId}`
  if (rateId !== null) return `rate-${rateId}`
  return paymentId === null ? null : `payment-${paymentId}`
}
