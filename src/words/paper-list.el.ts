import type { PaperKind } from '#domain/papers/paper.ts'

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Επιβεβαίωση κράτησης',
  receipt: 'Βεβαίωση πληρωμής',
  proforma: 'Προτιμολόγιο',
  refund: 'Βεβαίωση επιστροφής χρημάτων',
  statement: 'Μηνιαία κατάσταση',
}
export const corrects = (number: string): string => `αντί για ${number}`
export const correctedBy = (number: string): string => `Δεν ισχύει πλέον: το αντικαθιστά το ${number}`
export const download = 'Λήψη (PDF)'
