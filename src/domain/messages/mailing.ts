import { addDays, type CalendarDay, weekday } from '../calendar-day.ts'

/** Whom a message to many guests is for, by the days of their stays. The last three: between two days. */
export const mailingWhens = [
  'arrive_next_week',
  'in_house',
  'arrive_today',
  'arrive_tomorrow',
  'arrive_this_week',
  'leave_today',
  'leave_tomorrow',
  'leave_this_week',
  'arrive_between',
  'stay_between',
  'leave_between',
] as const
export type MailingWhen = (typeof mailingWhens)[number]

export const mailingStages = ['to_pay', 'paid'] as const

/** Stays that begin, end or have a night in a period. Both days are included. */
export type MailingPeriod = { what: 'arrival' | 'departure' | 'night'; from: CalendarDay; until: CalendarDay }

type Between = { from: CalendarDay; until: CalendarDay }

/** Why a stay does not get a message to many. `lacks`: what the text names. `no_consent`: to advertising. */
export const whysLeftOut = ['not_sold', 'no_address', 'lacks', 'no_consent'] as const
export type WhyLeftOut = (typeof whysLeftOut)[number]

export const MOST_STAYS_OF_MAILING = 200
/** How long it can be taken back. */
export const MINUTES_TO_UNDO = 1

/** Weeks begin on Monday; this week begins today. `between`: two days that were chosen, in either order. */
export function mailingPeriod(when: MailingWhen, today: CalendarDay, between: Between): MailingPeriod {
  const sunday = addDays(today, (7 - weekday(today)) % 7)
  const [from, until] = [between.from, between.until].sort() as [CalendarDay, CalendarDay]
  const on = (what: MailingPeriod['what'], day: CalendarDay): MailingPeriod => ({ what, from: day, until: day })
  const periods: Record<MailingWhen, MailingPeriod> = {
    in_house: on('night', today),
    arrive_today: on('arrival', today),
    arrive_tomorrow: on('arrival', addDays(today, 1)),
    arrive_this_week: { what: 'arrival', from: today, until: sunday },
    arrive_next_week: { what: 'arrival', from: addDays(sunday, 1), until: addDays(sunday, 7) },
    leave_today: on('departure', today),
    leave_tomorrow: on('departure', addDays(today, 1)),
    leave_this_week: { what: 'departure', from: today, until: sunday },
    arrive_between: { what: 'arrival', from, until },
    stay_between: { what: 'night', from, until },
    leave_between: { what: 'departure', from, until },
  }
  return periods[when]
}

export const isBetween = (when: MailingWhen): boolean => when.endsWith('_between')
