import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { MOST_TIMELINE_DAYS, timelineCalls } from '#contract/timeline.ts'
import { addDays, type CalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'

const VILLAS_PER_PAGE = 40
/** Starts before today, so that guests who have just arrived are visible, and today on a phone. */
const DAYS_BACK = 2

export type TimelineShown = { timeline: AnswerOf<typeof timelineCalls.read> | null; page: number; perPage: number; error: string | null }

/** The window of days that the address asks for, or the one around today. */
export async function readTimelineTab(api: Api, url: URL, today: CalendarDay): Promise<TimelineShown> {
  const asked = url.searchParams.get('from') ?? ''
  const from = isUsableDay(asked) ? asked : addDays(today, -DAYS_BACK)
  const { page, limit, offset } = pageAsked(url, VILLAS_PER_PAGE)
  const { answer, refused } = await apiResult(api(timelineCalls.read, { from, days: MOST_TIMELINE_DAYS, limit, offset }))
  return { timeline: answer, page, perPage: VILLAS_PER_PAGE, error: refused?.message ?? null }
}
