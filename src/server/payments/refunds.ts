import { aliasedTable, and, asc, eq, inArray, lt, lte, ne, notExists } from 'drizzle-orm'
import { sum } from '#domain/money.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { bankMessages, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import type { RefundResult } from './bank.ts'
import { logPayment } from './payment-log.ts'
import type { PaymentRow } from './queries.ts'
import { finishRefund } from './refund-done.ts'
import type { RefundRow } from './refundable.ts'
import { requestRefund } from './request-refund.ts'

type Due = { refund: RefundRow; payment: PaymentRow }

const MOST_ATTEMPTS = 5

/**
 * Sends due refunds to the bank, one at a time and never inside a transaction. A refund waits until earlier refunds of the same payment
 * are done, because the bank's history cannot tell them apart.
 */
export async function sendRefunds(deps: Deps): Promise<void> {
  const due: Due[] = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, ['due', 'unclear']), lte(refunds.tryAt, deps.now()), notExists(earlierUnsettled(deps.db))))
    .orderBy(asc(refunds.id))
  for (const one of due) await sendRefund(deps, one)
}

const earlier = aliasedTable(refunds, 'earlier')
const earlierUnsettled = (db: Db) =>
  db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.paymentId, refunds.paymentId), lt(earlier.id, refunds.id), ne(earlier.state, 'done')))

async function sendRefund(deps: Deps, { refund, payment }: Due): Promise<void> {
  const mine = await claim(deps, refund)
  if (!mine) return
  const result = refund.state === 'unclear' ? await askWhetherDone(deps, { refund, payment }) : await request(deps, { refund, payment })
  const sent = { orderId: payment.orderId, at: deps.now(), source: 'refund', verdict: result.outcome, fields: result } as const
  await withDelivery(deps, () =>
    deps.db.transaction(async (tx) => {
      await tx.insert(bankMessages).values(sent)
      await apply(tx, deps, refund, result)
    }),
  )
  const { outcome, procReturnCode: code } = result
  const doubt = outcome === 'refused' || outcome === 'silent'
  logPayment(deps, 'refunded', payment.orderId, { outcome, dinars: refund.dinars, attempt: refund.attempts + 1, code }, doubt)
}

/** Marks the refund unclear before calling the bank, so that it is not sent twice after a crash. */
async function claim({ db, now }: Deps, refund: RefundRow): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ state: 'unclear', attempts: refund.attempts + 1, tryAt: minutesAfter(now(), 5) })
    .where(and(eq(refunds.id, refund.id), eq(refunds.attempts, refund.attempts)))
    .returning({ id: refunds.id })
  return claimed.length > 0
}

const request = ({ bank }: Deps, { refund, payment }: Due): Promise<RefundResult> =>
  requestRefund(bank, { orderId: payment.orderId, dinars: refund.dinars, whole: refund.dinars === payment.dinars })

const silent: RefundResult = { outcome: 'silent', transId: null, procReturnCode: null, errCode: null }

/** After a timeout only the bank's history shows whether the refund was made; sending it again could pay it twice. */
async function askWhetherDone(deps: Deps, due: Due): Promise<RefundResult> {
  const history = await deps.bank.askHistory(due.payment.orderId, due.payment.dinars)
  if (!history) return silent
  const { returned } = history
  const before = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, due.payment.id), eq(refunds.state, 'done')))
  const byBank = sum(before.filter(({ settledBy }) => settledBy === null).map(({ dinars }) => dinars))
  // Owners may have marked a refund done that the bank made after all.
  const atMost = sum(before.map(({ dinars }) => dinars))
  if (returned >= atMost + due.refund.dinars) return { ...silent, outcome: 'done' }
  if (returned < byBank + due.refund.dinars) return request(deps, due)
  return { ...silent, outcome: 'refused' }
}

async function apply(tx: Db, deps: Deps, refund: RefundRow, result: RefundResult): Promise<void> {
  const { transId, procReturnCode, errCode } = result
  const keep = (set: Partial<RefundRow>) =>
    tx
      .update(refunds)
      .set({ transId, procReturnCode, errCode, ...set })
      .where(eq(refunds.id, refund.id))
  if (result.outcome === 'done') {
    await keep({ state: 'done', tryAt: null, settledAt: deps.now() })
    await finishRefund(tx, deps, refund)
    return
  }
  if (result.outcome === 'not_settled_yet') return void (await keep({ state: 'due', tryAt: daysAfter(deps.now(), 1) }))
  const exhausted = refund.attempts + 1 >= MOST_ATTEMPTS
  if (result.outcome === 'silent' && !exhausted) return
  await keep({ state: 'failed', tryAt: null })
}
