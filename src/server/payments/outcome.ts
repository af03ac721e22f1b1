import { eq } from 'drizzle-orm'
import type { charges, outcomes } from '#contract/payments.ts'
import type { Db } from '../db/client.ts'
import { refunds } from '../db/schema.ts'
import type { PaymentRow } from './queries.ts'

export type Outcome = { outcome: (typeof outcomes)[number]; charge: (typeof charges)[number]; message: string }

/** What a guest may be told of a payment: never 'not charged' while nobody knows. */
export async function outcomeOf(db: Db, { id, state }: PaymentRow): Promise<Outcome> {
  if (state === 'open') {
    const message = 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.'
    return { outcome: 'error', charge: 'waiting', message }
  }
  if (state === 'failed')
    return { outcome: 'failed', charge: 'not_charged', message: 'The payment was not approved. Your card has not been charged.' }
  if (state === 'error')
    return { outcome: 'error', charge: 'not_charged', message: 'The payment could not be completed. Your card has not been charged.' }
  const returned = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, id)).limit(1)
  if (returned.length === 0) return { outcome: 'success', charge: 'charged', message: 'Your card has been charged.' }
  const message = 'Your card was charged, but the booking could not be kept. The whole amount goes back to your card.'
  return { outcome: 'error', charge: 'returned', message }
}
