import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'

/** What kind of request a ticket is: consumer law gives a complaint a number and days until its answer. */
export const ticketKinds = ['request', 'complaint'] as const

export const complaintDecisions = ['accepted', 'partly', 'refused'] as const
export type ComplaintDecision = (typeof complaintDecisions)[number]

export const complaintStates = ['open', 'late', 'answered', 'solved'] as const
export type ComplaintState = (typeof complaintStates)[number]

export type ComplaintDays = { answerBy: CalendarDay; solveBy: CalendarDay; answeredOn: CalendarDay | null; solvedOn: CalendarDay | null }

/** Both periods count from the day of receipt. */
export const complaintDeadlines = (receivedOn: CalendarDay, { answerDays, solveDays }: { answerDays: number; solveDays: number }) => ({
  answerBy: addDays(receivedOn, answerDays),
  solveBy: addDays(receivedOn, solveDays),
})

export type ComplaintStep = { step: 'answer' | 'solution'; by: CalendarDay }

/** The step that the owners owe next, null if the complaint is solved. */
export function nextStep({ answerBy, solveBy, answeredOn, solvedOn }: ComplaintDays): ComplaintStep | null {
  if (solvedOn !== null) return null
  return answeredOn === null ? { step: 'answer', by: answerBy } : { step: 'solution', by: solveBy }
}

/** Days before the last day of a step on which the owners are reminded of it. */
export const REMINDED_DAYS = 2

export type ComplaintUrgency = 'soon' | 'late'

/** `soon` until the last day, `late` after it; null while there is time. */
export function getUrgency({ by }: ComplaintStep, today: CalendarDay): ComplaintUrgency | null {
  const left = daysBetween(today, by)
  if (left < 0) return 'late'
  return left <= REMINDED_DAYS ? 'soon' : null
}

export function complaintState(days: ComplaintDays, today: CalendarDay): ComplaintState {
  const next = nextStep(days)
  if (!next) return 'solved'
  if (getUrgency(next, today) === 'late') return 'late'
  return next.step === 'answer' ? 'open' : 'answered'
}

/** The number that guests and the register see: C-7/2026 is the seventh complaint of 2026. Spreadsheets take '7/2026' for a date. */
export const formatComplaintNumber = ({ year, number }: { year: number; number: number }): string => `C-${number}/${year}`
