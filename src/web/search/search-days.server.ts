import type { Api } from '#contract/client.ts'
import { addDays } from '#domain/calendar-day.ts'
import { MAXIMUM_PARTY } from '#domain/pairs.ts'
import * as counts from '#words/en/counts.ts'
import { readStayRules } from '../bookings/stay-rules.server.ts'
import type { SearchDays } from './stay-search.tsx'

const parties = Array.from({ length: MAXIMUM_PARTY }, (_, index) => counts.guests(index + 1))

/** The days that can be searched for, in a villa or in the house (null). Computed on the server, so that pages do not load the rules. */
export async function readSearchDays(api: Api, villaId: number | null = null): Promise<SearchDays> {
  const { firstCheckIn, usual, lastBookableDay } = (await readStayRules(api, villaId)).rules
  return { checkIn: firstCheckIn, checkOut: addDays(firstCheckIn, usual.minimumNights), last: lastBookableDay, parties }
}
