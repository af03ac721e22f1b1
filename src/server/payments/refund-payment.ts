import { eq } from 'drizzle-orm'
import type { Dinars } from '#domain/currency.ts'
import { sum } from '#domain/money.ts'
import { refund as words } from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { PaymentRow } from './queries.ts'
import { finishRefund } from './refund-done.ts'

/** Records a refund of the rest of an approved payment. A job sends it to the bank. */
export async function refundPayment(tx: Db, { now }: Deps, { id, amount, dinars }: PaymentRow, reason: string): Promise<void> {
  const before = await tx.select().from(refunds).where(eq(refunds.paymentId, id))
  const rest = { amount: amount - sum(before.map((refund) => refund.amount)), dinars: dinars - sum(before.map((refund) => refund.dinars)) }
  await tx.insert(refunds).values({ paymentId: id, ...rest, reason, state: 'due', tryAt: now(), createdAt: now() })
}

/** Records a refund made at the bank without this site. */
export async function recordRefund(tx: Db, deps: Deps, { id, amount, dinars }: PaymentRow, returned: Dinars): Promise<void> {
  const whole = returned >= dinars
  const part = whole ? { amount, dinars } : { amount: Math.round((amount * returned) / dinars), dinars: returned }
  const at = { createdAt: deps.now(), settledAt: deps.now() }
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId: id, ...part, ...at, reason: words.atTheBank, state: 'done' })
    .returning()
  if (!refund) return
  if (whole) await finishRefund(tx, deps, refund)
  else await recordEvent(tx, deps.now(), { type: 'refund.done', refundId: refund.id })
}
