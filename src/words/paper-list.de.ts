import type { PaperKind } from '#domain/papers/paper.ts'

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Buchungsbestätigung',
  receipt: 'Zahlungsbestätigung',
  proforma: 'Proforma-Rechnung',
  refund: 'Bestätigung der Erstattung',
  statement: 'Monatsabrechnung',
}
export const corrects = (number: string): string => `anstelle von ${number}`
export const correctedBy = (number: string): string => `Nicht mehr gültig: ersetzt durch ${number}`
export const download = 'Herunterladen (PDF)'
