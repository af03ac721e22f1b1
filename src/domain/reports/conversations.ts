import { addDays, type CalendarDay, daysBetween, weekday } from '../calendar-day.ts'
import { sum } from '../money.ts'
import { type Month, toMonth } from '../month.ts'
import { supportReasons } from '../support/reasons.ts'
import type { Period } from './period.ts'

/** What guests write about: the reason of a request, a message about a stay without a request, or a question before booking. */
export const conversationTopics = [...supportReasons, 'message', 'question'] as const
export type ConversationTopic = (typeof conversationTopics)[number]

/** A guest waited for the hosts from `day` on. `minutes`: until they answered; null as long as they have not. */
export type Wait = { day: CalendarDay; minutes: number | null }

/** `median`: whole minutes; null if nothing was answered. */
export type AnswerTimes = { median: number | null; answered: number; unanswered: number }

/** The value in the middle, or the mean of the two in the middle, as a whole number; null without values. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return below === undefined || above === undefined ? null : Math.round((below + above) / 2)
}

export function computeAnswerTimes(waits: readonly Wait[]): AnswerTimes {
  const minutes = waits.flatMap((wait) => wait.minutes ?? [])
  return { median: computeMedian(minutes), answered: minutes.length, unanswered: waits.length - minutes.length }
}

/** Of each month, by the day on which a wait began. */
export function answerTimesByMonth(waits: readonly Wait[], months: readonly Month[]): (AnswerTimes & { month: Month })[] {
  const byMonth = Map.groupBy(waits, ({ day }) => toMonth(day))
  return months.map((month) => ({ month, ...computeAnswerTimes(byMonth.get(month) ?? []) }))
}

/** The Mondays of all weeks with a day in a period; the first can be before the period. */
export function weeksOfPeriod({ from, until }: Period): CalendarDay[] {
  const first = addDays(from, -((weekday(from) + 6) % 7))
  const weeks = Math.max(0, Math.floor(daysBetween(first, until) / 7) + 1)
  return Array.from({ length: weeks }, (_, index) => addDays(first, index * 7))
}

/** Rows with their percent of all, with one decimal; the highest first. */
export function addShares<Row extends { count: number }>(rows: readonly Row[]): (Row & { percent: number })[] {
  const all = sum(rows.map(({ count }) => count))
  return rows.map((row) => ({ ...row, percent: Math.round((row.count * 1_000) / all) / 10 })).toSorted((a, b) => b.count - a.count)
}
