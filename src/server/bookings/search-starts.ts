import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { searchCalls } from '#contract/search.ts'
import { addDays, type CalendarDay, dayAtProperty, pickLater } from '#domain/calendar-day.ts'
import {
  type FreeStart,
  isLowest,
  listFreeStarts,
  listFreeStays,
  lowestTotal,
  monthsOnSale,
  type OpenVilla,
  otherSearches,
  pickStarts,
} from '#domain/free-starts.ts'
import { type Month, monthsLater } from '#domain/month.ts'
import { lowestRate } from '#domain/pricing/rate-card.ts'
import { MAXIMUM_GUESTS, partyProblem } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { type RulesForGuests, rulesForGuests } from '../stay-rules/queries.ts'
import { type Asking, blockedStays, readSoldStays, villasWithRoom } from '../stays/all-villas.ts'
import { villasByIds } from '../villas/queries.ts'
import { translateVillas } from '../villas/translate-villas.ts'
import { readQuoting, toAvailability } from './search-quotes.ts'

type Found = AnswerOf<typeof searchCalls.starts>

const DEFAULT_GUESTS = 1
/** Villas of an answer at most: each has up to 186 stays with a price. */
const MOST_VILLAS = 12
/** Other searches that are named where one finds nothing. */
const MOST_OTHERS = 3

/** The months on sale of all villas, with their lowest prices. Only nights and rules matter, not who has booked. */
export const readMonths = (deps: Deps): Promise<{ months: { month: Month; from: number }[] }> => {
  const today = dayAtProperty(deps.now())
  return deps.content.cached(`months from ${today}`, async () => {
    const rules = await rulesForGuests(deps, { offered: true })
    const { onSale: cards } = await currentRateCards(deps)
    const priced = listMonths(rules, today).flatMap((month) => {
      const [from, until] = [pickLater(today, `${month}-01`), `${monthsLater(month, 1)}-01`]
      const rates = cards.map((card) => lowestRate(from, until, card)).filter((rate) => rate !== null)
      return rates.length > 0 ? [{ month, from: Math.min(...rates) }] : []
    })
    return { months: priced }
  })
}

const listMonths = (rules: RulesForGuests, today: CalendarDay): Month[] =>
  [...new Set([null, ...rules.named].flatMap((villaId) => monthsOnSale(rules.of(villaId), today)))].toSorted()

/** All villas with their free stays of so many nights that begin in given months, for this caller. */
export async function searchStarts(
  deps: Deps,
  account: Account | null,
  input: InputOf<typeof searchCalls.starts>,
  { language, contentLanguage }: { language: Language; contentLanguage: Language },
): Promise<Found> {
  const { db, now } = deps
  const { nights, guests = DEFAULT_GUESTS, villaId } = input
  const problem = partyProblem(guests, MAXIMUM_GUESTS)
  if (problem) return { problem: sayIn[language](problem), villas: [], count: 0, lowest: null, others: [], total: 0 }

  const today = dayAtProperty(now())
  const { limit, offset } = pageAsked(input)
  const rows = await villasWithRoom(db, { guests, facts: input.facts, villaId, limit: Math.min(limit, MOST_VILLAS), offset })
  const open = await readOpenVillas(
    deps,
    rows.filter(({ fits }) => fits).map(({ id }) => id),
    { now: now(), guest: account?.id ?? null },
  )
  const quote = await readQuoting(deps, account, { today, guests })
  const found = new Map(
    open.map(([id, villa]) => [
      id,
      listFreeStarts(nights, input.months, villa, (stay, gapPercent) => quote.in(id)(stay, gapPercent).total),
    ]),
  )
  const all = [...found.values()].flat()
  const total = rows[0]?.total ?? 0
  // Villas of other pages may cost less.
  const lowest = villaId === undefined && total > rows.length ? null : lowestTotal(all)
  const onSale = (await readMonths(deps)).months.map(({ month }) => month)
  const known = await villasByIds(
    db,
    rows.map(({ id }) => id),
  )
  const said = new Map((await translateVillas(db, contentLanguage, known)).map((villa) => [villa.id, villa]))
  const villas = rows.flatMap(({ id, fits }) => {
    const [villa, starts] = [said.get(id), found.get(id) ?? []]
    const mark = (start: FreeStart) => ({ ...start, lowest: isLowest(start, lowest, starts) })
    const shown = villaId === undefined ? pickStarts(starts) : starts
    return villa ? [{ villa, fits, starts: shown.map(mark), count: starts.length }] : []
  })
  return {
    problem: null,
    villas,
    count: all.length,
    lowest: all.length > 0 ? Math.min(...all.map((start) => start.total)) : null,
    others: all.length > 0 ? [] : findOthers(nights, input.months, onSale, open),
    total,
  }
}

/** What decides whether stays in these villas can be booked, with one read of what is taken. */
export async function readOpenVillas(deps: Deps, ids: readonly number[], asking: Asking): Promise<[id: number, villa: OpenVilla][]> {
  const today = dayAtProperty(asking.now)
  const rules = await rulesForGuests(deps, { offered: true })
  // Also the stay that ends today: it bounds a gap.
  const from = addDays(today, -1)
  const blocked = Map.groupBy(await blockedStays(deps.db, ids, from, asking), ({ villaId }) => villaId)
  const sold = Map.groupBy(await readSoldStays(deps.db, ids, from, asking), ({ villaId }) => villaId)
  return ids.map((id) => {
    const own = rules.of(id)
    return [id, { availability: toAvailability(own, today, blocked.get(id)), sold: toAvailability(own, today, sold.get(id)).taken }]
  })
}

function findOthers(nights: number, months: readonly Month[], onSale: readonly Month[], open: [number, OpenVilla][]): Found['others'] {
  return otherSearches(nights, months, onSale)
    .map((other) => ({
      ...other,
      count: open.reduce((sum, [, villa]) => sum + listFreeStays(other.nights, other.months, villa).length, 0),
    }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST_OTHERS)
}
