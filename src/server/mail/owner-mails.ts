import { eq } from 'drizzle-orm'
import { writtenDinars } from '#domain/currency.ts'
import type { Db } from '../db/client.ts'
import { lostPayments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import { aboutPayment, queueForOwner, stayTable, transactionTable } from './about-booking.ts'
import { asMail } from './layout.ts'
import { queueMail } from './outbox.ts'

const dashboard = (siteUrl: string) => ({ label: 'Needs attention', url: `${siteUrl}/admin/dashboard` })

/** To the owner: the bank's records disagree with an approval. */
export async function queueDisputedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const { payment, booking } = about
  await queueForOwner(tx, deps, about, {
    occasion: `disputed ${payment.orderId}`,
    subject: `Please check the payment for booking ${booking.code} with the bank`,
    blocks: [
      payment.attention ?? 'The bank’s records did not agree with the approval of this payment when they were asked.',
      'The nights stay sold until you decide otherwise. The guest’s page says that the payment is being checked.',
      transactionTable(about),
      stayTable(about),
    ],
    button: dashboard(deps.env.siteUrl),
  })
}

/** To the owner: the bank took money for an order that this site does not know. */
export async function queueLostPaymentMail(tx: Db, { env, now }: Deps, id: number): Promise<void> {
  const [lost] = await tx.select().from(lostPayments).where(eq(lostPayments.id, id))
  if (!lost) return
  const settings = await readSettings(tx)
  const mail = {
    occasion: `owner: lost payment ${lost.orderId}`,
    to: env.OWNER_EMAIL ?? settings.contact.email,
    subject: `A payment for an unknown order: ${lost.orderId}`,
    blocks: [
      'The bank approved a payment for an order that this site does not know, as can happen after a backup was restored. Please attach it to a booking or give it back.',
      [
        ['Order id', lost.orderId],
        ['Amount', lost.dinars === null ? '-' : writtenDinars(lost.dinars)],
        ['Transaction id', lost.transId || '-'],
        ['Authorisation code', lost.authCode || '-'],
        ['Transaction date', lost.trxDate || '-'],
      ] as [string, string][],
    ],
    button: dashboard(env.siteUrl),
  }
  await queueMail(tx, now(), { accountId: null, audience: 'owner' }, asMail(mail, settings))
}
