import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { searchCalls } from '#contract/search.ts'
import { type Availability, checkInProblem, isNightTaken, shortestStayFrom } from '#domain/availability.ts'
import { addDays, type CalendarDay, dayAtProperty, daysFrom, pickEarlier } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { nightPrice } from '#domain/pricing/rate-card.ts'
import { nightCount } from '#domain/stay.ts'
import { departureProblem } from '#domain/stay-rules.ts'
import type { Deps } from '../deps.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { firstVillasFor } from '../stays/all-villas.ts'
import { villaBy, villasByIds } from '../villas/queries.ts'
import { readOpenVillas } from './search-starts.ts'

type Answer = AnswerOf<typeof searchCalls.availability>
type Days = Answer['villas'][number]['days']

const { answer } = searchCalls.availability
const MOST_VILLAS = 100
const DAYS = 366
const FRESH = { 'cache-control': 'public, max-age=60' }

/** The days of a year in each villa, as pages offer them to visitors. Who knows the answer by its `ETag` gets a 304. */
export async function answerAvailability(
  deps: Deps,
  { villa }: InputOf<typeof searchCalls.availability>,
  request: Request,
): Promise<Response> {
  const asked = villa === undefined ? await firstVillas(deps) : [await villaBy(deps.db, villa)]
  const body = JSON.stringify({ success: true, ...z.encode(answer, await readAvailability(deps, asked)) })
  const headers = { ...FRESH, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}

const firstVillas = async ({ db }: Deps) => villasByIds(db, await firstVillasFor(db, 1, MOST_VILLAS))

type Shown = { id: number; slug: string; name: string; capacity: number }

async function readAvailability(deps: Deps, villas: readonly Shown[]): Promise<Answer> {
  const ids = villas.map(({ id }) => id)
  const open = new Map(await readOpenVillas(deps, ids, { now: deps.now(), guest: null }))
  const cards = await currentRateCards(deps)
  const today = dayAtProperty(deps.now())
  return {
    currency: 'EUR',
    villas: villas.map(({ id, slug, name, capacity }) => {
      const availability = open.get(id)?.availability
      const price = (night: CalendarDay) => nightPrice(night, cards.of(id))
      return { id, slug, name, capacity, days: availability ? listDays(today, availability, price) : [] }
    }),
  }
}

function listDays(today: CalendarDay, availability: Availability, price: (night: CalendarDay) => Cents): Days {
  const { taken, rules } = availability
  const blocked = [...taken, ...rules.closed]
  return daysFrom(today, pickEarlier(addDays(today, DAYS), addDays(rules.lastBookableDay, 1))).map((day) => ({
    day,
    free: !isNightTaken(day, blocked),
    price: price(day),
    arrival: checkInProblem(day, availability) === null,
    departure: departureProblem(day, rules) === null,
    minNights: nightCount(shortestStayFrom(day, availability)),
  }))
}
