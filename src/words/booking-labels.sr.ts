import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Na čekanju',
  partial_paid: 'Delimično plaćeno',
  paid: 'Plaćeno',
  cancelled: 'Otkazano',
  failed: 'Nije uspelo',
  restricted: 'Blokirano',
  refunded: 'Novac vraćen',
}

export const methodLabels: Record<PaymentMethod, string> = { card: 'kartica', transfer: 'uplata na račun', cash: 'gotovina' }
