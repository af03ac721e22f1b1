import type { Role } from '#domain/accounts/roles.ts'

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
