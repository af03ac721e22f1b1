import type { SupportReason } from '#domain/support/reasons.ts'
import { reasonLabels } from './support-reasons.en.ts'

export const table = { title: 'Request', order: 'Order', reason: 'Reason', message: 'Message' }

export const received = {
  subject: (id: number) => `Support request #${id}`,
  preheader: (reason: SupportReason) => `We have received it and answer within 24 hours (${reasonLabels[reason]}).`,
  weAnswer: 'We have received your request and answer within 24 hours.',
}

export const ownerReceived = {
  subject: (id: number) => `Support request #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, order ${orderId}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) has written:`,
  button: 'Support requests',
}

const stillOpen = 'If anything is still open, write to us under My Reservations.'

export const resolved = {
  subject: (id: number) => `Support request #${id} is resolved`,
  preheader: stillOpen,
  isResolved: (id: number, reason: SupportReason, orderId: string) =>
    `Your request #${id} (${reasonLabels[reason]}, order ${orderId}) has been resolved.`,
  stillOpen,
}

export const answered = {
  subject: (id: number) => `An answer to your request #${id}`,
  preheader: (reason: SupportReason) => `Our answer about: ${reasonLabels[reason]}.`,
  hasAnswered: 'We have answered you. You can write back on the page of your stay.',
  button: 'Open your stay',
}

export const ownerMessage = {
  subject: (id: number) => `New message about support request #${id}`,
  preheader: (guest: string, reason: SupportReason) => `${guest} has written again (${reasonLabels[reason]}).`,
}
