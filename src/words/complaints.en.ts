import type { ComplaintDecision } from '#domain/support/complaints.ts'

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
