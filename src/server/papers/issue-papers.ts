import { and, asc, eq, isNull } from 'drizzle-orm'
import { isSold } from '#domain/bookings/status.ts'
import type { Db } from '../db/client.ts'
import { bookings, papers, payments, refunds, stayChanges } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { EventFor } from '../events/event.ts'
import { papersIn } from './in-language.ts'
import type { PaperRow } from './issue-paper.ts'

/** Issues the papers that follow from an event. */
export async function issuePapers(tx: Db, { now }: Deps, event: EventFor<'papers'>): Promise<void> {
  if (event.type === 'booking.moved') {
    const bookingId = await movedBooking(tx, event.changeId)
    if (bookingId !== undefined) await (await choosePapers(tx, bookingId)).issueConfirmation(tx, now(), bookingId, { again: true })
    return
  }
  const bookingId = await findBooking(tx, event)
  if (bookingId !== undefined) await issueMissing(tx, now(), bookingId)
}

async function movedBooking(tx: Db, changeId: number): Promise<number | undefined> {
  const [change] = await tx.select({ bookingId: stayChanges.bookingId }).from(stayChanges).where(eq(stayChanges.id, changeId))
  return change?.bookingId
}

async function findBooking(tx: Db, event: Exclude<EventFor<'papers'>, { type: 'booking.moved' }>): Promise<number | undefined> {
  if ('bookingId' in event) return event.bookingId
  const query = tx.select({ bookingId: payments.bookingId }).from(payments).leftJoin(refunds, eq(refunds.paymentId, payments.id))
  const [found] = await query.where('paymentId' in event ? eq(payments.id, event.paymentId) : eq(refunds.id, event.refundId)).limit(1)
  return found?.bookingId
}

const receiptsMissing = (db: Db, bookingId: number) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(papers, eq(papers.paymentId, payments.id))
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved'), isNull(papers.id)))
    .orderBy(asc(payments.id))

const refundNotesMissing = (db: Db, bookingId: number) =>
  db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(papers, eq(papers.refundId, refunds.id))
    .where(and(eq(payments.bookingId, bookingId), eq(refunds.state, 'done'), isNull(papers.id)))
    .orderBy(asc(refunds.id))

/** True if the booking is sold and has no confirmation. */
async function confirmationMissing(db: Db, bookingId: number): Promise<boolean> {
  const [booking] = await db
    .select({ status: bookings.status, changeOf: bookings.changeOf, confirmation: papers.id })
    .from(bookings)
    .leftJoin(papers, and(eq(papers.bookingId, bookings.id), eq(papers.kind, 'confirmation')))
    .where(eq(bookings.id, bookingId))
    .limit(1)
  return booking !== undefined && isSold(booking.status) && booking.changeOf === null && booking.confirmation === null
}

/** A pro-forma in the language of its booking. @throws Refusal `no_such_booking`, `no_iban`, `nothing_to_pay` */
export const issueProforma = async (deps: Deps, bookingId: number): Promise<PaperRow> =>
  (await choosePapers(deps.db, bookingId)).issueProforma(deps, bookingId)

/** What writes papers in the language of a booking. */
async function choosePapers(db: Db, bookingId: number) {
  const [booking] = await db.select({ language: bookings.language }).from(bookings).where(eq(bookings.id, bookingId))
  return papersIn(booking?.language ?? 'en')
}

/** Issues the receipts, refund notes and the confirmation that a booking does not have yet. */
async function issueMissing(tx: Db, now: Date, bookingId: number): Promise<void> {
  const { issueConfirmation, issueReceipt, issueRefundNote } = await choosePapers(tx, bookingId)
  if (await confirmationMissing(tx, bookingId)) await issueConfirmation(tx, now, bookingId)
  for (const { id } of await receiptsMissing(tx, bookingId)) await issueReceipt(tx, now, id)
  for (const { refund } of await refundNotesMissing(tx, bookingId)) await issueRefundNote(tx, now, refund)
}

/** The same outside a transaction, for bookings that were paid before papers were issued. Writes nothing if none is missing. */
export async function completePapers({ db, now }: Deps, bookingId: number): Promise<void> {
  const complete =
    !(await confirmationMissing(db, bookingId)) &&
    (await receiptsMissing(db, bookingId).limit(1)).length === 0 &&
    (await refundNotesMissing(db, bookingId).limit(1)).length === 0
  if (!complete) await db.transaction((tx) => issueMissing(tx, now(), bookingId))
}
