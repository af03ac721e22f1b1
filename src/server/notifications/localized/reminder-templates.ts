import { payAgainPath, payStagePath, throughLogIn } from '#domain/bookings/guest-links.ts'
import type { Reminder } from '#domain/bookings/reminder.ts'
import { type ScheduledStage, shareOfStage } from '#domain/bookings/schedule.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { dinarsFor } from '#domain/currency.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/mail-booking.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import { formatGreekTime } from '#words/localized/greek-time.ts'
import type { ExchangeRate } from '../../currency/exchange-rate.ts'
import type { GuestEmailTemplate } from '../../mail/email-template.ts'
import type { AboutBooking } from '../about-booking.ts'
import { formatStay, greet, rateRows, stayTable } from './booking-tables.ts'

/** The guest has left the bank's page. `until`: the end of the hold. Sent to a proved address only. */
export const bookingUnfinished = (about: AboutBooking, until: Date, siteUrl: string): GuestEmailTemplate => {
  const { booking, villa } = about
  const time = formatGreekTime(until)
  return {
    kind: 'booking unfinished',
    about: booking.code,
    subject: words.unfinished.subject(villa.name),
    preheader: words.unfinished.preheader(formatStay(booking), time),
    blocks: [greet(about), words.unfinished.heldUntil(villa.name, time), stayTable(about), words.unfinished.nothingToDo],
    button: { label: words.unfinished.button, url: siteUrl + prefix + throughLogIn(payAgainPath(booking)) },
  }
}

type Asked = { reminder: Reminder; stage: ScheduledStage; rate: ExchangeRate; today: CalendarDay }

/** Payment reminder. The dinar amount uses today's rate; it is fixed only when the guest pays. The guest of a booking of no account cannot sign in to pay. */
export function instalmentReminder(about: AboutBooking, asked: Asked, siteUrl: string): GuestEmailTemplate {
  const { booking, villa } = about
  const { reminder, stage, rate, today } = asked
  const { position } = shareOfStage(booking.stages, stage.stage)
  const { subject, preheader, opening } = words.reminders[reminder]({
    stage: position,
    stages: booking.stages.length,
    code: booking.code,
    villa: villa.name,
    days: daysBetween(today, stage.dueOn),
    due: formatEurosBriefly(stage.due),
    dueOn: formatDayWithWeekday(stage.dueOn),
  })
  return {
    kind: `instalment ${reminder}`,
    about: `${booking.code} ${stage.stage}`,
    subject,
    preheader,
    blocks: [
      greet(about),
      opening,
      {
        title: words.instalment(position, booking.stages.length),
        rows: [
          [words.reminderTable.amount, formatEurosBriefly(stage.due)],
          [words.reminderTable.inDinars, formatDinars(dinarsFor(stage.due, rate.units))],
          ...rateRows(rate),
          [words.reminderTable.dueOn, formatDayWithWeekday(stage.dueOn)],
        ],
      },
      booking.accountId === null ? words.payAsAgreed : words.rateOfTheDay,
      stayTable(about),
    ],
    ...(booking.accountId === null ? {} : { button: { label: words.button, url: siteUrl + prefix + payStagePath(booking.id) } }),
  }
}
