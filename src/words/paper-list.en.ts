import type { PaperKind } from '#domain/papers/paper.ts'

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Booking confirmation',
  receipt: 'Receipt',
  proforma: 'Pro-forma invoice',
  refund: 'Refund note',
  statement: 'Monthly statement',
}
export const corrects = (number: string): string => `in place of ${number}`
export const correctedBy = (number: string): string => `No longer valid: ${number} has taken its place`
export const download = 'Download (PDF)'
