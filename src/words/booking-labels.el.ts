import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'

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
