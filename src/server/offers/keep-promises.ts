import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import { isPromised } from '#domain/bookings/holds.ts'
import { getLastDay, offerState } from '#domain/bookings/offer.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as words from '#words/records.ts'
import { showsReservation } from '../calendars/echoes.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents, offers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import { listAlternatives, type OfferRow } from '../payments/offers.ts'
import { type BookingRow, findBlocker, lockedBooking, notDeleted, releaseHoldsBefore } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { isSoldElsewhere, withoutRestriction } from '../stays/sold-elsewhere.ts'
import { endOfDay } from './offer-of-link.ts'

const MOST_AT_ONCE = 100

/**
 * Nights that an open offer keeps for its guest are held. Where they are not, after a fault, they are held again; where others have them by
 * now, here or on a platform, guest and owners are told at once. Runs as a job.
 */
export async function keepPromises(deps: Deps): Promise<void> {
  const notHeld = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(offers, eq(offers.id, bookings.offerId))
    .where(and(promisedByOffer, or(isNull(bookings.holdsUntil), lte(bookings.holdsUntil, deps.now()))))
    .limit(MOST_AT_ONCE)
  for (const { id } of [...notHeld, ...(await soldOnPlatforms(deps.db))])
    await withDelivery(deps, () => deps.db.transaction((tx) => keep(tx, deps, id)))
}

const promisedByOffer = and(
  isNull(offers.endedAt),
  or(eq(offers.transferOf, bookings.id), and(offers.holding, isNull(offers.transferOf))),
  eq(bookings.status, 'pending'),
  notDeleted,
)

/** Promised stays whose nights a platform calls reserved. Nights that it only keeps closed are a conflict that owners look at. */
async function soldOnPlatforms(db: Db): Promise<{ id: number }[]> {
  const rows = await db
    .select({ id: bookings.id, summary: importedEvents.summary })
    .from(bookings)
    .innerJoin(offers, eq(offers.id, bookings.offerId))
    .innerJoin(connectedCalendars, eq(connectedCalendars.villaId, bookings.villaId))
    .innerJoin(importedEvents, eq(importedEvents.calendarId, connectedCalendars.id))
    .where(
      and(
        promisedByOffer,
        withoutRestriction,
        lt(importedEvents.checkIn, bookings.checkOut),
        gt(importedEvents.checkOut, bookings.checkIn),
      ),
    )
    .limit(MOST_AT_ONCE)
  return rows.filter(({ summary }) => showsReservation(summary))
}

async function keep(tx: Db, deps: Deps, bookingId: number): Promise<void> {
  const at = deps.now()
  const booking = await lockedBooking(tx, bookingId)
  const [offer] = await tx
    .select()
    .from(offers)
    .where(eq(offers.id, booking.offerId ?? 0))
  if (!offer) return
  const state = offerState(offer, dayAtProperty(at))
  if (booking.status !== 'pending' || (state !== 'open' && state !== 'transfer')) return
  await releaseHoldsBefore(tx, booking.villaId, at)
  const taken = await findBlocker(tx, booking.villaId, booking, at, { except: booking })
  // A guest at the bank may not pay: the next run looks again.
  if (taken?.hold && !isPromised(taken.hold)) return
  if (taken || (await isSoldElsewhere(tx, booking.villaId, booking))) return lose(tx, booking, offer, at)
  const hold = state === 'transfer' ? 'transfer' : 'offer'
  await tx
    .update(bookings)
    .set({ hold, holdsUntil: endOfDay(getLastDay(offer)) })
    .where(eq(bookings.id, bookingId))
}

async function lose(tx: Db, booking: BookingRow, { id }: OfferRow, at: Date): Promise<void> {
  await changeStatus(tx, booking, { to: 'failed', actor: 'system', reason: words.change.offerEnded.lost, at })
  const left = (await listAlternatives(tx, id)).some(({ status }) => status === 'pending')
  if (!left) await tx.update(offers).set({ endedAt: at, endedAs: 'lost' }).where(eq(offers.id, id))
  await recordEvent(tx, at, { type: 'offer.nights_lost', bookingId: booking.id })
}
