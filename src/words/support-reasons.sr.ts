import type { SupportReason } from '#domain/support/reasons.ts'

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Otkazivanje ili povraćaj novca',
  change_dates: 'Promena datuma',
  change_guests: 'Promena broja gostiju',
  special_requests: 'Posebne želje',
  other: 'Drugo',
}
