import type { Attention } from '#contract/dashboard.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import type { Deps } from '../../deps.ts'
import { readLiveSite } from '../../live/live-site.ts'
import { unmetConditions } from '../../live/unmet-conditions.ts'
import { attentionItem as item } from '../attention-item.ts'

/** What an update has asked of a live site and is still missing, with the day until which. All settings of a day are one item. */
export async function liveConditions({ db, env, now }: Deps): Promise<Attention[]> {
  const until = env.LIVE === '1' ? (await readLiveSite(db))?.until : undefined
  if (!until) return []
  const today = dayAtProperty(now())
  const when = (day: CalendarDay) => (day < today ? 'late' : 'soon')
  const dated = (await unmetConditions(db, env)).flatMap((one) => {
    const day = until[one.name]
    return day ? [{ ...one, day }] : []
  })
  const settings = dated.filter(({ kind }) => kind === 'settings')
  const days = [...new Set(settings.map(({ day }) => day))].sort()
  return [
    ...days.map((day) => item('live_settings', words.live.settings[when(day)](formatDay(day)))),
    ...dated.flatMap(({ kind, name, day }) => {
      if (kind === 'villa') return item('live_villa', words.live.villa[when(day)](name, formatDay(day)))
      if (kind === 'environment') return item('live_environment', words.live.environment[when(day)](name, formatDay(day)))
      return []
    }),
  ]
}
