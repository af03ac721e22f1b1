import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { PossibleStay, searchCalls } from '#contract/search.ts'
import { getGapPercent } from '#domain/availability.ts'
import { type CalendarDay, dayAtProperty, daysBetween } from '#domain/calendar-day.ts'
import { nearestStays } from '#domain/nearest-stays.ts'
import { needsPair } from '#domain/pairs.ts'
import { MAXIMUM_GUESTS, partyProblem, type Stay } from '#domain/stay.ts'
import { stayProblem, termsOn } from '#domain/stay-rules.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { openVillas } from '../stay-rules/open-villas.ts'
import { type RulesForGuests, rulesForGuests } from '../stay-rules/queries.ts'
import { blockedStays, firstVillasFor, someVillaIsFree, villasFor, villasHeldFor } from '../stays/all-villas.ts'
import { villasByIds } from '../villas/queries.ts'
import { translateVillas } from '../villas/translate-villas.ts'
import { datesHeld } from './refuse-taken-nights.ts'
import { searchPairs } from './search-pairs.ts'
import { type Quoting, readQuoting, toAvailability } from './search-quotes.ts'

type Found = AnswerOf<typeof searchCalls.stays>

const DEFAULT_GUESTS = 1
/** Stays offered instead of impossible dates. */
const MOST_POSSIBLE = 3
/** Stays that are looked for in all villas, and villas that are looked into where those are taken everywhere. */
const MOST_TRIED = 4
const MOST_LOOKED_INTO = 24
/** Other dates offered for a villa that is taken. */
const MOST_NEAREST = 2

/** All villas for a stay, with price and availability for this caller. */
export async function searchStays(
  deps: Deps,
  account: Account | null,
  input: InputOf<typeof searchCalls.stays>,
  { language, contentLanguage }: { language: Language; contentLanguage: Language },
): Promise<Found> {
  const say = sayIn[language]
  const { db, now } = deps
  const { checkIn, checkOut, guests = DEFAULT_GUESTS } = input
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(now())
  const rules = await rulesForGuests(deps, { offered: true })
  const quote = await readQuoting(deps, account, { today, guests })
  const asking = { now: now(), guest: account?.id ?? null }
  const open = await openVillas(db, rules, stay, asking)
  const nowhere = open.villas === 'only' && open.ids.length === 0 ? stayProblem(stay, rules.of(null), today) : null
  const problem = nowhere ?? (needsPair(guests) ? null : partyProblem(guests, MAXIMUM_GUESTS))
  if (problem) {
    const possible = await possibleStays(deps, {
      stay,
      guests: Math.min(guests, MAXIMUM_GUESTS),
      rules,
      today,
      asking,
    })
    const near = possible.map((each) => priced(each, quote.lowest))
    return { problem: say(problem), possible: near, pairs: [], villas: [], available: 0, total: 0 }
  }

  const { rows, available, total } = await villasFor(db, { stay, guests, facts: input.facts, open, ...asking, ...pageAsked(input) })
  const ids = rows.map(({ id }) => id)
  const known = new Map((await translateVillas(db, contentLanguage, await villasByIds(db, ids))).map((villa) => [villa.id, villa]))
  const taken = rows.filter(({ free, fits }) => fits && !free).map(({ id }) => id)
  const blocked = Map.groupBy(await blockedStays(db, taken, today, asking), ({ villaId }) => villaId)
  const own = await villasHeldFor(db, ids, stay, asking)
  const villas = rows.flatMap(({ id, free, fits, sold, heldUntil }) => {
    const villa = known.get(id)
    if (!villa) return []
    const unruly = stayProblem(stay, rules.of(id), today)
    // A free villa may have a stay that is too short, in a gap.
    const broken = free ? null : unruly
    const availability = toAvailability(rules.of(id), today, blocked.get(id))
    const nearest = fits && !free ? nearestStays(stay, availability, { most: MOST_NEAREST, sameLength: broken === null }) : []
    // What is free and shorter than the least nights fills a gap.
    const gapPercent = free && unruly !== null ? termsOn(checkIn, rules.of(id)).gapPercent : 0
    const { instalments: _, ...price } = quote.in(id)(stay, gapPercent)
    return [
      {
        villa,
        ...price,
        available: free && fits,
        fits,
        rule: broken && say(broken),
        nightsState: free ? freeNights(own.includes(id)) : takenNights(sold),
        heldForMinutes: free || sold || !heldUntil ? null : datesHeld(heldUntil, asking.now).minutes,
        nearest: nearest.map((each) => priced(each, quote.in(id), getGapPercent(each, availability))),
      },
    ]
  })
  const pairs = needsPair(guests) ? await searchPairs(deps, account, { ...input, guests, rules, open, asking }, contentLanguage) : []
  return { problem: null, possible: [], pairs, villas, available, total }
}

/** `own`: the caller holds them. */
const freeNights = (own: boolean) => (own ? ('kept' as const) : ('free' as const))
const takenNights = (sold: boolean) => (sold ? ('sold' as const) : ('held' as const))

function priced({ checkIn, checkOut }: Stay, quote: Quoting, gapPercent = 0): PossibleStay {
  const { nights, total } = quote({ checkIn, checkOut }, gapPercent)
  return { checkIn, checkOut, nights, total }
}

type Impossible = { stay: Stay; guests: number; rules: RulesForGuests; today: CalendarDay; asking: { now: Date; guest: number | null } }

/** The nearest stays that the rules allow and that some villa has free. Where all are taken, the nearest ones of the first villas. */
async function possibleStays(deps: Deps, impossible: Impossible): Promise<Stay[]> {
  const { stay, guests, rules, today, asking } = impossible
  const nearest = nearestStays(stay, toAvailability(rules.of(null), today), { most: MOST_TRIED })
  const possible: Stay[] = []
  for (const each of nearest) {
    const open = await openVillas(deps.db, rules, each, asking)
    if (await someVillaIsFree(deps.db, each, guests, open, asking)) possible.push(each)
  }
  if (possible.length < MOST_POSSIBLE) possible.push(...(await nearestOfFirstVillas(deps, impossible, nearest[0]?.checkIn ?? stay.checkIn)))
  return [...new Map(possible.map((each) => [each.checkIn, each])).values()].slice(0, MOST_POSSIBLE)
}

/** `near`: the day from which distances count. */
async function nearestOfFirstVillas({ db }: Deps, { stay, guests, rules, today, asking }: Impossible, near: CalendarDay): Promise<Stay[]> {
  const ids = await firstVillasFor(db, guests, MOST_LOOKED_INTO)
  const blocked = Map.groupBy(await blockedStays(db, ids, today, asking), ({ villaId }) => villaId)
  const free = ids.flatMap((id) => nearestStays(stay, toAvailability(rules.of(id), today, blocked.get(id)), { most: MOST_POSSIBLE }))
  const distance = ({ checkIn }: Stay) => Math.abs(daysBetween(near, checkIn))
  return free.toSorted((a, b) => distance(a) - distance(b))
}
