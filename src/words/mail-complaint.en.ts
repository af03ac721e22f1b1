import type { ComplaintDecision } from '#domain/support/complaints.ts'
import { ended } from './full-stop.ts'

export const table = {
  title: 'Complaint',
  number: 'Complaint number',
  receivedOn: 'Received on',
  booking: 'Booking number',
  answerBy: 'We answer by',
  solveBy: 'We solve it by',
  decision: 'Decision',
}

export const received = {
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

export const answered = {
  subject: (number: string) => `Our answer to your complaint ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `It is solved by ${day} at the latest.`,
  readIt: 'Please read our answer on the page of your stay.',
  disputeBodies: (bodies: string) => `If you do not agree, you can turn to a body that settles disputes out of court: ${bodies}`,
  button: 'Open your stay',
}

export const ownerReceived = {
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
