import type { Api } from '#contract/client.ts'
import { type FoundPair, type FoundVilla, searchCalls } from '#contract/search.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { lowestTotal } from '#domain/free-starts.ts'
import type { Cents } from '#domain/money.ts'
import { toMonth } from '#domain/month.ts'
import { MAXIMUM_PARTY, needsPair } from '#domain/pairs.ts'
import { discountIn, selectItems } from '#domain/pricing/price-summary.ts'
import { MAXIMUM_GUESTS, nightCount, partyProblem, type Stay, USUAL_GUESTS } from '#domain/stay.ts'
import { stayProblem } from '#domain/stay-rules.ts'
import type { SearchedFact } from '#domain/villas/family-facts.ts'
import { briefRange } from '#words/en/days.ts'
import * as words from '#words/en/months.ts'
import { type Impossible, ruleOf } from '#words/en/search.ts'
import { apiResult } from '../api-results.server.ts'
import { readStayRules } from '../bookings/stay-rules.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import { levyLine } from '../pricing/levy-line.ts'
import { type Ratings, readRatings } from '../reviews/read-ratings.server.ts'
import { toCard } from '../villas/villa-card.server.ts'
import { factsAsked, withFacts } from './facts-asked.ts'
import { startsFor } from './month-addresses.ts'
import { nameSearch } from './name-search.ts'
import type { Asked } from './stay-search.tsx'

export const VILLAS_PER_PAGE = 12
const MOST_ASKED = 99

/** True if the form was sent, with or without dates. */
export const isSearch = ({ searchParams: query }: URL): boolean => query.has('checkIn') || query.has('checkOut')

/** What the address asks for, for the form. A number of guests that the form does not offer becomes the nearest. */
export function readAsked({ searchParams: query }: URL): Asked {
  const guests = Math.trunc(Number(query.get('guests')))
  const offered = guests > 0 ? Math.min(guests, MAXIMUM_PARTY) : USUAL_GUESTS
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? '']
  const dates = isUsableDay(checkIn) && isUsableDay(checkOut) ? briefRange(checkIn, checkOut, true) : ''
  return { checkIn, checkOut, guests: String(offered), dates }
}

export function guestsAsked({ searchParams: query }: URL): { guests: number; named: boolean } {
  const text = query.get('guests')
  if (text === null || text === '') return { guests: USUAL_GUESTS, named: true }
  const guests = Number(text)
  return Number.isInteger(guests) && guests > 0
    ? { guests: Math.min(guests, MOST_ASKED), named: true }
    : { guests: USUAL_GUESTS, named: false }
}

/** All villas for the dates of the address; for impossible dates the rule and the nearest stays that can be booked. */
export async function readSearch(api: Api, url: URL) {
  const asked = readAsked(url)
  const { checkIn, checkOut } = asked
  if (!isUsableDay(checkIn) || !isUsableDay(checkOut)) return { asked, incomplete: true as const, refused: null }
  const { page, limit, offset } = pageAsked(url, VILLAS_PER_PAGE)
  const { guests, named } = guestsAsked(url)
  const facts = factsAsked(url.searchParams)
  const [{ answer, refused }, { today, rules }, ratings] = await Promise.all([
    apiResult(api(searchCalls.stays, { checkIn, checkOut, guests, ...toFilter(facts), limit, offset })),
    readStayRules(api, null),
    readRatings(api),
  ])
  const problems: (Impossible | null)[] = [
    // Rules of the house do not matter where a villa has others that allow the stay.
    answer && answer.problem === null ? null : stayProblem({ checkIn, checkOut }, rules, today),
    named ? (needsPair(guests) ? null : partyProblem(guests, MAXIMUM_GUESTS)) : 'no_guests',
  ]
  const { villas, pairs, possible, available, total } = answer ?? { villas: [], pairs: [], possible: [], available: 0, total: 0 }
  // Villas of other pages may cost less.
  const lowest = total > villas.length ? null : lowestTotal(villas.filter((found) => found.available))
  return {
    asked,
    incomplete: false as const,
    refused,
    stay: { checkIn, checkOut, guests: needsPair(guests) ? guests : Math.min(guests, MAXIMUM_GUESTS) },
    /** The rules that the search breaks; empty if none. */
    rule: problems
      .map((problem) => problem && ruleOf(problem))
      .filter(Boolean)
      .join(' '),
    possible,
    available,
    /** For parties that no villa has room for; null for others. */
    pairs: needsPair(guests) ? pairs.map(pairCard) : null,
    error: refused?.message ?? null,
    villas: villas.map((found) => foundCard(found, ratings, lowest)),
    facts,
    others: nearbyDays({ checkIn, checkOut }, guests, facts),
    paged: { page, perPage: VILLAS_PER_PAGE, total },
  }
}

export const toFilter = (facts: SearchedFact[]): { facts?: SearchedFact[] } => (facts.length > 0 ? { facts } : {})

/** The same length in the months of these days, for those who may come on others. */
function nearbyDays({ checkIn, checkOut }: Stay, guests: number, facts: readonly SearchedFact[]) {
  const nights = Math.max(1, nightCount({ checkIn, checkOut }))
  const months = [...new Set([toMonth(checkIn), toMonth(checkOut)])].toSorted()
  const search = { nights, months, guests: Math.min(guests, MAXIMUM_GUESTS) }
  return { to: withFacts(startsFor(search), facts), label: words.otherDays(nameSearch(nights, months, false)) }
}

export type Search = Omit<Awaited<ReturnType<typeof readSearch>>, 'refused'>
export type SearchResult = Omit<Extract<Awaited<ReturnType<typeof readSearch>>, { incomplete: false }>, 'refused'>

const foundCard = (
  { villa, nights, total, available, fits, rule, nightsState, heldForMinutes, nearest, items }: FoundVilla,
  ratings: Ratings,
  least: Cents | null,
) => ({
  villa: toCard(villa, null, ratings(villa.id)),
  nights,
  total,
  available,
  fits,
  /** It costs less than others that are free. */
  lowest: available && total === least,
  rule,
  nightsState,
  heldForMinutes,
  nearest,
  /** The total without discounts. */
  before: total + discountIn({ items }),
  levy: levyLine({ items, total }),
  discounts: selectItems({ items }, 'discount').map(({ name }) => name),
})

export type FoundCard = ReturnType<typeof foundCard>

const pairCard = ({ halves, nights, total }: FoundPair) => ({
  halves: halves.map(({ villa: { slug, name, pictures }, guests }) => ({ slug, name, picture: pictures[0] ?? null, guests })),
  nights,
  total,
})

export type PairCard = ReturnType<typeof pairCard>
