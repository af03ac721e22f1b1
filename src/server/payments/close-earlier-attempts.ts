import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { findLastAnswer } from './last-answer.ts'
import type { PaymentRow } from './queries.ts'
import { reconcilePayment, triggerCheck } from './reconcile-payments.ts'

type Stage = { bookingId: number; stage: number; accountId: number; retryOf: string | undefined }

/**
 * Reconciles earlier open attempts before a guest pays a stage again.
 * @throws Refusal `stage_paid` or `payment_unclear`
 */
export async function closeEarlierAttempts(deps: Deps, { bookingId, stage, accountId, retryOf }: Stage): Promise<void> {
  const open = await deps.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.accountId, accountId), eq(payments.stage, stage), eq(payments.state, 'open')))
  for (const { payment } of open) await resolveAttempt(deps, payment, retryOf)
}

/** Decision 54: a guest who returned unpaid may pay again; a guest whose answer is in doubt may not. */
async function resolveAttempt(deps: Deps, payment: PaymentRow, retryOf: string | undefined): Promise<void> {
  const { orderId } = payment
  const doubtful = (await findLastAnswer(deps.db, orderId)) === 'doubtful'
  if (!doubtful && orderId === retryOf) return
  await enforceRateLimit(deps, { key: `ask ${orderId}`, most: 5, minutes: 10 })
  const report = await reconcilePayment(deps, payment)
  if (report?.state === 'approved') throw new Refusal('stage_paid')
  if (report?.state === 'declined' || report?.state === 'cancelled') return
  if (report?.state === 'not_found' && !doubtful) return
  throw new Refusal('payment_unclear', { details: { nestpayoId: orderId, mayRetry: !doubtful } })
}

type Nights = Stay & { villaId: number }

/**
 * Asks the bank about the guest's own attempt that a new one for the same nights replaces (decision 54). Any result but an approval lets
 * the new attempt begin.
 * @throws Refusal `stage_paid` if the earlier attempt has paid for the nights
 */
export async function refuseIfPaid(deps: Deps, accountId: number, orderId: string, wanted: Nights): Promise<void> {
  const seen = await ownAttempt(deps.db, accountId, orderId)
  if (!seen || seen.booking.villaId !== wanted.villaId || !overlaps(seen.booking, wanted)) return
  if (seen.payment.state === 'open') await triggerCheck(deps, seen.payment)
  const now = await ownAttempt(deps.db, accountId, orderId)
  if (now?.payment.state === 'approved' && blocksNights(now.booking.status)) throw new Refusal('stage_paid')
}

async function ownAttempt(db: Db, accountId: number, orderId: string) {
  const [found] = await db
    .select({ payment: payments, booking: bookings })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.orderId, orderId), eq(bookings.accountId, accountId)))
  return found
}
