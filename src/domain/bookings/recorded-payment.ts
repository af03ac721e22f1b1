import type { CalendarDay } from '../calendar-day.ts'
import type { Cents } from '../money.ts'

/** Payment methods that owners record by hand. */
export const recordedMethods = ['transfer', 'cash'] as const
export const paymentMethods = ['card', ...recordedMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A payment received by a method other than card. */
export type RecordedPayment = {
  amount: Cents
  receivedOn: CalendarDay
  /** Reference on the bank statement or receipt. */
  reference: string
  method: (typeof recordedMethods)[number]
}
