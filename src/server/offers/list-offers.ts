import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { OfferEntry, offerCalls } from '#contract/offers.ts'
import { offerState } from '#domain/bookings/offer.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { getPrefix } from '#words/languages.ts'
import { anyOf } from '../db/any-of.ts'
import { bookings, offers, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { type OfferRow, offerPath } from '../payments/offers.ts'

type Asked = InputOf<typeof offerCalls.list>

/** Offers, latest first. */
export async function listOffers(deps: Deps, asked: Asked): Promise<AnswerOf<typeof offerCalls.list>> {
  const { db } = deps
  const wanted = and(asked.open ? isNull(offers.endedAt) : undefined, ofBooking(deps, asked))
  const { limit, offset } = pageAsked(asked)
  const rows = await db.select().from(offers).where(wanted).orderBy(desc(offers.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(offers).where(wanted)
  return { offers: await toEntries(deps, rows), total: all?.total ?? 0 }
}

const ofBooking = ({ db }: Deps, { bookingId }: Asked) =>
  bookingId === undefined ? undefined : eq(offers.id, db.select({ id: bookings.offerId }).from(bookings).where(eq(bookings.id, bookingId)))

async function toEntries(deps: Deps, rows: OfferRow[]): Promise<OfferEntry[]> {
  if (rows.length === 0) return []
  const today = dayAtProperty(deps.now())
  const stays = await deps.db
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(
      anyOf(
        bookings.offerId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookings.id))
  return rows.map((offer) => {
    const own = stays.filter(({ booking }) => booking.offerId === offer.id)
    const { id, validUntil, holding, transferDue } = offer
    return {
      id,
      validUntil,
      holding,
      transferDue,
      state: offerState(offer, today),
      createdAt: offer.createdAt.toISOString(),
      guest: own[0]?.booking.guestName ?? '',
      email: own[0]?.booking.email ?? '',
      link: deps.env.siteUrl + getPrefix(own[0]?.booking.language ?? 'en') + offerPath(deps, id),
      alternatives: own.map(({ booking: { id: bookingId, code: bookingNumber, status, checkIn, checkOut, guests, total }, villa }) => ({
        bookingId,
        bookingNumber,
        villa,
        status,
        checkIn,
        checkOut,
        guests,
        total,
      })),
    }
  })
}
