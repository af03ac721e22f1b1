import type { Role } from '#domain/accounts/roles.ts'
import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { Translated } from '../translated.ts'

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

export const roleNames: Record<Role, string> = {
  owner: 'Inhaber',
  manager: 'Leitung',
  reception: 'Rezeption',
  accountant: 'Buchhaltung',
  housekeeping: 'Hausdienst',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'Darf alles.',
  manager: 'Alles außer Einstellungen, Personen und Sicherheitsprotokoll.',
  reception: 'Gäste und ihre Aufenthalte. Keine Exporte, Preise, Zahlungen oder Erstattungen.',
  accountant: 'Bücher, Dokumente, Buchungen und ihre Exporte, nur zum Lesen.',
  housekeeping: 'Anreisen, Abreisen und Gästewechsel, ohne Namen und Beträge.',
}

true satisfies Translated<typeof import('../en/labels.ts'), typeof import('./labels.ts')>
