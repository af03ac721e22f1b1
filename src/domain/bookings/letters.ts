import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Reminder } from './reminder.ts'
import type { PaymentState } from './schedule.ts'
import { type BookingStatus, isSold } from './status.ts'

/** Mails that the people of the house send from a booking: about the next unpaid stage, and a question when the guest arrives. */
export const letters = ['instalment', 'arrival'] as const
export type Letter = (typeof letters)[number]

type Booking = { status: BookingStatus; email: string; arrivalTime: string; checkIn: CalendarDay; checkOut: CalendarDay }

/** Which of them make sense today. */
export function possibleLetters(booking: Booking, { next }: Pick<PaymentState, 'next'>, today: CalendarDay): Letter[] {
  const { status, email, arrivalTime, checkIn, checkOut } = booking
  if (!isSold(status) || email === '') return []
  const possible = { instalment: next !== null && today < checkOut, arrival: arrivalTime === '' && today <= checkIn }
  return letters.filter((letter) => possible[letter])
}

/** The words of a reminder that is sent by hand, on any day. */
export function reminderByHand(today: CalendarDay, dueOn: CalendarDay): Reminder {
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'today'
  return days > 0 ? 'soon' : 'overdue'
}
