import { and, asc, eq, ne } from 'drizzle-orm'
import type { OfferEnd } from '#domain/bookings/offer.ts'
import { isSold } from '#domain/bookings/status.ts'
import * as words from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { bookings, offers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readSignedId, signId } from '../signed-id.ts'
import type { BookingRow } from '../stays/queries.ts'
import { type Change, changeStatus } from '../stays/record-change.ts'

export type OfferRow = typeof offers.$inferSelect

type Secret = Pick<Deps, 'secret'>

/** What the link of an offer is known by: its id and the site's signature, so that links need not be stored. */
export const offerToken = (deps: Secret, offerId: number): string => signId(deps, 'offer', offerId)

/** Page on which a guest accepts an offer. */
export const offerPath = (deps: Secret, offerId: number): string => `/offer/${offerToken(deps, offerId)}`

/** The page of an offer with this stay of it chosen; null if the booking is of no offer. */
export const offeredStayPath = (deps: Secret, { offerId, code }: Pick<BookingRow, 'offerId' | 'code'>): string | null =>
  offerId === null ? null : `${offerPath(deps, offerId)}?${new URLSearchParams({ stay: code })}`

/** The id in the link of an offer; null if the site has not signed it. */
export const offerIdIn = (deps: Secret, token: string): number | null => readSignedId(deps, 'offer', token)

/** The stays of an offer, in their order. */
export const listAlternatives = (db: Db, offerId: number): Promise<BookingRow[]> =>
  db.select().from(bookings).where(eq(bookings.offerId, offerId)).orderBy(asc(bookings.id))

/** True while nobody has taken, withdrawn or let lapse the offer of a booking. */
export async function isOfOpenOffer(db: Db, { offerId }: BookingRow): Promise<boolean> {
  if (offerId === null) return false
  const [offer] = await db.select({ endedAt: offers.endedAt }).from(offers).where(eq(offers.id, offerId))
  return offer?.endedAt === null
}

/** Another stay of the same offer that is paid for. One offer sells one stay. */
export async function paidAlternative(db: Db, { id, offerId }: BookingRow): Promise<BookingRow | undefined> {
  if (offerId === null) return undefined
  const others = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.offerId, offerId), ne(bookings.id, id)))
  return others.find(({ status }) => isSold(status))
}

type Ending = { as: OfferEnd; actor: string; at: Date }

/** Ends an offer and frees the nights of its unpaid stays but that of `except`. All its villas are locked. */
export async function endOffer(tx: Db, offerId: number, { as, actor, at }: Ending, except?: BookingRow): Promise<void> {
  await tx.update(offers).set({ endedAt: at, endedAs: as }).where(eq(offers.id, offerId))
  // A card payment for a withdrawn stay is refunded; one for a lapsed stay counts if its nights are still free.
  await dropAlternatives(
    tx,
    offerId,
    { to: as === 'withdrawn' ? 'cancelled' : 'failed', reason: words.change.offerEnded[as], actor, at },
    except,
  )
}

/** A stay of an offer is sold for the first time: the others are given up. `booking`: as it was before. */
export async function takeOffer(tx: Db, booking: BookingRow, by: Omit<Ending, 'as'>): Promise<void> {
  if (booking.offerId !== null && !isSold(booking.status)) await endOffer(tx, booking.offerId, { as: 'taken', ...by }, booking)
}

/** Ends the open offer of a stay that owners have cancelled, if none of its stays is left. */
export async function endEmptyOffer(tx: Db, booking: BookingRow, by: Omit<Ending, 'as'>): Promise<void> {
  if (booking.offerId === null || !(await isOfOpenOffer(tx, booking))) return
  const left = (await listAlternatives(tx, booking.offerId)).some(({ status }) => status === 'pending')
  if (!left) await endOffer(tx, booking.offerId, { as: 'withdrawn', ...by })
}

/** Gives up the unpaid stays of an offer but that of `except`. */
export async function dropAlternatives(tx: Db, offerId: number, change: Change, except?: BookingRow): Promise<void> {
  for (const booking of await listAlternatives(tx, offerId)) {
    if (booking.id !== except?.id && booking.status === 'pending') await changeStatus(tx, booking, change)
  }
}
