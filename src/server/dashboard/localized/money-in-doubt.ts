import { and, asc, desc, eq, gt, inArray, isNotNull, lt, max, or, sql } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-attention.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { daysAfter, minutesAfter } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { bankMessages, jobs, lostPayments, payments, refunds } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { CHECK_BANK_ACCESS } from '../../payments/check-access.ts'
import { lostDinars } from '../../payments/lost-payments.ts'
import { attentionItem as item, MOST_OF_A_KIND } from '../attention-item.ts'

const SLOW_REFUND_DAYS = 5
// The reconciliation schedule has made five checks by then.
const UNCLEAR_AFTER_MINUTES = 60

/** Payments and refunds that the site cannot settle automatically. */
export const moneyInDoubt = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> => [
  ...(await bankAccess(db, now())),
  ...(await unclearPayments(db, minutesAfter(now(), -UNCLEAR_AFTER_MINUTES))),
  ...(await contradictions(db)),
  ...(await unknownOrders(db)),
  ...(await failedRefunds(db)),
  ...(await slowRefunds(db, daysAfter(now(), -SLOW_REFUND_DAYS))),
]

const WRONG_SIGNATURE = '3D-1004'

/** The bank's API is not accessible or the bank rejects our payment forms: affects all payments. */
async function bankAccess(db: Db, now: Date): Promise<Attention[]> {
  const [check] = await db.select().from(jobs).where(eq(jobs.name, CHECK_BANK_ACCESS))
  const unasked = check?.lastError
    ? [item('bank_access', translateStored(check.lastError), { at: check.lastRunAt?.toISOString() ?? null })]
    : []
  const [paid] = await db
    .select({ at: max(payments.settledAt) })
    .from(payments)
    .where(eq(payments.state, 'approved'))
  const since = paid?.at && paid.at > daysAfter(now, -7) ? paid.at : daysAfter(now, -7)
  const [refused] = await db
    .select({ orderId: bankMessages.orderId, at: bankMessages.at })
    .from(bankMessages)
    .where(and(gt(bankMessages.at, since), sql`${bankMessages.fields}::text LIKE ${`%"${WRONG_SIGNATURE}"%`}`))
    .orderBy(desc(bankMessages.id))
    .limit(1)
  if (!refused) return unasked
  const text = words.formRefused(refused.orderId ?? '', WRONG_SIGNATURE)
  return [...unasked, item('bank_access', text, { at: refused.at.toISOString() })]
}

async function unclearPayments(db: Db, before: Date): Promise<Attention[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), or(lt(payments.openedAt, before), isNotNull(payments.attention))))
    .orderBy(asc(payments.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ id: paymentId, bookingId, orderId, attention, openedAt }) =>
    item('unclear_payment', words.aboutPayment(orderId, attention === null ? words.resultUnknown : translateStored(attention)), {
      at: openedAt.toISOString(),
      bookingId,
      paymentId: attention === null ? null : paymentId,
    }),
  )
}

async function contradictions(db: Db): Promise<Attention[]> {
  const rows = await db.select().from(payments).where(isNotNull(payments.attention)).orderBy(asc(payments.id)).limit(MOST_OF_A_KIND)
  return rows
    .filter(({ state }) => state !== 'open')
    .map(({ id, bookingId, orderId, attention, settledAt }) =>
      item('contradiction', words.aboutPayment(orderId, translateStored(attention ?? '')), {
        at: settledAt?.toISOString() ?? null,
        bookingId,
        paymentId: id,
      }),
    )
}

/** Approvals of orders that are not in the database, for example after restoring a backup. */
async function unknownOrders(db: Db): Promise<Attention[]> {
  const rows = await db
    .select()
    .from(lostPayments)
    .where(inArray(lostPayments.state, ['open', 'refund_failed']))
    .orderBy(asc(lostPayments.id))
    .limit(MOST_OF_A_KIND)
  const states = words.lostPaymentStates
  return rows.map((lost) => {
    const dinars = lostDinars(lost)
    const amount = dinars === null ? null : formatDinars(dinars)
    const paid = lost.confirmedDinars === null ? states.unconfirmed : states.confirmed
    const state = lost.state === 'refund_failed' ? states.refundFailed : paid
    return item('lost_payment', words.lostPayment(lost.orderId, amount, lost.transId, state), {
      at: lost.receivedAt.toISOString(),
      lostPaymentId: lost.id,
    })
  })
}

async function failedRefunds(db: Db): Promise<Attention[]> {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'failed'))
    .orderBy(asc(refunds.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ refund, payment }) => {
    // Only card refunds can be sent to the bank again.
    const kind = payment.method === 'card' ? 'failed_refund' : 'due_transfer'
    return item(kind, words.failedRefund(payment.orderId, payment.method, formatEuros(refund.amount), translateStored(refund.reason)), {
      at: refund.createdAt.toISOString(),
      bookingId: payment.bookingId,
      refundId: refund.id,
    })
  })
}

/** The bank settles within a few days; a refund older than that will probably not complete without the owner. */
async function slowRefunds(db: Db, before: Date): Promise<Attention[]> {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, ['due', 'unclear']), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ refund, payment }) =>
    item('failed_refund', words.slowRefund(payment.orderId, formatEuros(refund.amount), SLOW_REFUND_DAYS), {
      at: refund.createdAt.toISOString(),
      bookingId: payment.bookingId,
    }),
  )
}
