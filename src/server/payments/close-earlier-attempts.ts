import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Db } from '../db/client.ts'
import { bankMessages, bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import type { PaymentRow } from './queries.ts'
import { reconcilePayment } from './reconcile-payments.ts'

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

/** Decision 9: a guest who returned without an answer may pay again; a guest whose answer is in doubt may not. */
async function resolveAttempt(deps: Deps, payment: PaymentRow, retryOf: string | undefined): Promise<void> {
  const { orderId } = payment
  const answered = await hasAnswer(deps.db, orderId)
  if (!answered && orderId === retryOf) return
  await enforceRateLimit(deps, { key: `ask ${orderId}`, most: 5, minutes: 10 })
  const report = await reconcilePayment(deps, payment)
  if (report?.state === 'approved') throw new Refusal('stage_paid')
  if (report?.state === 'declined' || report?.state === 'cancelled') return
  if (report?.state === 'not_found' && !answered) return
  throw new Refusal('payment_unclear', { details: { nestpayoId: orderId, mayRetry: !answered } })
}

async function hasAnswer(db: Db, orderId: string): Promise<boolean> {
  const answers = await db
    .select({ id: bankMessages.id })
    .from(bankMessages)
    .where(and(eq(bankMessages.orderId, orderId), inArray(bankMessages.source, ['return', 'callback'])))
    .limit(1)
  return answers.length > 0
}
