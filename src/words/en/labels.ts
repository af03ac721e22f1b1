import type { Role } from '#domain/accounts/roles.ts'
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

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  reception: 'Reception',
  accountant: 'Accountant',
  housekeeping: 'Housekeeping',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'May do everything.',
  manager: 'Everything but settings, people, the security log and the bank’s messages.',
  reception: 'Guests and their stays. No exports, prices, payments or money back.',
  accountant: 'Bookkeeping, documents, bookings and their exports, to read only.',
  housekeeping: 'Arrivals, departures and changeovers, without names or money.',
}
