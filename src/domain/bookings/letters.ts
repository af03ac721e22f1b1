import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Reminder } from './reminder.ts'
import type { PaymentState } from './schedule.ts'
import { type BookingStatus, isSold } from './status.ts'

/** Mails that the people of the house send from a booking: about the next unpaid stage, and a question when the guest arrives. */
export const letters = ['instalment', 'arrival'] as const
export type Letter = (typeof letters)[number]

type Booking = { status: BookingStatus; email: string; arrivalTime: string; checkIn: CalendarDay; checkOut: CalendarDay }

/** `paymentOpen`: the result of a payment is unknown. */
type Money = Pick<PaymentState, 'next'> & { paymentOpen: boolean }

/** Why a letter cannot be sent today, or null. A guest who may just be paying is not reminded. */
export function letterRefusal(
  letter: Letter,
  { status, email, arrivalTime, checkIn, checkOut }: Booking,
  { next, paymentOpen }: Money,
  today: CalendarDay,
) {
  const needed = { instalment: next !== null && today < checkOut, arrival: arrivalTime === '' && today <= checkIn }
  if (!isSold(status) || !needed[letter]) return 'letter_not_needed'
  if (email === '') return 'guest_without_email'
  return letter === 'instalment' && paymentOpen ? 'payment_open' : null
}

export const possibleLetters = (booking: Booking, money: Money, today: CalendarDay): Letter[] =>
  letters.filter((letter) => letterRefusal(letter, booking, money, today) === null)

/** The words of a reminder that is sent by hand, on any day. */
export function reminderByHand(today: CalendarDay, dueOn: CalendarDay): Reminder {
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'today'
  return days > 0 ? 'soon' : 'overdue'
}
