import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { spreadRefund } from '#domain/bookings/refund.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { changeNeedsCode, LAST_CHANGE_STAGE } from '#domain/bookings/stay-change.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { nightCount } from '#domain/stay.ts'
import { refund as words } from '#words/records.ts'
import { limitActionCodes } from '../accounts/action-codes.ts'
import { freeCode } from '../bookings/confirm-booking.ts'
import { hashOrigin, limitHolds, lockHolder, noteOrigin } from '../bookings/limit-holds.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/content.ts'
import { bookings } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { moveStay } from '../payments/move-stay.ts'
import { openPayment } from '../payments/open-payment.ts'
import { nextChangeStage } from '../payments/paid-change.ts'
import { requestRefunds } from '../payments/refund-by-hand.ts'
import { listRefundables } from '../payments/refundable.ts'
import { endEarlierOffers, noteChange } from '../payments/stay-changes.ts'
import { type BookingRow, releaseHoldsBefore } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'
import { agreedTerms } from './agreed-change.ts'
import { takeChangeCode } from './change-code.ts'
import { checkConsent } from './change-requests.ts'
import { computeTerms, refuseChange, refuseOthersNights, type TermsNow, type WantedStay } from './change-terms.ts'
import { lockOwnBooking, ownBooking } from './own-booking.ts'

const CHANGES_PER_DAY = 12

type Offer = AnswerOf<typeof guestStayCalls.changeOffer>

/** What other dates or another villa cost, and whether they are free for this booking. */
export async function readChangeOffer(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.changeOffer>): Promise<Offer> {
  const { bookingNumber, ...wanted } = input
  const { booking } = await ownBooking(deps.db, account, bookingNumber)
  await refuseChange(deps, booking, wanted)
  await refuseOthersNights(deps, booking, wanted)
  const villa = await villaOnSale(deps.db, wanted.villaId)
  const terms = await computeTerms(deps, booking, wanted)
  const parts = spreadRefund(terms.back, await listRefundables(deps.db, booking.id)) ?? []
  return {
    villa: villa.name,
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    nights: nightCount(wanted),
    formerTotal: booking.total,
    ...terms,
    kept: terms.retained,
    stages: paymentState(terms.stages, terms.paid + terms.due - terms.back).stages,
    parts: parts.map(({ amount, dinars }) => ({ amount, dinars })),
    consent: await checkConsent(deps.db, booking, wanted, deps.now()),
    cancellation: cancellationLadder({ ...terms, checkIn: wanted.checkIn }, dayAtProperty(deps.now()), terms.paid + terms.due - terms.back),
    codeNeeded: changeNeedsCode(terms),
    email: account.email,
  }
}

type Change = { changeId: number; terms: TermsNow }

/**
 * Changes dates or villa of the guest's own stay. What costs more holds the new nights and goes to the bank first; the old nights stay
 * sold until the payment is approved. What costs less or the same is swapped at once, with the mailed code if money is at stake.
 */
export async function changeOwnStay(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.change>, address: string) {
  const { bookingNumber, villaId, checkIn, checkOut, guests } = input
  const wanted = { villaId, checkIn, checkOut, guests }
  const seen = await ownBooking(deps.db, account, bookingNumber)
  await refuseChange(deps, seen.booking, wanted)
  await enforceRateLimit(deps, { key: `changes ${account.id}`, most: CHANGES_PER_DAY, minutes: 24 * 60 })
  if (input.code !== undefined) await limitActionCodes(deps, account)
  const rate = await currentExchangeRate(deps)
  const origin = hashOrigin(deps, address)
  const done = await deps.db
    .transaction(async (tx) => {
      await lockHolder(tx, account, origin)
      const booking = await lockOwnBooking(tx, account, bookingNumber, villaId)
      await refuseChange(inTransaction(deps, tx), booking, wanted)
      const terms = await agreedTerms(inTransaction(deps, tx), booking, input)
      // Committed where the code is wrong, so that the guess counts: nothing has been written before.
      if (changeNeedsCode(terms) && !(await takeChangeCode(tx, deps, account, booking, input))) return null
      await endEarlierOffers(tx, booking)
      await releaseHoldsBefore(tx, villaId, deps.now())
      await refuseOthersNights(inTransaction(deps, tx), booking, wanted)
      refuseIf((await nextChangeStage(tx, booking.id, terms)) > LAST_CHANGE_STAGE && 'changed_too_often')
      if (terms.due === 0) {
        await swap(tx, deps, account, booking, { changeId: await noteChange(tx, deps, booking, { ...wanted, ...terms }), terms }, wanted)
        return { payment: null }
      }
      const holdsUntil = await limitHolds(tx, deps, account, { ...wanted, heldUntil: null }, origin)
      const offer = await holdNights(tx, deps, booking, { wanted, terms, holdsUntil })
      await noteOrigin(tx, offer.id, origin, deps.now())
      await noteChange(tx, deps, booking, { ...wanted, ...terms, offerId: offer.id })
      const opened = await openPayment(tx, deps, { booking: offer, stage: 1, amount: terms.due, rate, quotedDinars: input.quotedDinars })
      const { orderId, language, paymentForm } = opened
      return { payment: { orderId, language, paymentForm } }
    })
    .catch(orDatesTaken)
  if (!done) throw new Refusal('wrong_email_code', { fields: { code: 'wrong_email_code' } })
  return done
}

/** Swaps the nights at once; requests the refund in the same transaction. */
async function swap(tx: Db, deps: Deps, account: Account, booking: BookingRow, { changeId, terms }: Change, wanted: WantedStay) {
  const payments = await listRefundables(tx, booking.id)
  const parts = spreadRefund(terms.back, payments)
  if (!parts) throw new Error(`the payments of booking ${booking.code} do not cover what goes back`)
  await requestRefunds(tx, deps, account, { payments, parts, reason: words.lowerPrice })
  const paid = terms.paid - terms.back
  await moveStay(tx, booking, { ...wanted, ...terms }, { changeId, paid, actor: String(account.id), at: deps.now() })
}

type Held = { wanted: WantedStay; terms: TermsNow; holdsUntil: Date }

/** A row of the booking's family that holds the new nights while the guest is at the bank. */
async function holdNights(tx: Db, { now }: Deps, booking: BookingRow, { wanted, terms, holdsUntil }: Held): Promise<BookingRow> {
  const { items, original, total, plan, stages, guestsInPrice, cancellation } = terms
  const [inserted] = await tx
    .insert(bookings)
    .values({
      ...wanted,
      items,
      original,
      total,
      plan,
      stages,
      hold: 'change' as const,
      holdsUntil,
      changeOf: booking.id,
      code: await freeCode(tx),
      accountId: booking.accountId,
      status: 'pending' as const,
      cancellation,
      guestsInPrice,
      guestName: booking.guestName,
      email: booking.email,
      phone: booking.phone,
      guests: terms.guests,
      language: booking.language,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  if (!inserted) throw new Error('inserting a hold gave no row')
  return inserted
}
