import type { ComplaintDecision } from '#domain/support/complaints.ts'
import { ofDay, ofDayWithin, onDay } from './serbian-days.ts'

export const decisionLabels: Record<ComplaintDecision, string> = {
  accepted: 'Prihvaćena',
  partly: 'Delimično prihvaćena',
  refused: 'Odbijena',
}
export const complaintNumber = (number: string): string => `Reklamacija ${number}`
export const thisIsAComplaint = 'Ovo je reklamacija'
export const whatAComplaintGets = 'Dobija broj, a rok za odgovor javljamo Vam e-mailom.'
export const received = (number: string): string => `Reklamacija ${number} je primljena`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `Odgovaramo do ${ofDayWithin(answerBy)}, a rešavamo je do ${ofDay(solveBy)} Broj i rokovi su i u e-mailu.`
export const answerPromised = (answerBy: string, solveBy: string): string =>
  `Odgovaramo do ${ofDayWithin(answerBy)}, a rešavamo je do ${ofDay(solveBy)}`
export const solutionPromised = (solveBy: string): string => `Rešavamo je do ${ofDay(solveBy)}`
export const solvedOn = (day: string): string => `Rešena ${onDay(day)}`
export const decidedOn = (decision: string, day: string): string => `${decision} ${onDay(day)}`
