import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'

const REFUND_PERCENT = 70
const REFUND_DAYS = 21

/** Cancellation policy: 70% of the amount paid if cancelled 21 days or more before check-in, otherwise 0. */
export const refundOnCancel = (paid: Cents, checkIn: CalendarDay, today: CalendarDay): Cents =>
  daysBetween(today, checkIn) >= REFUND_DAYS ? percentOf(paid, REFUND_PERCENT) : 0
