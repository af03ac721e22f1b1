import type { SupportReason } from '#domain/support/reasons.ts'

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Stornierung oder Erstattung',
  change_dates: 'Änderung des Zeitraums',
  change_guests: 'Änderung der Gästezahl',
  special_requests: 'Besondere Wünsche',
  other: 'Sonstiges',
}
