import { and, asc, or } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { TimelineStay, timelineCalls } from '#contract/timeline.ts'
import type { PriceFrom } from '#domain/bookings/timeline.ts'
import { addDays, type CalendarDay, dayAtProperty, daysFrom } from '#domain/calendar-day.ts'
import { nightlyRate, nightPrice, type RateCard } from '#domain/pricing/rate-card.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { nightsWithin, promised, sold } from '../stays/queries.ts'
import { ofNoPlatform, platformStays } from '../stays/sold-elsewhere.ts'
import { onSale } from '../villas/queries.ts'

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
  const stays =
    ids.length > 0 ? [...(await ownStays(db, ids, { from, until, now: now() })), ...(await soldByPlatforms(db, ids, from, until))] : []
  const { of } = await currentRateCards(deps)
  return {
    from,
    days,
    today: dayAtProperty(now()),
    villas: shown.map((villa) => ({
      ...villa,
      stays: stays.filter(({ villaId }) => villaId === villa.id).map(({ villaId: _, ...stay }) => stay),
      prices: listPrices(of(villa.id), from, until),
    })),
    total: await db.$count(villas, onSale),
  }
}

type Placed = TimelineStay & { villaId: number }

/** Sold, restricted by the owners, or held for the guest of an offer. */
async function ownStays(
  db: Db,
  ids: readonly number[],
  { from, until, now }: { from: CalendarDay; until: CalendarDay; now: Date },
): Promise<Placed[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(or(sold, promised(now)), ofNoPlatform(db), anyOf(bookings.villaId, ids), nightsWithin(from, until)))
  return rows.map(({ id, villaId, checkIn, checkOut, status, code, guestName, specialRequests }) => ({
    villaId,
    checkIn,
    checkOut,
    platform: null,
    status,
    bookingId: id,
    bookingNumber: code,
    name: status === 'restricted' ? specialRequests : guestName,
  }))
}

async function soldByPlatforms(db: Db, ids: readonly number[], from: CalendarDay, until: CalendarDay): Promise<Placed[]> {
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
  }))
}

/** Where the price of a night differs from the night before. */
function listPrices(card: RateCard, from: CalendarDay, until: CalendarDay): PriceFrom[] {
  const prices: PriceFrom[] = []
  for (const night of daysFrom(from, until)) {
    const price = nightlyRate(night, card).closed ? null : nightPrice(night, card)
    if (prices.at(-1)?.price !== price || prices.length === 0) prices.push({ from: night, price })
  }
  return prices
}
