import { type CalendarDay, daysBetween } from '../calendar-day.ts'

export const reminders = ['soon', 'today', 'overdue'] as const
export type Reminder = (typeof reminders)[number]

const SOON_DAYS = 7
const OVERDUE_DAYS = 3

/**
 * The reminder to send today for an unpaid instalment, or null. `soon`: 7 to 1 days before the due date; `today`: on it; `overdue`:
 * from 3 days after it until check-out. A missed `today` reminder is not sent later.
 */
export function reminderOn(today: CalendarDay, dueOn: CalendarDay, checkOut: CalendarDay): Reminder | null {
  const days = daysBetween(today, dueOn)
  if (days > SOON_DAYS || today >= checkOut) return null
  if (days > 0) return 'soon'
  if (days === 0) return 'today'
  return days <= -OVERDUE_DAYS ? 'overdue' : null
}
