import { searchCalls } from '#contract/search.ts'
import { rulesFrom } from '#domain/stay-rules.ts'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import type { OpenNights } from '../bookings/date-sheet.tsx'
import { readStayRules } from '../bookings/stay-rules.server.ts'
import { guestsAsked } from '../search/read-search.server.ts'
import type { Route } from './+types/free-nights'

/** The nights of the whole house, for the calendar of a search. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const api = getApi(context)
  const [{ taken, prices, seasonFrom }, { today, rules }] = await Promise.all([
    requiredAnswer(api(searchCalls.nights, { guests: guestsAsked(url).guests })),
    readStayRules(api, null),
  ])
  const seasons = prices.map(({ from, until, price }, id) => ({ id, name: '', from, until, rate: price, active: true }))
  const nights: OpenNights = {
    availability: { taken, rules: rulesFrom(rules, today), today },
    // The lowest price of each night; the calendar knows prices as seasons.
    rates: { baseRate: 0, seasons },
    near: seasonFrom,
  }
  return Response.json(nights, { headers: { 'cache-control': 'no-store' } })
}
