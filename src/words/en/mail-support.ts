import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import { reasonLabels } from './support.ts'

export const requestTable = { title: 'Request', order: 'Order', reason: 'Reason', message: 'Message' }

export const requestReceived = {
  subject: (id: string) => `Support request #${id}`,
  preheader: (reason: SupportReason) => `We have received it and answer within 24 hours (${reasonLabels[reason]}).`,
  weAnswer: 'We have received your request and answer within 24 hours.',
}

export const ownerRequestReceived = {
  subject: (id: number) => `Support request #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, order ${orderId}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) has written:`,
  button: 'Support requests',
}

const stillOpen = 'If anything is still open, write to us under My Reservations.'

export const resolved = {
  subject: (id: string) => `Support request #${id} is resolved`,
  preheader: stillOpen,
  isResolved: (id: string, reason: string, orderId: string) => `Your request #${id} (${reason}, order ${orderId}) has been resolved.`,
  stillOpen,
}

export const requestAnswered = {
  subject: (id: string) => `An answer to your request #${id}`,
  preheader: (reason: SupportReason) => `Our answer about: ${reasonLabels[reason]}.`,
  hasAnswered: 'We have answered you. You can write back on the page of your stay.',
  button: 'Open your stay',
}

export const ownerMessage = {
  subject: (id: number) => `New message about support request #${id}`,
  preheader: (guest: string, reason: SupportReason) => `${guest} has written again (${reasonLabels[reason]}).`,
}

export const complaintTable = {
  title: 'Complaint',
  number: 'Complaint number',
  receivedOn: 'Received on',
  booking: 'Booking number',
  answerBy: 'We answer by',
  solveBy: 'We solve it by',
  decision: 'Decision',
}

export const complaintReceived = {
  subject: (number: string) => `We have received your complaint ${number}`,
  preheader: (answerBy: string) => `You will get our answer by ${answerBy}.`,
  isReceived: (number: string, day: string, answerBy: string, solveBy: string) =>
    `We received your complaint on ${day}. Its number is ${number}. We answer by ${answerBy} and solve it by ${solveBy}.`,
  keepIt: 'Please keep this email: it confirms that your complaint was received.',
}

const decided: Record<ComplaintDecision, string> = {
  accepted: 'We accept your complaint.',
  partly: 'We accept a part of your complaint.',
  refused: 'We do not accept your complaint, for the reasons in our answer.',
}

export const complaintAnswered = {
  subject: (number: string) => `Our answer to your complaint ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `It is solved by ${day} at the latest.`,
  readIt: 'Please read our answer on the page of your stay.',
  disputeBodies: (bodies: string) => `If you do not agree, you can turn to a body that settles disputes out of court: ${bodies}`,
  button: 'Open your stay',
}

export const ownerComplaintReceived = {
  subject: (number: string) => `Complaint ${number}`,
  preheader: (guest: string, answerBy: string) => `From ${ended(guest)} An answer with a decision is due by ${answerBy}.`,
  hasComplained: (guest: string, answerBy: string, solveBy: string) =>
    `${guest} has complained. The law requires an answer by ${answerBy} and a solution by ${solveBy}.`,
  button: 'Complaints',
}

export const ownerDue = {
  subject: {
    answer: {
      soon: (number: string) => `Complaint ${number} has to be answered`,
      late: (number: string) => `Complaint ${number} is not answered in time`,
    },
    solution: {
      soon: (number: string) => `Complaint ${number} has to be solved`,
      late: (number: string) => `Complaint ${number} is not solved in time`,
    },
  },
  preheader: {
    answer: (day: string) => `The answer was promised by ${day}.`,
    solution: (day: string) => `The solution was promised by ${day}.`,
  },
}
