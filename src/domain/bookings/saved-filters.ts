import type { CalendarDay } from '../calendar-day.ts'
import { lastOfMonth } from '../month.ts'

export const savedFilterNames = ['from_today', 'arriving', 'owing', 'without_time', 'all', 'deleted'] as const
export type SavedFilter = (typeof savedFilterNames)[number]

/** What a filter of the list of bookings may ask for. */
type Wanted = {
  from?: CalendarDay
  until?: CalendarDay
  hidden?: boolean
  only?: 'arriving' | 'owing' | 'without_time'
  sort?: 'made' | 'arrival' | 'departure'
}

/** Filters that owners need again and again. The list opens with the first. */
export function savedFilters(today: CalendarDay): Record<SavedFilter, Wanted> {
  const month = today.slice(0, 7)
  return {
    from_today: { from: today, sort: 'arrival' },
    arriving: { only: 'arriving', from: `${month}-01`, until: lastOfMonth(month), sort: 'arrival' },
    owing: { only: 'owing', sort: 'arrival' },
    without_time: { only: 'without_time', sort: 'arrival' },
    all: { sort: 'made' },
    deleted: { hidden: true },
  }
}
