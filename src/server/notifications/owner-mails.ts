import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { jobHolds, lostPayments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { aboutBooking, aboutPayment } from './about-booking.ts'
import { queueForOwner, queueForOwners } from './queue-for.ts'

export async function queueDisputedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  await queueForOwner(tx, deps, about, (say, about) => say.disputedPayment(about, deps.env.siteUrl))
}

export async function queueLostPaymentMail(tx: Db, deps: Deps, id: number): Promise<void> {
  const [lost] = await tx.select().from(lostPayments).where(eq(lostPayments.id, id))
  if (lost) await queueForOwners(tx, deps, { accountId: null }, (say) => say.lostPayment(lost, deps.env.siteUrl))
}

/** `eventId`: each change of the guest has a mail of its own. */
export async function queueGuestChangedMail(tx: Db, deps: Deps, bookingId: number, eventId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  await queueForOwner(tx, deps, about, (say, about) => say.guestChanged(about, eventId, deps.env.siteUrl))
}

export async function queueHeldMail(tx: Db, deps: Deps, holdId: number): Promise<void> {
  const [hold] = await tx.select().from(jobHolds).where(eq(jobHolds.id, holdId))
  if (hold) await queueForOwners(tx, deps, { accountId: null }, (say) => say.jobHeld(hold, deps.env.siteUrl))
}
