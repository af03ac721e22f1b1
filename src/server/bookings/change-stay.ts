import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#contract/call.ts'
import type { ownerChangeCalls } from '#contract/owner-changes.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { spreadRefund } from '#domain/bookings/refund.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { unusualTotal } from '#domain/pricing/unusual-terms.ts'
import { isSameStay } from '#domain/stay.ts'
import { refund as words } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { inTransaction } from '../db/content.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { moveStay } from '../payments/move-stay.ts'
import { requestRefunds } from '../payments/refund-by-hand.ts'
import { listRefundables } from '../payments/refundable.ts'
import { endEarlierOffers, noteChange } from '../payments/stay-changes.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore } from '../stays/queries.ts'
import { ownersTermsNow, type TermsNow } from './owner-change.ts'
import { quoteForBooking } from './quote-booking.ts'

type Change = InputOf<typeof ownerChangeCalls.change>

/**
 * Changes dates, villa, price or stages of a sold booking, as an owner wants. Rules for stays of guests may be broken with a reason, nights
 * of others never. What is paid above the new price is refunded.
 */
export async function changeStay(deps: Deps, account: Account, input: Change) {
  const { bookingId, version, villaId, reason = '', tellGuest = true } = input
  return deps.db
    .transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId, villaId)
      refuseStale(version, booking)
      const within = inTransaction(deps, tx)
      await releaseHoldsBefore(tx, villaId, deps.now())
      const terms = await ownersTermsNow(within, booking, input)
      refuseOther(booking, input, terms)
      if (input.ask) await refuseUnusualTotal(within, booking, input, terms)
      await endEarlierOffers(tx, booking)
      await refundDifference(tx, deps, account, booking, terms, reason)
      const changeId = await noteChange(tx, deps, booking, { ...input, ...terms, changedBy: account.id, guestTold: tellGuest })
      const paid = terms.paid - terms.back
      await moveStay(tx, booking, { ...input, ...terms }, { changeId, paid, actor: String(account.id), at: deps.now(), why: reason })
      await recordActivity(tx, account, deps.now(), {
        subject: `booking ${booking.code}`,
        action: 'change stay',
        before: toActivity(booking, ''),
        after: toActivity({ ...input, ...terms }, reason),
      })
      return { status: statusOncePaid(paid, terms.total) }
    })
    .catch(orDatesTaken)
}

/** Asks about a price that the change takes under half of the rates, or above twice as much. `deps`: those of the transaction. */
async function refuseUnusualTotal(deps: Deps, booking: BookingRow, input: Change, { guests, total }: TermsNow): Promise<void> {
  if (total === booking.total || input.price === 'rates') return
  const { quote } = await quoteForBooking(deps, booking, { ...input, guests })
  const problem = unusualTotal(total, quote.total)
  if (problem && (problem.side === 'low') === total < booking.total) throw new Refusal(problem)
}

/** Refuses a change of nothing, one without the reason that it needs, and one with other amounts than were shown. */
function refuseOther(booking: BookingRow, input: Change, terms: TermsNow): void {
  if (input.total !== terms.total || input.back !== terms.back)
    throw new Refusal('price_changed', { details: { total: terms.total / 100, back: terms.back / 100 } })
  const { guests, items, stages } = booking
  const same = isSameStay(booking, input) && isDeepStrictEqual([terms.guests, terms.items, terms.stages], [guests, items, stages])
  refuseIf(same && 'nothing_changed')
  if (terms.reasonNeeded && !input.reason) throw new Refusal('change_reason_needed', { fields: { reason: 'change_reason_needed' } })
}

async function refundDifference(
  tx: Parameters<typeof requestRefunds>[0],
  deps: Deps,
  account: Account,
  booking: BookingRow,
  { back }: TermsNow,
  reason: string,
): Promise<void> {
  if (back === 0) return
  const payments = await listRefundables(tx, booking.id)
  const parts = spreadRefund(back, payments)
  if (!parts) throw new Refusal('refund_too_high', { fields: { amount: 'refund_too_high' } })
  await requestRefunds(tx, deps, account, { payments, parts, reason: reason || words.lowerPrice })
}

type StayTerms = Pick<BookingRow, 'villaId' | 'checkIn' | 'checkOut' | 'guests' | 'total' | 'stages'>

const toActivity = ({ villaId, checkIn, checkOut, guests, total, stages }: StayTerms, reason: string) => ({
  villaId,
  checkIn,
  checkOut,
  guests,
  total,
  reason,
  stages: stages.map(({ amount, dueOn }) => ({ amount, dueOn })),
})
