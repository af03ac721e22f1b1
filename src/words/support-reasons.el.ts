import type { SupportReason } from '#domain/support/reasons.ts'

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Ακύρωση ή επιστροφή χρημάτων',
  change_dates: 'Αλλαγή ημερομηνιών',
  change_guests: 'Αλλαγή επισκεπτών',
  special_requests: 'Ειδικές επιθυμίες',
  other: 'Άλλο',
}
