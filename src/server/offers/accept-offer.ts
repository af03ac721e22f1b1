import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { offerCalls } from '#contract/offers.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { StoredHold } from '#domain/bookings/holds.ts'
import { getLastDay, offerState } from '#domain/bookings/offer.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { isIban } from '#domain/iban.ts'
import type { Language } from '#words/languages.ts'
import { change as words } from '#words/records.ts'
import { lockHolder } from '../bookings/limit-holds.ts'
import { refuseNightsOfOthers } from '../bookings/refuse-taken-nights.ts'
import { minutesAfter } from '../clock.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings, offers } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { closeEarlierAttempts } from '../payments/close-earlier-attempts.ts'
import { dropAlternatives, listAlternatives, type OfferRow } from '../payments/offers.ts'
import { openPayment } from '../payments/open-payment.ts'
import { readSettings } from '../settings/queries.ts'
import { agreedTo } from '../settings/translate-settings.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore } from '../stays/queries.ts'
import { endOfDay, offerOfLink } from './offer-of-link.ts'

type Wish = InputOf<typeof offerCalls.accept>

/**
 * Accepts one stay of an offer. Its stays belong to the account from then on. By card the guest goes to the bank, and may come back for
 * another stay of the offer until one is paid for. By transfer the choice is made: the other stays are given up.
 */
export async function acceptOffer(deps: Deps, account: Account, wish: Wish, language: Language) {
  const { id: bookingId } = await offeredStay(deps.db, await offerOfLink(deps, wish.token), wish)
  await closeEarlierAttempts(deps, { bookingId, stage: 1, accountId: account.id, retryOf: wish.retryOf })
  const rate = await currentExchangeRate(deps)
  return deps.db
    .transaction(async (tx) => {
      await lockHolder(tx, account, null)
      const booking = await lockedBooking(tx, bookingId)
      const offer = await offerOfLink(deps, wish.token, tx)
      await refuseClosed(tx, deps, offer, booking, account)
      await releaseHoldsBefore(tx, booking.villaId, deps.now())
      if (!offer.holding) await releaseOthers(tx, offer, booking)
      await refuseNightsOfOthers(tx, booking, booking, deps.now())
      await tx.update(bookings).set({ accountId: account.id }).where(eq(bookings.offerId, offer.id))
      const agreed = await agreedTo(tx, await readSettings(tx), language, deps.now())
      if (wish.way === 'transfer') {
        await awaitTransfer(tx, deps, account, offer, booking, agreed)
        return { payment: null }
      }
      await tx
        .update(bookings)
        .set({ ...agreed, ...holdWhilePaying(deps, booking) })
        .where(eq(bookings.id, booking.id))
      const amount = firstStage(booking).amount
      const own = { ...booking, accountId: account.id }
      const { orderId, paymentForm } = await openPayment(tx, deps, {
        booking: own,
        stage: 1,
        amount,
        rate,
        quotedDinars: wish.quotedDinars,
      })
      return { payment: { orderId, language: booking.language, paymentForm } }
    })
    .catch(orDatesTaken)
}

/** The nights stay held as the offer promises, and at least while the guest is at the bank. */
function holdWhilePaying({ env, now }: Deps, { hold, holdsUntil }: BookingRow): StoredHold {
  const paying = minutesAfter(now(), env.HOLD_MINUTES)
  return holdsUntil !== null && holdsUntil > paying ? { hold, holdsUntil } : { hold: 'payment', holdsUntil: paying }
}

async function offeredStay(db: Db, offer: OfferRow, { bookingNumber }: Wish): Promise<BookingRow> {
  const stay = (await listAlternatives(db, offer.id)).find(({ code }) => code === bookingNumber)
  if (!stay) throw new Refusal('no_such_offer')
  return stay
}

/** @throws Refusal where the offer is over, where the guest has chosen otherwise, or where it is another guest's by now */
async function refuseClosed(tx: Db, { now }: Deps, offer: OfferRow, booking: BookingRow, account: Account): Promise<void> {
  const state = offerState(offer, dayAtProperty(now()))
  refuseIf(state === 'taken' && 'offer_taken')
  refuseIf((state === 'lapsed' || state === 'withdrawn' || state === 'lost') && 'offer_over')
  refuseIf((booking.deletedAt !== null || booking.status !== 'pending') && 'offer_over')
  const holders = (await listAlternatives(tx, offer.id)).flatMap(({ accountId }) => accountId ?? [])
  refuseIf(holders.some((id) => id !== account.id) && 'not_yours')
}

/** The guest has begun to pay for another stay, and chooses this one now. */
async function releaseOthers(tx: Db, offer: OfferRow, booking: BookingRow): Promise<void> {
  for (const { id, holdsUntil } of await listAlternatives(tx, offer.id)) {
    if (id !== booking.id && holdsUntil !== null) await tx.update(bookings).set({ holdsUntil: null }).where(eq(bookings.id, id))
  }
}

const firstStage = ({ stages }: BookingRow) => {
  const [first] = stages
  if (!first) throw new Error('an offered stay has no stage')
  return first
}

type Agreed = Awaited<ReturnType<typeof agreedTo>>

async function awaitTransfer(tx: Db, deps: Deps, account: Account, offer: OfferRow, booking: BookingRow, agreed: Agreed): Promise<void> {
  refuseIf(!isIban((await readSettings(tx)).company.iban) && 'no_transfer')
  if (offer.transferDays === null) throw new Refusal('no_transfer')
  if (offer.transferOf === booking.id) return
  const at = deps.now()
  const transferDue = addDays(dayAtProperty(at), offer.transferDays)
  const holdsUntil = endOfDay(getLastDay({ ...offer, transferDue }))
  const [, ...later] = booking.stages
  const stages = [{ ...firstStage(booking), dueOn: transferDue }, ...later]
  await dropAlternatives(tx, offer.id, { to: 'failed', reason: words.otherChosen, actor: String(account.id), at }, booking)
  await tx
    .update(bookings)
    .set({ ...agreed, hold: 'transfer', holdsUntil, stages, updatedAt: at })
    .where(eq(bookings.id, booking.id))
  await tx.insert(bookingChanges).values({
    bookingId: booking.id,
    at,
    actor: String(account.id),
    fromStatus: booking.status,
    toStatus: booking.status,
    reason: words.accepted,
  })
  await tx.update(offers).set({ transferOf: booking.id, transferDue }).where(eq(offers.id, offer.id))
  await recordEvent(tx, at, { type: 'offer.transfer_agreed', offerId: offer.id })
}
