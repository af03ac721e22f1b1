import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Dinars } from '#domain/currency.ts'
import { minutesAfter } from '../clock.ts'
import { bankMessages, lostPayments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { LostApproval, RefundResult } from './bank.ts'
import { logPayment } from './payment-log.ts'
import { nextCheck } from './reconciliation-schedule.ts'
import { requestRefund } from './request-refund.ts'

export type LostPaymentRow = typeof lostPayments.$inferSelect

const MOST_AT_ONCE = 10
const MOST_REFUND_ATTEMPTS = 5

/** Stores a signed approval of an unknown order and notifies the owner once (nestpay.md section 6, rule 2). */
export async function recordLostPayment(deps: Deps, { orderId, dinars, transaction }: LostApproval): Promise<void> {
  const { transId, authCode, trxDate, maskedPan } = transaction
  const at = deps.now()
  await deps.db.transaction(async (tx) => {
    const [lost] = await tx
      .insert(lostPayments)
      .values({ orderId: orderId.slice(0, 64), dinars, transId, authCode, trxDate, maskedPan, receivedAt: at, askAt: at })
      .onConflictDoNothing()
      .returning({ id: lostPayments.id })
    if (lost) await recordEvent(tx, at, { type: 'payment.lost', lostPaymentId: lost.id })
  })
}

/** Amount of the lost payment; the bank's records take precedence over the answer. Null if unknown. */
export const lostDinars = ({ confirmedDinars, dinars }: LostPaymentRow): Dinars | null => confirmedDinars ?? dinars

/** Queries the bank's records about lost payments. Runs as a job. */
export async function askAboutLostPayments(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(lostPayments)
    .where(and(eq(lostPayments.state, 'open'), lte(lostPayments.askAt, deps.now())))
    .orderBy(asc(lostPayments.id))
    .limit(MOST_AT_ONCE)
  for (const lost of due) await queryLostPayment(deps, lost)
}

async function queryLostPayment(deps: Deps, lost: LostPaymentRow): Promise<void> {
  const { db, bank, now } = deps
  const { id, orderId, asked, receivedAt } = lost
  const result = await bank.askOrder(orderId, null)
  const { state: verdict, reason, transaction: fields } = result
  await db.insert(bankMessages).values({ orderId, at: now(), source: 'query', verdict, reason, fields })
  logPayment(deps, 'asked', orderId, { state: verdict, asked: asked + 1, code: fields.procReturnCode }, true)
  const known = result.state === 'approved'
  const back = result.state === 'cancelled' || result.state === 'refunded'
  await db
    .update(lostPayments)
    .set({
      asked: asked + 1,
      askAt: known || back ? null : nextCheck(receivedAt, asked + 1, now()),
      ...(known ? { confirmedDinars: result.dinars, transId: result.transaction.transId ?? lost.transId } : {}),
      ...(back ? { state: 'refunded' as const, settledAt: now() } : {}),
    })
    .where(and(eq(lostPayments.id, id), eq(lostPayments.state, 'open')))
}

/** Sends the refunds of lost payments that the owner requested: always the whole amount, never twice. */
export async function refundLostPayments(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(lostPayments)
    .where(and(inArray(lostPayments.state, ['refund_due', 'refund_unclear']), lte(lostPayments.askAt, deps.now())))
    .orderBy(asc(lostPayments.id))
    .limit(MOST_AT_ONCE)
  for (const lost of due) await refund(deps, lost)
}

async function refund(deps: Deps, lost: LostPaymentRow): Promise<void> {
  const { id, orderId, state, asked, confirmedDinars: dinars } = lost
  if (dinars === null) return
  // Mark as unclear before calling the bank: after a crash the order's history is read before anything is sent again.
  const claimed = await deps.db
    .update(lostPayments)
    .set({ state: 'refund_unclear', asked: asked + 1, askAt: minutesAfter(deps.now(), 5) })
    .where(and(eq(lostPayments.id, id), eq(lostPayments.asked, asked)))
    .returning({ id: lostPayments.id })
  if (claimed.length === 0) return
  const result = state === 'refund_unclear' ? await refundByHistory(deps, orderId, dinars) : await request(deps, orderId, dinars)
  await deps.db.insert(bankMessages).values({ orderId, at: deps.now(), source: 'refund', verdict: result.outcome, fields: result })
  logPayment(
    deps,
    'refunded',
    orderId,
    { outcome: result.outcome, dinars, attempt: asked + 1, code: result.procReturnCode },
    result.outcome !== 'done',
  )
  await deps.db
    .update(lostPayments)
    .set(changeAfterRefund(deps, result, asked + 1))
    .where(eq(lostPayments.id, id))
}

function changeAfterRefund({ now }: Deps, { outcome }: RefundResult, attempts: number): Partial<LostPaymentRow> {
  if (outcome === 'done') return { state: 'refunded', askAt: null, settledAt: now() }
  if (outcome === 'not_settled_yet') return { state: 'refund_due', askAt: minutesAfter(now(), 24 * 60) }
  if (outcome === 'silent' && attempts < MOST_REFUND_ATTEMPTS) return {}
  return { state: 'refund_failed', askAt: null }
}

const request = ({ bank }: Deps, orderId: string, dinars: Dinars): Promise<RefundResult> =>
  requestRefund(bank, { orderId, dinars, whole: true })

async function refundByHistory(deps: Deps, orderId: string, dinars: Dinars): Promise<RefundResult> {
  const history = await deps.bank.askHistory(orderId, dinars)
  const noDetails = { transId: null, procReturnCode: null, errCode: null }
  if (!history) return { outcome: 'silent', ...noDetails }
  return history.returned >= dinars ? { outcome: 'done', ...noDetails } : request(deps, orderId, dinars)
}
