import type { Api } from '#contract/client.ts'
import { addDays } from '#domain/calendar-day.ts'
import { readStayRules } from '../bookings/stay-rules.server.ts'
import type { SearchDays } from './stay-search.tsx'

/** The days that can be searched for. Computed on the server, so that pages do not load the rules. */
export async function readSearchDays(api: Api): Promise<SearchDays> {
  const { firstCheckIn, minimumNights, lastBookableDay } = (await readStayRules(api)).rules
  return { checkIn: firstCheckIn, checkOut: addDays(firstCheckIn, minimumNights), last: lastBookableDay }
}
