import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  partial_paid: 'Partially Paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  restricted: 'Restricted',
  refunded: 'Refunded',
}

export const methodLabels: Record<PaymentMethod, string> = { card: 'card', transfer: 'bank transfer', cash: 'cash' }
