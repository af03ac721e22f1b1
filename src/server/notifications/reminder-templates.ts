import type { Reminder } from '#domain/bookings/reminder.ts'
import type { ScheduledStage } from '#domain/bookings/schedule.ts'
import { type CalendarDay, daysBetween, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { dinarsFor, writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import type { ExchangeRate } from '../currency/exchange-rate.ts'
import type { GuestEmailTemplate } from '../mail/email-template.ts'
import { type AboutBooking, greetingOf, myReservations, rateRows, stayTable } from './about-booking.ts'

type Asked = { reminder: Reminder; stage: ScheduledStage; rate: ExchangeRate; today: CalendarDay }

function openingOf({ reminder, stage, today }: Asked): { subject: string; text: string; preheader: string } {
  const days = daysBetween(today, stage.dueOn)
  const due = writtenEuros(stage.due)
  const written = writtenDayWithWeekday(stage.dueOn)
  if (reminder === 'today')
    return { subject: 'is due today', text: 'is due today', preheader: `Please pay ${due} under My Reservations today.` }
  if (reminder === 'overdue')
    return {
      subject: 'is overdue',
      text: `was due on ${written} and has not reached us. If you have paid meanwhile, please ignore this letter`,
      preheader: `${due} was due on ${written} and has not reached us.`,
    }
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    subject: `is due ${when}`,
    text: `is due ${when}, on ${written}`,
    preheader: `Please pay ${due} under My Reservations by ${written}.`,
  }
}

/** Payment reminder. The dinar amount uses today's rate; it is fixed only when the guest pays. */
export function instalmentReminder(about: AboutBooking, asked: Asked, siteUrl: string): GuestEmailTemplate {
  const { booking, villa } = about
  const { reminder, stage, rate } = asked
  const { subject, text, preheader } = openingOf(asked)
  const instalment = `Instalment ${stage.stage} of ${booking.stages.length}`
  return {
    kind: `instalment ${reminder}`,
    about: `${booking.code} ${stage.stage}`,
    subject: `${instalment} for booking ${booking.code} ${subject}`,
    preheader,
    blocks: [
      greetingOf(about),
      `${instalment} for your stay at ${villa.name} ${text}.`,
      {
        title: instalment,
        rows: [
          ['Amount', writtenEuros(stage.due)],
          ['In dinars', writtenDinars(dinarsFor(stage.due, rate.units))],
          ...rateRows(rate.units, rate.day),
          ['Due on', writtenDayWithWeekday(stage.dueOn)],
        ],
      },
      'Your card is charged in dinars at the rate of the day on which you pay, so this amount may change a little. You pay under My Reservations.',
      stayTable(about),
    ],
    button: myReservations(siteUrl),
  }
}
