import type { CalendarDay } from '../calendar-day.ts'
import type { Cents } from '../money.ts'

/** Ways in which money comes that the owners record by hand. */
export const recordedMethods = ['transfer', 'cash'] as const
export const paymentMethods = ['card', ...recordedMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const methodLabels: Record<PaymentMethod, string> = { card: 'card', transfer: 'bank transfer', cash: 'cash' }

/** Money received another way than by card. */
export type RecordedPayment = {
  amount: Cents
  receivedOn: CalendarDay
  /** What the bank statement or the receipt says. */
  reference: string
  method: (typeof recordedMethods)[number]
}
