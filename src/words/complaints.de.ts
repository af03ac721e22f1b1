import type { ComplaintDecision } from '#domain/support/complaints.ts'

export const decisionLabels: Record<ComplaintDecision, string> = {
  accepted: 'Stattgegeben',
  partly: 'Teilweise stattgegeben',
  refused: 'Abgelehnt',
}
export const complaintNumber = (number: string): string => `Beschwerde ${number}`
export const thisIsAComplaint = 'Dies ist eine Beschwerde'
export const whatAComplaintGets = 'Sie bekommt eine Nummer, und wir nennen Ihnen per E-Mail den Tag, bis zu dem wir antworten.'
export const received = (number: string): string => `Die Beschwerde ${number} ist eingegangen`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `Wir antworten bis ${answerBy} und lösen sie bis ${solveBy}. Nummer und Fristen stehen auch in Ihrer E-Mail.`
export const answerPromised = (answerBy: string, solveBy: string): string => `Wir antworten bis ${answerBy} und lösen sie bis ${solveBy}.`
export const solutionPromised = (solveBy: string): string => `Wir lösen sie bis ${solveBy}.`
export const solvedOn = (day: string): string => `Gelöst am ${day}.`
export const decidedOn = (decision: string, day: string): string => `${decision} am ${day}`
