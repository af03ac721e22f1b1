import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { formatNumber } from './numbers.ts'

export const contactSupport = 'Contact Support'
export const requestSentSuccessfully = 'Request Sent Successfully!'
export const weAnswerWithin24Hours = 'We answer within 24 hours.'
export const orderId = 'Order id'
export const reason = 'Reason'
export const pleaseChoose = 'Please choose'
export const message = 'Message'
export const sending = 'Sending …'
export const sendRequest = 'Send request'

export const byMail = 'by email'
export const beforeBooking = 'before the booking'
export const fromAnotherAddress = 'From another address'
export const pictureByMail = (n: number): string => `Picture ${formatNumber(n)} of the email`
export const leftOut = (count: number, names: string): string =>
  count === 1 ? `1 file was left out: ${names}` : `${formatNumber(count)} files were left out: ${names}`

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Cancellation/Refund',
  change_dates: 'Change Dates',
  change_guests: 'Change Guests',
  special_requests: 'Special Requests',
  other: 'Other',
}

export const decisionLabels: Record<ComplaintDecision, string> = { accepted: 'Accepted', partly: 'Accepted in part', refused: 'Refused' }
export const complaintNumber = (number: string): string => `Complaint ${number}`
export const thisIsAComplaint = 'This is a complaint'
export const whatAComplaintGets = 'It gets a number, and we email you the date by which we will answer.'
export const received = (number: string): string => `We have received complaint ${number}`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `We answer by ${answerBy} and solve it by ${solveBy}. The number and the dates are in your email, too.`
export const answerPromised = (answerBy: string, solveBy: string): string => `We answer by ${answerBy} and solve it by ${solveBy}.`
export const solutionPromised = (solveBy: string): string => `We solve it by ${solveBy}.`
export const solvedOn = (day: string): string => `Solved on ${day}.`
export const decidedOn = (decision: string, day: string): string => `${decision} on ${day}`
