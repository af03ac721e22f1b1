import type { Attention } from '#contract/dashboard.ts'

/** Id of an item in the URL; null if it cannot be resolved by hand. */
export function toSettlement({ refundId, paymentId, lostPaymentId, rateId, restoreId, lowPriceOf, jobHoldId }: Attention): string | null {
  if (refundId !== null) return `refund-${refundId}`
  if (lostPaymentId !== null) return `lost-${lostPaymentId}`
  if (rateId !== null) return `rate-${rateId}`
  if (lowPriceOf !== null) return `price-${lowPriceOf}`
  if (restoreId !== null) return `restore-${restoreId}`
  if (jobHoldId !== null) return `hold-${jobHoldId}`
  return paymentId === null ? null : `payment-${paymentId}`
}
