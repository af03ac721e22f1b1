import type { SupportReason } from '#domain/support/reasons.ts'
import { reasonLabels } from './support-reasons.el.ts'

export const table = { title: 'Αίτημα', order: 'Παραγγελία', reason: 'Λόγος', message: 'Μήνυμα' }

export const received = {
  subject: (id: number) => `Το αίτημά σας #${id}`,
  preheader: (reason: SupportReason) => `Το λάβαμε και απαντάμε μέσα σε 24 ώρες (${reasonLabels[reason]}).`,
  weAnswer: 'Λάβαμε το αίτημά σας και απαντάμε μέσα σε 24 ώρες.',
}

export const ownerReceived = {
  subject: (id: number) => `Αίτημα #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, παραγγελία ${orderId}.`,
  hasWritten: (guest: string, email: string) => `Μήνυμα από ${guest} (${email}):`,
  button: 'Αιτήματα',
}

const stillOpen = 'Αν κάτι μένει ανοιχτό, γράψτε μας από τη σελίδα «Οι κρατήσεις μου».'

export const resolved = {
  subject: (id: number) => `Το αίτημα #${id} επιλύθηκε`,
  preheader: stillOpen,
  isResolved: (id: number, reason: SupportReason, orderId: string) =>
    `Το αίτημά σας #${id} (${reasonLabels[reason]}, παραγγελία ${orderId}) επιλύθηκε.`,
  stillOpen,
}

export const answered = {
  subject: (id: number) => `Απάντηση στο αίτημά σας #${id}`,
  preheader: (reason: SupportReason) => `Σας απαντήσαμε (${reasonLabels[reason]}).`,
  hasAnswered: 'Σας απαντήσαμε. Μπορείτε να μας γράψετε ξανά στη σελίδα της διαμονής σας.',
  button: 'Δείτε τη διαμονή σας',
}

export const ownerMessage = {
  subject: (id: number) => `Νέο μήνυμα για το αίτημα #${id}`,
  preheader: (guest: string, reason: SupportReason) => `Νέο μήνυμα από ${guest} (${reasonLabels[reason]}).`,
}
