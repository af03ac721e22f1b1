import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import {
  accounts,
  actionCodes,
  activity,
  bankMessages,
  bookingChanges,
  bookings,
  emailCodes,
  emailSignIns,
  events,
  guestDocuments,
  holdOrigins,
  invitations,
  mails,
  offers,
  papers,
  passkeyChallenges,
  passkeys,
  payments,
  pendingSignIns,
  refunds,
  resetTokens,
  reviews,
  securityEvents,
  stayAccess,
  ticketMessages,
  tickets,
} from '../db/schema.ts'
import type { PaymentRow } from '../payments/queries.ts'
import type { BookingRow } from '../stays/queries.ts'
import { type Belongings, mailsAbout } from './personal-data.ts'

export const GONE = 'Erased'

/** Keeps days, villa, price, order ids and stars; erases text written by guests and owners. */
export async function forgetBookings(tx: Db, own: readonly BookingRow[]): Promise<void> {
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  await tx.delete(holdOrigins).where(anyOf(holdOrigins.bookingId, ids))
  // Papers must be stored as they were issued, without their recipient.
  await tx.update(papers).set({ recipient: null }).where(anyOf(papers.bookingId, ids))
  const offered = own.flatMap(({ offerId }) => offerId ?? [])
  await tx.update(offers).set({ message: '' }).where(anyOf(offers.id, offered))
  await tx.delete(guestDocuments).where(anyOf(guestDocuments.bookingId, ids))
  await tx.delete(stayAccess).where(anyOf(stayAccess.bookingId, ids))
  await tx
    .update(bookings)
    .set({ guestName: GONE, email: '', phone: '', specialRequests: '', arrivalTime: '' })
    .where(anyOf(bookings.id, ids))
  await tx
    .update(bookingChanges)
    .set({ reason: GONE })
    .where(and(anyOf(bookingChanges.bookingId, ids), ne(bookingChanges.reason, ''), notInArray(bookingChanges.actor, ['bank', 'system'])))
  // The stars stay: without them the average of the others would change.
  await tx.update(reviews).set({ review: '', name: '', answer: '' }).where(anyOf(reviews.bookingId, ids))
  const theirs = tx.select({ id: payments.id }).from(payments).where(anyOf(payments.bookingId, ids))
  await tx
    .update(refunds)
    .set({ reason: GONE })
    .where(and(inArray(refunds.paymentId, theirs), isNotNull(refunds.requestedBy)))
}

export async function forgetTickets(tx: Db, accountId: number): Promise<void> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.accountId, accountId))
  await tx.update(ticketMessages).set({ message: GONE }).where(inArray(ticketMessages.ticketId, own))
  await tx.update(tickets).set({ message: GONE }).where(eq(tickets.accountId, accountId))
}

/** Keeps that a mail was written, but not its recipient and content. Unsent mails are cancelled. */
export async function eraseMails(tx: Db, belongings: Belongings): Promise<void> {
  const nothing = { recipient: GONE, subject: GONE, text: '', html: '', calendar: null, error: null, tryAt: null }
  await tx.update(mails).set(nothing).where(mailsAbout(belongings))
}

/** Keeps the activity entries without their content. Finds them by booking and mail, not by text search. */
export async function forgetActivity(tx: Db, belongings: Belongings): Promise<void> {
  const subjects = belongings.bookings.map(({ code }) => `booking ${code}`)
  const described = and(
    anyOf(activity.subject, subjects),
    inArray(activity.action, [
      ...['add', 'offer', 'change stay', 'details', 'delete', 'status', 'record payment', 'reverse payment', 'review'],
    ]),
  )
  const written = await tx.select({ id: mails.id }).from(mails).where(mailsAbout(belongings))
  const sentAgain = written.map(({ id }) => `mail ${id}`)
  await tx
    .update(activity)
    .set({ before: null, after: null })
    .where(or(described, anyOf(activity.subject, sentAgain)))
  // Changes that are not in the activity yet.
  await tx
    .update(events)
    .set({ facts: sql`${events.facts} || '{"before": null, "after": null}'` })
    .where(and(eq(events.type, 'admin.changed'), sql`${events.facts}->>'subject' = ANY(${sql.param([...subjects, ...sentAgain])}::text[])`))
}

const PERSONAL_FIELD = /^(billto|shipto|email|tel|faxnumber|clientip)/i

/** Messages to and from the bank contain name, email and phone; the reference of a transfer may contain the name. */
export async function forgetBankMessages(tx: Db, own: readonly PaymentRow[]): Promise<void> {
  if (own.length === 0) return
  const orders = own.map(({ orderId }) => orderId)
  await tx.update(payments).set({ sent: null, reference: null }).where(anyOf(payments.orderId, orders))
  for (const { id, fields } of await tx.select().from(bankMessages).where(anyOf(bankMessages.orderId, orders))) {
    if (!Array.isArray(fields)) continue
    const left = fields.filter((field) => !(Array.isArray(field) && PERSONAL_FIELD.test(String(field[0]))))
    if (left.length < fields.length) await tx.update(bankMessages).set({ fields: left }).where(eq(bankMessages.id, id))
  }
}

export async function forgetKeys(tx: Db, accountId: number): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  await tx.delete(invitations).where(inArray(sql`lower(${invitations.email})`, address))
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, accountId))
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId))
  await tx.delete(securityEvents).where(eq(securityEvents.accountId, accountId))
  await tx.delete(emailCodes).where(eq(emailCodes.accountId, accountId))
  await tx.delete(actionCodes).where(eq(actionCodes.accountId, accountId))
  await tx.delete(emailSignIns).where(eq(emailSignIns.accountId, accountId))
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId))
}
