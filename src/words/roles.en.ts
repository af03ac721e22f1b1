import type { Role } from '#domain/accounts/roles.ts'

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
  accountant: 'Books, documents, bookings and their exports, to read only.',
  housekeeping: 'Arrivals, departures and changeovers, without names or money.',
}
