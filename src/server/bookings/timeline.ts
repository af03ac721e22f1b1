import { and, asc, or } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { TimelineStay, timelineCalls } from '#contract/timeline.ts'
import { isNightTaken } from '#domain/availability.ts'
import { bookingMoney } from '#domain/bookings/schedule.ts'
import type { PriceFrom } from '#domain/bookings/timeline.ts'
import { addDays, type CalendarDay, dayAtProperty, daysFrom } from '#domain/calendar-day.ts'
import { longestNights, offeredNights } from '#domain/offered-nights.ts'
import { nightlyRate, nightPrice, type RateCard } from '#domain/pricing/rate-card.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { paidAmounts } from '../payments/queries.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { rulesForGuests } from '../stay-rules/queries.ts'
import { nightsWithin, promised, sold } from '../stays/queries.ts'
import { ofNoPlatform, platformStays } from '../stays/sold-elsewhere.ts'
import { onSale } from '../villas/queries.ts'
import { toAvailability } from './search-quotes.ts'

type Asked = InputOf<typeof timelineCalls.read>

/** The villas on sale with what takes their nights, by name. */
export async function readTimeline(deps: Deps, asked: Asked): Promise<AnswerOf<typeof timelineCalls.read>> {
  const { db, now } = deps
  const { from, days } = asked
  const until = addDays(from, days)
  const { limit, offset } = pageAsked(asked)
  const shown = await db
    .select({ id: villas.id, name: villas.name })
    .from(villas)
    .where(onSale)
    .orderBy(asc(villas.name), asc(villas.id))
    .limit(limit)
    .offset(offset)
  const ids = shown.map(({ id }) => id)
  const today = dayAtProperty(now())
  const rules = await rulesForGuests(deps, { offered: true })
  // A stay that covers a night of the window can reach beyond it.
  const reach = Math.max(...[null, ...ids].map((id) => longestNights(rules.of(id))))
  const around = { from: addDays(from, -reach), until: addDays(until, reach) }
  const stays = ids.length > 0 ? await readStays(db, ids, around, now()) : []
  const byVilla = Map.groupBy(stays, ({ villaId }) => villaId)
  const { of } = await currentRateCards(deps)
  // Also those that end on the first day, which is told apart from a free one.
  const shownStays = { checkIn: addDays(from, -1), checkOut: until }
  return {
    from,
    days,
    today,
    villas: shown.map((villa) => {
      const own = rules.of(villa.id)
      const near = byVilla.get(villa.id) ?? []
      const sold = toAvailability(
        own,
        today,
        near.filter(({ status }) => status !== 'pending'),
      ).taken
      const { least, unoffered } = offeredNights(from, until, { availability: toAvailability(own, today, near), sold })
      return {
        ...villa,
        stays: near.filter((stay) => overlaps(stay, shownStays)).map(({ villaId: _, ...stay }) => stay),
        prices: listPrices(of(villa.id), own.closed, from, until),
        leastNights: least,
        unoffered,
      }
    }),
    total: await db.$count(villas, onSale),
  }
}

type Window = { from: CalendarDay; until: CalendarDay }
type Placed = TimelineStay & { villaId: number }

const readStays = async (db: Db, ids: readonly number[], window: Window, now: Date): Promise<Placed[]> => [
  ...(await ownStays(db, ids, window, now)),
  ...(await soldByPlatforms(db, ids, window)),
]

const ofBar = {
  id: bookings.id,
  villaId: bookings.villaId,
  checkIn: bookings.checkIn,
  checkOut: bookings.checkOut,
  status: bookings.status,
  code: bookings.code,
  guestName: bookings.guestName,
  specialRequests: bookings.specialRequests,
  guests: bookings.guests,
  stages: bookings.stages,
}

/** Sold, restricted by the owners, or held for the guest of an offer. */
async function ownStays(db: Db, ids: readonly number[], { from, until }: Window, now: Date): Promise<Placed[]> {
  const rows = await db
    .select(ofBar)
    .from(bookings)
    .where(and(or(sold, promised(now)), ofNoPlatform(db), anyOf(bookings.villaId, ids), nightsWithin(from, until)))
  const inStages = rows.filter(({ status }) => status === 'partial_paid')
  const getPaid = await paidAmounts(
    db,
    inStages.map(({ id }) => id),
  )
  const today = dayAtProperty(now)
  const late = new Set(inStages.filter((row) => (bookingMoney(row, getPaid(row.id)).next?.dueOn ?? today) < today).map(({ id }) => id))
  return rows.map(({ id, villaId, checkIn, checkOut, status, code, guestName, specialRequests, guests }) => ({
    villaId,
    checkIn,
    checkOut,
    platform: null,
    status,
    bookingId: id,
    bookingNumber: code,
    name: status === 'restricted' ? specialRequests : guestName,
    guests: status === 'restricted' ? null : guests,
    overdue: late.has(id),
  }))
}

async function soldByPlatforms(db: Db, ids: readonly number[], { from, until }: Window): Promise<Placed[]> {
  const rows = await platformStays(db, from, until, ids)
  return rows.map(({ villaId, checkIn, checkOut, platform, summary }) => ({
    villaId,
    checkIn,
    checkOut,
    platform,
    status: null,
    bookingId: null,
    bookingNumber: '',
    name: summary,
    guests: null,
    overdue: false,
  }))
}

/** Where the price of a night differs from the night before. `closed`: nights that are not sold. */
function listPrices(card: RateCard, closed: readonly Stay[], from: CalendarDay, until: CalendarDay): PriceFrom[] {
  const prices: PriceFrom[] = []
  for (const night of daysFrom(from, until)) {
    const price = nightlyRate(night, card).closed || isNightTaken(night, closed) ? null : nightPrice(night, card)
    if (prices.at(-1)?.price !== price || prices.length === 0) prices.push({ from: night, price })
  }
  return prices
}
