import type { Reminder } from '#domain/bookings/reminder.ts'
import type { ScheduledStage } from '#domain/bookings/schedule.ts'
import { type CalendarDay, daysBetween, writtenDay, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { dinarsFor, rateOf, writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import type { Rate } from '../currency/current-rate.ts'
import { type AboutBooking, type Addressed, greetingOf, myReservations, stayTable } from './about-booking.ts'

type Asked = { reminder: Reminder; stage: ScheduledStage; last: boolean; rate: Rate; today: CalendarDay }

function opening({ reminder, stage, today }: Asked): { subject: string; text: string } {
  const days = daysBetween(today, stage.dueOn)
  const written = writtenDayWithWeekday(stage.dueOn)
  if (reminder === 'today') return { subject: 'is due today', text: 'is due today' }
  if (reminder === 'overdue')
    return {
      subject: 'is overdue',
      text: `was due on ${written} and has not reached us. If you have paid meanwhile, please ignore this letter`,
    }
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  return { subject: `is due ${when}`, text: `is due ${when}, on ${written}` }
}

/** Asks for an instalment. The dinars are of today: they are fixed only when the guest pays. */
export function instalmentReminder(about: AboutBooking, asked: Asked, siteUrl: string): Addressed {
  const { booking, villa } = about
  const { reminder, stage, last, rate } = asked
  const { subject, text } = opening(asked)
  const which = last ? 'last instalment' : `instalment ${stage.stage}`
  return {
    occasion: `instalment ${reminder} ${booking.code} ${stage.stage}`,
    subject: `The ${which} for booking ${booking.code} ${subject}`,
    blocks: [
      greetingOf(about),
      `The ${which} for your stay at ${villa.name} ${text}.`,
      [
        ['Amount', writtenEuros(stage.due)],
        ['In dinars', `${writtenDinars(dinarsFor(stage.due, rate.units))} at €1 = RSD ${rateOf(rate.units)} of ${writtenDay(rate.day)}`],
        ['Due on', writtenDayWithWeekday(stage.dueOn)],
      ],
      'Your card is charged in dinars at the rate of the day on which you pay, so this amount may change a little. You pay under My Reservations.',
      stayTable(about),
    ],
    button: myReservations(siteUrl),
  }
}
