import type { Attention } from '#contract/dashboard.ts'

/** Nobody reads more; the rest comes up as these are settled. */
export const MOST_OF_A_KIND = 50

/** Something that somebody has to look at. */
export const attentionItem = (kind: Attention['kind'], text: string, more: Partial<Attention> = {}): Attention => ({
  kind,
  text,
  at: null,
  bookingId: null,
  paymentId: null,
  refundId: null,
  lostPaymentId: null,
  rateId: null,
  ...more,
})
