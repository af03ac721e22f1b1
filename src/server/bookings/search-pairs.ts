import type { FoundPair } from '#contract/search.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type Half, pairsFor } from '#domain/pairs.ts'
import { nightCount, type Stay } from '#domain/stay.ts'
import { stayProblem, termsOn } from '#domain/stay-rules.ts'
import type { SearchedFact } from '#domain/villas/family-facts.ts'
import type { Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { RulesForGuests } from '../stay-rules/queries.ts'
import { type Asking, type Open, villasFor } from '../stays/all-villas.ts'
import { villasByIds } from '../villas/queries.ts'
import { translateVillas } from '../villas/translate-villas.ts'
import { readQuoting } from './search-quotes.ts'

const MOST_PAIRS = 3
/** Free villas that are looked at: 276 pairs. */
const MOST_LOOKED_AT = 24

type Asked = Stay & { guests: number; facts?: readonly SearchedFact[] | undefined; rules: RulesForGuests; open: Open; asking: Asking }

/** The cheapest pairs of villas that are free for a stay and have room for the party together. */
export async function searchPairs(deps: Deps, account: Account | null, asked: Asked, language: Language): Promise<FoundPair[]> {
  const { checkIn, checkOut, guests, facts, rules, open, asking } = asked
  const stay = { checkIn, checkOut }
  const found = await villasFor(deps.db, { stay, guests: 1, facts, open, ...asking, limit: MOST_LOOKED_AT, offset: 0 })
  const free = found.rows.filter((row) => row.free).map(({ id }) => id)
  const villas = new Map((await villasByIds(deps.db, free)).map((villa) => [villa.id, villa]))
  const rooms = free.flatMap((villaId) => villas.get(villaId) ?? []).map(({ id, capacity }) => ({ villaId: id, capacity }))
  const today = dayAtProperty(asking.now)
  const quotes = await readQuoting(deps, account, { today, guests: 1 })
  const total = ({ villaId, guests: share }: Half) => {
    // What is free and shorter than the least nights fills a gap.
    const gapPercent = stayProblem(stay, rules.of(villaId), today) === null ? 0 : termsOn(checkIn, rules.of(villaId)).gapPercent
    return quotes.in(villaId, share)(stay, gapPercent).total
  }
  const cheapest = pairsFor(guests, rooms)
    .map((pair) => ({ pair, totals: [total(pair[0]), total(pair[1])] as const }))
    .toSorted((a, b) => a.totals[0] + a.totals[1] - b.totals[0] - b.totals[1])
    .slice(0, MOST_PAIRS)
  const named = new Set(cheapest.flatMap(({ pair }) => pair.map(({ villaId }) => villaId)))
  const shown = await translateVillas(
    deps.db,
    language,
    [...named].flatMap((id) => villas.get(id) ?? []),
  )
  const half = ({ villaId, guests: share }: Half, sum: number) => {
    const villa = shown.find(({ id }) => id === villaId)
    if (!villa) throw new Error(`the villa ${villaId} is gone`)
    return { villa, guests: share, total: sum }
  }
  return cheapest.map(({ pair: [one, other], totals: [first, second] }) => ({
    halves: [half(one, first), half(other, second)],
    nights: nightCount(stay),
    total: first + second,
  }))
}
