import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { acceptExchangeRate, currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { Transaction } from '../payments/bank.ts'
import type { PaymentRow } from '../payments/queries.ts'
import { finishRefund } from '../payments/refund-done.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { releaseHold } from '../safeguards/holds.ts'
import { noteLowPrice } from './note-low-price.ts'
import { noteRestore } from './note-restore.ts'
import { settleLostPayment } from './settle-lost-payment.ts'

type Settlement = InputOf<typeof dashboardCalls.settle>

/** Settles an attention item; the decision is recorded in the activity log. */
export async function settleAttention(deps: Deps, account: Account, settlement: Settlement) {
  const { paymentId, lostPaymentId, rateId, restoreId, lowPriceOf, jobHoldId } = settlement
  if (paymentId !== undefined) await settlePaymentByHand(deps, account, paymentId, settlement)
  else if (lostPaymentId !== undefined) await settleLostPayment(deps, account, lostPaymentId, settlement)
  else if (rateId !== undefined) await acceptRefusedRate(deps, account, rateId, settlement)
  else if (restoreId !== undefined) await noteRestore(deps, account, restoreId, settlement.note)
  else if (lowPriceOf !== undefined) await noteLowPrice(deps, account, lowPriceOf, settlement.note)
  else if (jobHoldId !== undefined) await releaseHold(deps, account, jobHoldId, settlement.note)
  else await settleRefund(deps, account, settlement)
  return {}
}

async function acceptRefusedRate(deps: Deps, account: Account, id: number, { how, note }: Settlement): Promise<void> {
  if (how !== 'accept') {
    throw badFields({ how: 'rate_not_accepted' })
  }
  const before = await currentExchangeRate(deps)
  await deps.db.transaction(async (tx) => {
    const rate = await acceptExchangeRate({ db: tx, now: deps.now }, account, id)
    await recordActivity(tx, account, deps.now(), { subject: 'exchange rate', action: 'accept', before, after: { ...rate, note } })
  })
}

async function settlePaymentByHand(deps: Deps, account: Account, id: number, { how, note }: Settlement): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new Refusal('not_found')
  if (payment.attention === null) throw new Refusal('state_changed')
  if (payment.state === 'open') await applyBankAnswer(deps, payment, how)
  await deps.db.transaction(async (tx) => {
    await tx.update(payments).set({ attention: null, disputedAt: null, askAt: null }).where(eq(payments.id, id))
    const before = { state: payment.state, attention: payment.attention }
    await recordActivity(tx, account, deps.now(), { subject: `payment ${payment.orderId}`, action: 'settle', before, after: { how, note } })
  })
}

/**
 * Reconciliation has ended without a result: applies the answer the owner got from the bank, in the same way as any other payment result.
 */
async function applyBankAnswer(deps: Deps, payment: PaymentRow, how: Settlement['how']): Promise<void> {
  if (how !== 'paid' && how !== 'not_paid') {
    throw badFields({ how: 'bank_answer_needed' })
  }
  await settlePayment(deps, payment.orderId, {
    verdict: how === 'paid' ? 'approved' : 'failed',
    from: 'owner',
    transaction: toTransaction(payment),
  })
}

const toTransaction = (payment: PaymentRow): Transaction => {
  const { authCode, transId, hostRefNum, response, procReturnCode, mdStatus, errCode, errMsg, maskedPan, trxDate, cardInstalment } = payment
  return { authCode, transId, hostRefNum, response, procReturnCode, mdStatus, errCode, errMsg, maskedPan, trxDate, cardInstalment }
}

/** A retry starts as `unclear`, so that the bank's history is checked before money is sent again. */
async function settleRefund(deps: Deps, account: Account, { refundId: id = 0, how, note }: Settlement): Promise<void> {
  const at = deps.now()
  await deps.db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (!refund) throw new Refusal('not_found')
    if (refund.state !== 'failed') throw new Refusal('state_changed')
    if (how !== undefined && how !== 'again' && how !== 'done') throw new Refusal('bad_input', { fields: { how: 'again_or_done' } })
    if (how === 'again') await refuseTransfer(tx, refund.paymentId)
    const again = { state: 'unclear', attempts: 0, tryAt: at } as const
    const change = how === 'again' ? again : ({ state: 'done', settledAt: at, settledBy: account.id } as const)
    await tx.update(refunds).set(change).where(eq(refunds.id, id))
    if (change.state === 'done') await finishRefund(tx, deps, refund)
    const before = { state: refund.state }
    await recordActivity(tx, account, at, { subject: `refund ${id}`, action: 'settle', before, after: { how, note, state: change.state } })
  })
}

async function refuseTransfer(tx: Db, paymentId: number): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (payment?.method === 'card') return
  throw badFields({ how: payment?.method === 'cash' ? 'refund_in_cash' : 'refund_by_transfer' })
}
