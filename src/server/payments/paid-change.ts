import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { heldUntil } from '#domain/bookings/holds.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { FIRST_CHANGE_STAGE, LAST_CHANGE_STAGE } from '#domain/bookings/stay-change.ts'
import * as words from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { bookings, stayChanges } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { type BookingRow, releaseHoldsBefore, releaseOwnHolds } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'
import { moveStay } from './move-stay.ts'
import { type PaymentRow, paidAmount, readLastStage } from './queries.ts'

/** `belongs`: the booking and stage that the payment counts for, once the nights are swapped. `refusal`: why it cannot count. */
type PaidChange = { belongs?: { bookingId: number; stage: number }; refusal: string | null }

const refused = (refusal: string): PaidChange => ({ refusal })

/**
 * Swaps the nights of a booking for those that `offer` holds, because their payment was approved. Only if the booking is as it was when
 * the guest began to pay; otherwise the money is refunded. Called before the payment is settled: a settled one keeps its booking.
 */
export async function paidChange(tx: Db, deps: Deps, offer: BookingRow, payment: PaymentRow): Promise<PaidChange> {
  const at = deps.now()
  const [change] = await tx.select().from(stayChanges).where(eq(stayChanges.offerId, offer.id)).for('update')
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.id, change?.bookingId ?? 0))
    .for('update')
  if (!change || !booking || offer.deletedAt !== null || (offer.status !== 'pending' && offer.status !== 'failed'))
    return refused(words.refund.cancelledMeanwhile)
  if (booking.deletedAt !== null || !blocksNights(booking.status)) return refused(words.refund.cancelledMeanwhile)
  const paid = await paidAmount(tx, booking.id)
  // The new price and the new villa are for as many guests as the guest chose before leaving for the bank.
  const guests = change.fromGuests === change.toGuests ? booking.guests : offer.guests
  const unchanged = isUnchanged(booking, change, paid) && !(await changedSince(tx, change))
  if (!unchanged || guests > offer.guests) return refused(words.refund.stayChanged)
  const stage = await nextChangeStage(tx, booking.id, offer)
  if (stage > LAST_CHANGE_STAGE) return refused(words.refund.stayChanged)
  const held = heldUntil(offer, at) !== null
  if (!held && (await isSoldElsewhere(tx, offer.villaId, offer))) return refused(words.refund.nightsSold)
  await releaseHoldsBefore(tx, offer.villaId, at)
  await releaseOwnHolds(tx, offer, offer)
  try {
    await tx.transaction(async (savepoint) => {
      await moveStay(savepoint, booking, { ...offer, guests }, { changeId: change.id, paid: paid + payment.amount, actor: 'bank', at })
      await changeStatus(savepoint, offer, { to: 'failed', actor: 'bank', reason: words.change.becameChange(booking.code), at })
    })
  } catch (error) {
    if (nightsAlreadySold(error)) return refused(words.refund.nightsSold)
    throw error
  }
  return { belongs: { bookingId: booking.id, stage }, refusal: null }
}

type Change = typeof stayChanges.$inferSelect

const isUnchanged = ({ villaId, checkIn, checkOut, total }: BookingRow, from: Change, paid: number): boolean =>
  villaId === from.fromVillaId &&
  checkIn === from.fromCheckIn &&
  checkOut === from.fromCheckOut &&
  total === from.fromTotal &&
  paid === from.fromPaid

/** Whether another change of the booking was done after this one was begun, also one to the same nights and sum. */
const changedSince = async (tx: Db, { id, bookingId }: Change): Promise<boolean> =>
  (await tx.$count(stayChanges, and(eq(stayChanges.bookingId, bookingId), gt(stayChanges.id, id), isNotNull(stayChanges.doneAt)))) > 0

/** Each payment for a change has a stage of its own, above those of the new schedule. */
export const nextChangeStage = async (tx: Db, bookingId: number, { stages }: Pick<BookingRow, 'stages'>): Promise<number> =>
  Math.max(FIRST_CHANGE_STAGE, (await readLastStage(tx, bookingId)) + 1, (stages.at(-1)?.stage ?? 0) + 1)
