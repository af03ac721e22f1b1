import type { Attention } from '#contract/dashboard.ts'

/** How an item that can be settled is named in an address; null where it cannot. */
export function settlementOf({ refundId, paymentId, lostPaymentId, rateId }: Attention): string | null {
  if (refundId !== null) return `refund-${refundId}`
  if (lostPaymentId !== null) return `lost-${lostPaymentId}`
  if (rateId !== null) return `rate-${rateId}`
  return paymentId === null ? null : `payment-${paymentId}`
}
