import type { Attention } from '#contract/dashboard.ts'

/** Something that somebody has to look at. */
export const attentionItem = (kind: Attention['kind'], text: string, more: Partial<Attention> = {}): Attention => ({
  kind,
  text,
  at: null,
  bookingId: null,
  paymentId: null,
  refundId: null,
  ...more,
})
