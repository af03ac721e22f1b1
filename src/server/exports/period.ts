import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { type Month, monthsLater } from '#domain/month.ts'

export type Period = { from: CalendarDay; until: CalendarDay }

export const toPeriod = (month: Month): Period => ({ from: `${month}-01`, until: addDays(`${monthsLater(month, 1)}-01`, -1) })

export function refuseReversed({ from, until }: Period): void {
  if (until < from) throw new Refusal('bad_input', { says: 'period_reversed', fields: { until: 'before_start' } })
}

const midnightAtProperty = (day: CalendarDay) => sql`(${day}::date::timestamp AT TIME ZONE 'Europe/Athens')`

/** Condition: a time within a period of calendar days at the villas, both inclusive. */
export const within = (moment: SQLWrapper, { from, until }: Period): SQL | undefined =>
  and(sql`${moment} >= ${midnightAtProperty(from)}`, sql`${moment} < ${midnightAtProperty(addDays(until, 1))}`)

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'medium' })

/** 'yyyy-MM-dd HH:mm:ss' in the villas' time zone. */
export const formatMoment = (moment: Date | null): string => (moment ? clock.format(moment) : '')
