import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { PossibleStay, searchCalls } from '#contract/search.ts'
import type { Availability } from '#domain/availability.ts'
import { type CalendarDay, dayAtProperty, daysBetween } from '#domain/calendar-day.ts'
import { nearestStays } from '#domain/nearest-stays.ts'
import { type Quote, quoteStay } from '#domain/pricing/quote.ts'
import { MAXIMUM_GUESTS, partyProblem, type Stay, stayProblem } from '#domain/stay.ts'
import { say } from '#words/refusals.en.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { rateCard } from '../pricing/queries.ts'
import { blockedStays, firstVillasFor, someVillaIsFree, villasFor } from '../stays/all-villas.ts'
import { hasEarlierStay } from '../stays/queries.ts'
import { villasByIds } from '../villas/queries.ts'
import { stayRules } from './stay-rules.ts'

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
export async function searchStays(deps: Deps, account: Account | null, input: InputOf<typeof searchCalls.stays>): Promise<Found> {
  const { db, now } = deps
  const { checkIn, checkOut, guests = DEFAULT_GUESTS } = input
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(now())
  const rules = await stayRules(deps, { offered: true })
  const quote = await quoting(deps, account, today)
  const problem = stayProblem(stay, rules, today) ?? partyProblem(guests, MAXIMUM_GUESTS)
  if (problem) {
    const possible = await possibleStays(deps, {
      stay,
      guests: Math.min(guests, MAXIMUM_GUESTS),
      availability: { taken: [], rules, today },
    })
    return { problem: say(problem), possible: possible.map((each) => priced(each, quote)), villas: [], available: 0, total: 0 }
  }

  const { rows, available, total } = await villasFor(db, { stay, guests, now: now(), ...pageAsked(input) })
  const known = new Map(
    (
      await villasByIds(
        db,
        rows.map(({ id }) => id),
      )
    ).map((villa) => [villa.id, villa]),
  )
  const taken = rows.filter(({ free, fits }) => fits && !free).map(({ id }) => id)
  const blocked = Map.groupBy(await blockedStays(db, taken, today, now()), ({ villaId }) => villaId)
  const { instalments: _, ...price } = quote(stay)
  const villas = rows.flatMap(({ id, free, fits }) => {
    const villa = known.get(id)
    if (!villa) return []
    const availability = { taken: blocked.get(id) ?? [], rules, today }
    const nearest = fits && !free ? nearestStays(stay, availability, { most: MOST_NEAREST, sameLength: true }) : []
    return [{ villa, ...price, available: free && fits, fits, nearest: nearest.map((each) => priced(each, quote)) }]
  })
  return { problem: null, possible: [], villas, available, total }
}

type Quoting = (stay: Stay) => Quote

async function quoting({ db, content }: Deps, account: Account | null, today: CalendarDay): Promise<Quoting> {
  const returning = account !== null && (await hasEarlierStay(db, account.id))
  const card = await content.kept('rate card', () => rateCard(db))
  return (stay) => quoteStay(stay, card, { today, returning })
}

function priced({ checkIn, checkOut }: Stay, quote: Quoting): PossibleStay {
  const { nights, total } = quote({ checkIn, checkOut })
  return { checkIn, checkOut, nights, total }
}

type Impossible = { stay: Stay; guests: number; availability: Availability }

/** The nearest stays that the rules allow and that some villa has free. Where all are taken, the nearest ones of the first villas. */
async function possibleStays(deps: Deps, impossible: Impossible): Promise<Stay[]> {
  const { stay, guests, availability } = impossible
  const nearest = nearestStays(stay, availability, { most: MOST_TRIED })
  const possible: Stay[] = []
  for (const each of nearest) if (await someVillaIsFree(deps.db, each, guests, deps.now())) possible.push(each)
  if (possible.length < MOST_POSSIBLE) possible.push(...(await nearestOfFirstVillas(deps, impossible, nearest[0]?.checkIn ?? stay.checkIn)))
  return [...new Map(possible.map((each) => [each.checkIn, each])).values()].slice(0, MOST_POSSIBLE)
}

/** `near`: the day from which distances count. */
async function nearestOfFirstVillas({ db, now }: Deps, { stay, guests, availability }: Impossible, near: CalendarDay): Promise<Stay[]> {
  const ids = await firstVillasFor(db, guests, MOST_LOOKED_INTO)
  const blocked = Map.groupBy(await blockedStays(db, ids, availability.today, now()), ({ villaId }) => villaId)
  const free = ids.flatMap((id) => nearestStays(stay, { ...availability, taken: blocked.get(id) ?? [] }, { most: MOST_POSSIBLE }))
  const distance = ({ checkIn }: Stay) => Math.abs(daysBetween(near, checkIn))
  return free.toSorted((a, b) => distance(a) - distance(b))
}
