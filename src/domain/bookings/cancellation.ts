import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'

const REFUND_PERCENT = 70
const REFUND_DAYS = 21

/** Cancellation policy: 70% of the amount paid if cancelled 21 days or more before check-in, otherwise 0. */
export const refundOnCancel = (paid: Cents, checkIn: CalendarDay, today: CalendarDay): Cents =>
  daysBetween(today, checkIn) >= REFUND_DAYS ? percentOf(paid, REFUND_PERCENT) : 0

/** `percent` of the amount paid goes back until this day, inclusive; without a day from then on. */
export type CancellationStep = { percent: number; until: CalendarDay | null }

/** The steps of the cancellation policy that still lie ahead, in order. */
export function cancellationSteps(checkIn: CalendarDay, today: CalendarDay): CancellationStep[] {
  const until = addDays(checkIn, -REFUND_DAYS)
  const nothing = { percent: 0, until: null }
  return until < today ? [nothing] : [{ percent: REFUND_PERCENT, until }, nothing]
}
