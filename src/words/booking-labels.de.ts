import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Ausstehend',
  partial_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
  failed: 'Fehlgeschlagen',
  restricted: 'Gesperrt',
  refunded: 'Erstattet',
}

export const methodLabels: Record<PaymentMethod, string> = { card: 'Karte', transfer: 'Überweisung', cash: 'bar' }
