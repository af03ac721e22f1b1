import type { PaperKind } from '#domain/papers/paper.ts'

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Potvrda rezervacije',
  receipt: 'Priznanica',
  proforma: 'Predračun',
  refund: 'Potvrda o povraćaju novca',
  statement: 'Mesečni izveštaj',
}
export const corrects = (number: string): string => `umesto ${number}`
export const correctedBy = (number: string): string => `Više ne važi: zamenjuje ga ${number}`
export const download = 'Preuzmite (PDF)'
