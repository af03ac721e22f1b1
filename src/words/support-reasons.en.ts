import type { SupportReason } from '#domain/support/reasons.ts'

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Cancellation/Refund',
  change_dates: 'Change Dates',
  change_guests: 'Change Guests',
  special_requests: 'Special Requests',
  other: 'Other',
}
