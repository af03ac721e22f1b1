import type { Attention } from '#contract/dashboard.ts'

/** How an item that can be settled is named in an address; null where it cannot. */
export function settlementOf({ refundId, paymentId, lostPaymentId }: Attention): string | null {
  if (refundId !== null) return `refund-${refundId}`
  if (lostPaymentId !== null) return `lost-${lostPaymentId}`
  return paymentId === null ? null : `payment-${paymentId}`
}
