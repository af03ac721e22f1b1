import { type CalendarDay, daysBetween } from '../calendar-day.ts'

export const reminders = ['soon', 'today', 'overdue'] as const
export type Reminder = (typeof reminders)[number]

const SOON_DAYS = 7
const OVERDUE_DAYS = 3

/**
 * The one reminder that makes sense on a day, for an instalment that is not paid: from seven days before until it is due, on
 * the day, and from three days after until the stay is over. Between, and where one was missed, there is nothing to say.
 */
export function reminderOn(today: CalendarDay, dueOn: CalendarDay, checkOut: CalendarDay): Reminder | null {
  const days = daysBetween(today, dueOn)
  if (days > SOON_DAYS || today >= checkOut) return null
  if (days > 0) return 'soon'
  if (days === 0) return 'today'
  return days <= -OVERDUE_DAYS ? 'overdue' : null
}
