import type { Attention } from '#contract/dashboard.ts'

/** Limit per kind; further items appear as these are settled. */
export const MOST_OF_A_KIND = 50

/** An item for the dashboard's attention list. */
export const attentionItem = (kind: Attention['kind'], text: string, more: Partial<Attention> = {}): Attention => ({
  kind,
  late: false,
  text,
  at: null,
  bookingId: null,
  paymentId: null,
  refundId: null,
  lostPaymentId: null,
  rateId: null,
  restoreId: null,
  lowPriceOf: null,
  jobHoldId: null,
  ...more,
})
