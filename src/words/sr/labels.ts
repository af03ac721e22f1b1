import type { Role } from '#domain/accounts/roles.ts'
import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { Translated } from '../translated.ts'

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

export const roleNames: Record<Role, string> = {
  owner: 'Vlasnik',
  manager: 'Menadžer',
  reception: 'Recepcija',
  accountant: 'Knjigovodstvo',
  housekeeping: 'Domaćinstvo',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'Može sve.',
  manager: 'Sve osim podešavanja, ljudi, dnevnika bezbednosti i poruka banke.',
  reception: 'Gosti i njihovi boravci. Bez izvoza, cena, uplata i povraćaja novca.',
  accountant: 'Knjigovodstvo, dokumenti, rezervacije i njihov izvoz, samo za čitanje.',
  housekeeping: 'Dolasci, odlasci i smene gostiju, bez imena i novca.',
}

true satisfies Translated<typeof import('../en/labels.ts'), typeof import('./labels.ts')>
