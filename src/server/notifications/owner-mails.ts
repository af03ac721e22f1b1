import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { lostPayments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { asMail } from '../mail/layout.ts'
import { queueMail } from '../mail/outbox.ts'
import { readSettings } from '../settings/queries.ts'
import { aboutBooking, aboutPayment } from './about-booking.ts'
import { disputedPayment, guestChanged, lostPayment } from './owner-templates.ts'
import { queueForOwner } from './queue-for.ts'

export async function queueDisputedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  await queueForOwner(tx, deps, about, disputedPayment(about, deps.env.siteUrl))
}

export async function queueLostPaymentMail(tx: Db, { env, now }: Deps, id: number): Promise<void> {
  const [lost] = await tx.select().from(lostPayments).where(eq(lostPayments.id, id))
  if (!lost) return
  const settings = await readSettings(tx)
  const to = env.OWNER_EMAIL ?? settings.contact.email
  await queueMail(tx, now(), { accountId: null, audience: 'owner' }, asMail({ ...lostPayment(lost, env.siteUrl), to }, settings))
}

/** `eventId`: each change of the guest has a mail of its own. */
export async function queueGuestChangedMail(tx: Db, deps: Deps, bookingId: number, eventId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  await queueForOwner(tx, deps, about, guestChanged(about, eventId, deps.env.siteUrl))
}
