import { and, eq, isNull, lte } from 'drizzle-orm'
import { remindsOfTransfer } from '#domain/bookings/offer.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { getPrefix } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { offers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { listAlternatives, type OfferRow, offerPath } from '../payments/offers.ts'
import { transferTo } from '../payments/transfer-to.ts'
import { lockedBooking } from '../stays/queries.ts'
import { type AboutBooking, aboutBooking } from './about-booking.ts'
import { queueForGuest, queueForOwner } from './queue-for.ts'

const toPageAddress = (deps: Deps, { booking }: AboutBooking, offerId: number): string =>
  deps.env.siteUrl + getPrefix(booking.language) + offerPath(deps, offerId)

async function aboutOffer(tx: Db, deps: Deps, offerId: number) {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId))
  const bookings = await listAlternatives(tx, offerId)
  const stays: AboutBooking[] = []
  for (const { id } of bookings) stays.push(await aboutBooking(tx, id))
  const [first] = stays
  // Its bookings were cleared after years.
  if (!offer || !first) return null
  return { about: { offer, stays, page: toPageAddress(deps, first, offerId) }, first }
}

export async function queueOfferMail(tx: Db, deps: Deps, offerId: number): Promise<void> {
  const found = await aboutOffer(tx, deps, offerId)
  if (found) await queueForGuest(tx, deps, found.first, (say) => say.offerSent(found.about, found.first))
}

export async function queueOfferOverMails(tx: Db, deps: Deps, offerId: number): Promise<void> {
  const found = await aboutOffer(tx, deps, offerId)
  if (!found) return
  await queueForGuest(tx, deps, found.first, (say) => say.offerOver(found.about, found.first, deps.env.siteUrl).guest)
  await queueForOwner(tx, deps, found.first, (say, first) => say.offerOver(found.about, first, deps.env.siteUrl).owner)
}

export async function queueNightsLostMails(tx: Db, deps: Deps, bookingId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  const found = about.booking.offerId === null ? null : await aboutOffer(tx, deps, about.booking.offerId)
  if (!found) return
  const { offer, page, stays } = found.about
  const lost = { offer, about, others: stays.some(({ booking }) => booking.status === 'pending'), page, siteUrl: deps.env.siteUrl }
  await queueForGuest(tx, deps, about, (say) => say.nightsLost(lost).guest)
  await queueForOwner(tx, deps, about, (say, about) => say.nightsLost({ ...lost, about }).owner)
}

async function aboutTransfer(tx: Db, deps: Deps, offer: OfferRow | undefined) {
  if (!offer || offer.transferOf === null) return null
  const about = await aboutBooking(tx, offer.transferOf)
  const { next } = paymentState(about.booking.stages, 0)
  if (!next) return null
  return { offer, about, to: transferTo(about.booking, about.settings.company, next), page: toPageAddress(deps, about, offer.id) }
}

export async function queueTransferMails(tx: Db, deps: Deps, offerId: number): Promise<void> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId))
  const found = await aboutTransfer(tx, deps, offer)
  if (!found) return
  const agreed = { ...found, siteUrl: deps.env.siteUrl }
  await queueForGuest(tx, deps, found.about, (say) => say.transferAgreed(agreed).guest)
  await queueForOwner(tx, deps, found.about, (say, about) => say.transferAgreed({ ...agreed, about }).owner)
}

/** Reminds guests of a transfer the day before it is due, once. Runs as a job. */
export async function remindOfTransfers(deps: Deps): Promise<void> {
  const today = dayAtProperty(deps.now())
  const due = await deps.db
    .select({ bookingId: offers.transferOf })
    .from(offers)
    .where(and(isNull(offers.endedAt), lte(offers.transferDue, addDays(today, 1))))
  for (const { bookingId } of due) if (bookingId !== null) await deps.db.transaction((tx) => remind(tx, deps, bookingId, today))
}

/** Checks again under the lock, in case the money has just come. */
async function remind(tx: Db, deps: Deps, bookingId: number, today: string): Promise<void> {
  const booking = await lockedBooking(tx, bookingId)
  const [offer] = await tx
    .select()
    .from(offers)
    .where(eq(offers.id, booking.offerId ?? 0))
  if (!offer || booking.status !== 'pending' || !remindsOfTransfer(offer, today)) return
  const found = await aboutTransfer(tx, deps, offer)
  if (found) await queueForGuest(tx, deps, found.about, (say) => say.transferReminder(found))
}
