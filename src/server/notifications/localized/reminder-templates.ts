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
import type { WordedTemplate } from '../../mail/email-template.ts'
import type { AboutBooking } from '../about-booking.ts'
import { formatStay, greet, rateRows, stayTable } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

/** The guest has left the bank's page. `until`: the end of the hold. Sent to a proved address only. */
export const bookingUnfinished = (about: AboutBooking, until: Date, siteUrl: string): WordedTemplate => {
  const { booking } = about
  const time = formatGreekTime(until)
  return {
    kind: 'booking unfinished',
    words: 'unfinished',
    about: booking.code,
    subject: words.unfinished.subject('{villa}'),
    preheader: words.unfinished.preheader(formatStay(booking), time),
    top: [greet(about)],
    above: words.unfinished.heldUntil('{villa}', '{held_until}'),
    blocks: [stayTable(about)],
    below: words.unfinished.nothingToDo,
    values: { ...stayValues(about), held_until: time },
    button: { label: words.unfinished.button, url: siteUrl + prefix + throughLogIn(payAgainPath(booking)) },
  }
}

/** The fields, in the place of what they are filled in with. */
const inFields: words.Due = {
  stage: '{instalment}',
  stages: '{instalments}',
  code: '{booking_number}',
  villa: '{villa}',
  inDays: '{in_days}',
  due: '{amount}',
  dueOn: '{due_on}',
  onDue: '{due_on}',
}

type Asked = { reminder: Reminder; stage: ScheduledStage; rate: ExchangeRate; today: CalendarDay }

/** Payment reminder. The dinar amount uses today's rate; it is fixed only when the guest pays. The guest of a booking of no account cannot sign in to pay. */
export function instalmentReminder(about: AboutBooking, asked: Asked, siteUrl: string): WordedTemplate {
  const { booking, villa } = about
  const { reminder, stage, rate, today } = asked
  const { position } = shareOfStage(booking.stages, stage.stage)
  const due: words.Due = {
    stage: String(position),
    stages: String(booking.stages.length),
    code: booking.code,
    villa: villa.name,
    inDays: words.inDays(daysBetween(today, stage.dueOn)),
    due: formatEurosBriefly(stage.due),
    dueOn: formatDayWithWeekday(stage.dueOn),
    onDue: words.onDueDay(formatDayWithWeekday(stage.dueOn)),
  }
  const { subject, opening } = words.reminders[reminder](inFields)
  return {
    kind: `instalment ${reminder}`,
    words: `instalment_${reminder}`,
    about: `${booking.code} ${stage.stage}`,
    subject,
    preheader: words.reminders[reminder](due).preheader,
    top: [greet(about)],
    above: opening,
    blocks: [
      {
        title: words.instalment(position, booking.stages.length),
        rows: [
          [words.reminderTable.amount, formatEurosBriefly(stage.due)],
          [words.reminderTable.inDinars, formatDinars(dinarsFor(stage.due, rate.units))],
          ...rateRows(rate),
          [words.reminderTable.dueOn, due.dueOn],
        ],
      },
      booking.accountId === null ? words.payAsAgreed : words.rateOfTheDay,
      stayTable(about),
    ],
    below: '',
    values: {
      ...stayValues(about),
      instalment: due.stage,
      instalments: due.stages,
      in_days: due.inDays,
      due_on: due.onDue,
      amount: due.due,
    },
    ...(booking.accountId === null ? {} : { button: { label: words.button, url: siteUrl + prefix + payStagePath(booking.id) } }),
  }
}
