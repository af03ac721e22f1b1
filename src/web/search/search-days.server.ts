import { addDays } from '#domain/calendar-day.ts'
import { guestStayRules } from '#domain/stay.ts'
import { todayAtProperty } from '../today.server.ts'
import type { SearchDays } from './stay-search.tsx'

/** The days that can be searched for. Computed on the server, so that pages do not load the rules. */
export function searchDays(): SearchDays {
  const today = todayAtProperty()
  const { minimumNights, lastBookableDay } = guestStayRules(today)
  return { checkIn: today, checkOut: addDays(today, minimumNights), last: lastBookableDay }
}
