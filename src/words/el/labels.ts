import type { Role } from '#domain/accounts/roles.ts'
import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { Translated } from '../translated.ts'

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Σε εκκρεμότητα',
  partial_paid: 'Μερικώς πληρωμένη',
  paid: 'Πληρωμένη',
  cancelled: 'Ακυρωμένη',
  failed: 'Ανεπιτυχής',
  restricted: 'Αποκλεισμένη',
  refunded: 'Με επιστροφή χρημάτων',
}

export const methodLabels: Record<PaymentMethod, string> = { card: 'κάρτα', transfer: 'τραπεζική μεταφορά', cash: 'μετρητά' }

export const roleNames: Record<Role, string> = {
  owner: 'Ιδιοκτήτης',
  manager: 'Διευθυντής',
  reception: 'Υποδοχή',
  accountant: 'Λογιστήριο',
  housekeeping: 'Καθαριότητα',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'Μπορεί να κάνει τα πάντα.',
  manager: 'Όλα εκτός από τις ρυθμίσεις, τα άτομα, το αρχείο ασφαλείας και τα μηνύματα της τράπεζας.',
  reception: 'Επισκέπτες και οι διαμονές τους. Χωρίς εξαγωγές, τιμές, πληρωμές ή επιστροφές χρημάτων.',
  accountant: 'Λογιστικά, έγγραφα, κρατήσεις και οι εξαγωγές τους, μόνο για ανάγνωση.',
  housekeeping: 'Αφίξεις, αναχωρήσεις και αλλαγές επισκεπτών, χωρίς ονόματα και ποσά.',
}

true satisfies Translated<typeof import('../en/labels.ts'), typeof import('./labels.ts')>
