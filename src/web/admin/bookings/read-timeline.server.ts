import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { MOST_TIMELINE_DAYS, timelineCalls } from '#contract/timeline.ts'
import { addDays, type CalendarDay, daysBetween, isUsableDay, pickLater } from '#domain/calendar-day.ts'
import { type Month, monthsFrom, monthsLater, toMonth } from '#domain/month.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import type { ShownDays } from './month-bands.tsx'

/** Of a house with more villas the nights are one table that scrolls, in pages of villas. */
const MOST_VILLAS_IN_BANDS = 8
const MONTHS_IN_BANDS = 3
/** Two screens. */
const DAYS_ON_A_PHONE = 28
const VILLAS_PER_PAGE = 40
/** Starts before today, so that guests who have just arrived are visible, and today on a phone. */
const DAYS_BACK = 2

export type TimelineShown = {
  timeline: AnswerOf<typeof timelineCalls.read> | null
  /** The first of the days that were asked for. */
  from: CalendarDay
  bands: { months: Month[]; shown: ShownDays } | null
  page: number
  perPage: number
  error: string | null
}

/** The window of days that the address asks for, or the one around today. `villas`: how many are on sale. */
export async function readTimelineTab(api: Api, url: URL, today: CalendarDay, villas: number): Promise<TimelineShown> {
  const asked = url.searchParams.get('from') ?? ''
  const { page, limit, offset } = pageAsked(url, VILLAS_PER_PAGE)
  const inBands = villas <= MOST_VILLAS_IN_BANDS
  const around = addDays(today, -DAYS_BACK)
  const from = isUsableDay(asked) ? asked : inBands ? pickLater(around, `${toMonth(today)}-01`) : around
  const months = monthsFrom(toMonth(from), monthsLater(toMonth(from), MONTHS_IN_BANDS - 1))
  const first = `${toMonth(from)}-01`
  const window = inBands
    ? { from: first, days: daysBetween(first, `${monthsLater(toMonth(from), MONTHS_IN_BANDS)}-01`) }
    : { from, days: MOST_TIMELINE_DAYS }
  const { answer, refused } = await apiResult(api(timelineCalls.read, { ...window, limit, offset }))
  const bands = inBands ? { months, shown: { from, until: addDays(from, DAYS_ON_A_PHONE) } } : null
  return { timeline: answer, from, bands, page, perPage: VILLAS_PER_PAGE, error: refused?.message ?? null }
}
