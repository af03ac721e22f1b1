import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { type OfferEnd, offerState, TRANSFER_GRACE_DAYS } from '#domain/bookings/offer.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { offers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { endOffer, listAlternatives, type OfferRow } from '../payments/offers.ts'
import { hasOpenPayment } from '../payments/queries.ts'
import { lockedBooking } from '../stays/queries.ts'

const MOST_AT_ONCE = 100

/** Withdraws an offer. A card payment in progress is refunded if the bank approves it. */
export async function withdrawOffer(deps: Deps, account: Account, offerId: number) {
  await deps.db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, offerId)
    const [first] = await listAlternatives(tx, offerId)
    if (!offer || !first) throw new Refusal('no_such_offer')
    refuseIf(offer.endedAs === 'taken' && 'offer_taken')
    refuseIf(offer.endedAs !== null && 'offer_over')
    await end(tx, deps, offer, 'withdrawn', String(account.id))
    await recordActivity(tx, account, deps.now(), { subject: `booking ${first.code}`, action: 'withdraw offer' })
  })
  return {}
}

/** Ends offers whose last day is over, with a mail to guest and owners. Runs as a job. */
export async function lapseOffers(deps: Deps): Promise<void> {
  const today = dayAtProperty(deps.now())
  const over = await deps.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isNull(offers.endedAt), sql`coalesce(${offers.transferDue} + ${TRANSFER_GRACE_DAYS}::int, ${offers.validUntil}) < ${today}`))
    .limit(MOST_AT_ONCE)
  for (const { id } of over) await withDelivery(deps, () => deps.db.transaction((tx) => lapse(tx, deps, id)))
}

async function lapse(tx: Db, deps: Deps, id: number): Promise<void> {
  const offer = await lockedOffer(tx, id)
  if (!offer || offer.endedAs !== null || offerState(offer, dayAtProperty(deps.now())) !== 'lapsed') return
  for (const booking of await listAlternatives(tx, id)) if (await hasOpenPayment(tx, booking.id)) return
  await end(tx, deps, offer, 'lapsed', 'system')
}

async function end(tx: Db, deps: Deps, { id }: OfferRow, as: OfferEnd, actor: string): Promise<void> {
  const at = deps.now()
  await endOffer(tx, id, { as, actor, at })
  await recordEvent(tx, at, { type: 'offer.ended', offerId: id })
}

/** The offer, with all its villas locked. */
async function lockedOffer(tx: Db, id: number): Promise<OfferRow | undefined> {
  const [first] = await listAlternatives(tx, id)
  if (first) await lockedBooking(tx, first.id)
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id))
  return offer
}
