import { and, eq, inArray, isNotNull, ne, notExists, notInArray, sql } from 'drizzle-orm'
import type { PriceItem } from '#domain/pricing/price-summary.ts'
import { withoutTexts } from '../activity/without-texts.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import {
  accounts,
  activity,
  bankMessages,
  bookingChanges,
  bookingNotes,
  bookings,
  events,
  guestDocuments,
  holdOrigins,
  invitations,
  mailingStays,
  mailings,
  mails,
  messages,
  offers,
  papers,
  payments,
  refunds,
  reviews,
  securityEvents,
  stayAccess,
  threads,
  tickets,
} from '../db/schema.ts'
import type { PaymentRow } from '../payments/queries.ts'
import type { BookingRow } from '../stays/queries.ts'
import { deleteMails } from '../threads/by-mail.ts'
import { mailsAbout, type PersonalData } from './personal-data.ts'

export const GONE = 'Erased'

/** Messages to many that were for these stays alone go with them: their words may be about the guest. */
async function eraseMailingStays(tx: Db, ids: readonly number[]): Promise<void> {
  const gone = await tx.delete(mailingStays).where(anyOf(mailingStays.bookingId, ids)).returning({ id: mailingStays.mailingId })
  const others = tx.select({ one: sql`1` }).from(mailingStays).where(eq(mailingStays.mailingId, mailings.id))
  await tx.delete(mailings).where(
    and(
      anyOf(
        mailings.id,
        gone.map(({ id }) => id),
      ),
      notExists(others),
    ),
  )
}

/** Keeps days, villa, amounts, order ids and stars; erases text written by guests and owners. */
export async function eraseBookings(tx: Db, own: readonly BookingRow[]): Promise<void> {
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  await eraseThreadsOfStays(tx, ids)
  await tx.delete(holdOrigins).where(anyOf(holdOrigins.bookingId, ids))
  // Papers must be stored as they were issued, without their recipient.
  await tx.update(papers).set({ recipient: null }).where(anyOf(papers.bookingId, ids))
  const offered = own.flatMap(({ offerId }) => offerId ?? [])
  await tx.update(offers).set({ message: '' }).where(anyOf(offers.id, offered))
  await tx.delete(bookingNotes).where(anyOf(bookingNotes.bookingId, ids))
  await tx.delete(guestDocuments).where(anyOf(guestDocuments.bookingId, ids))
  await tx.delete(stayAccess).where(anyOf(stayAccess.bookingId, ids))
  await eraseMailingStays(tx, ids)
  await tx
    .update(bookings)
    .set({ guestName: GONE, email: '', phone: '', specialRequests: '', arrivalTime: '' })
    .where(anyOf(bookings.id, ids))
  for (const { id, items } of own) {
    if (items.some(isOwnersLine))
      await tx
        .update(bookings)
        .set({ items: items.map(withoutName) })
        .where(eq(bookings.id, id))
  }
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

/** Keeps that something was written, and when. */
async function eraseThreadsOfStays(tx: Db, bookingIds: readonly number[]): Promise<void> {
  const theirs = tx.select({ id: threads.id }).from(threads).where(anyOf(threads.bookingId, bookingIds))
  await tx.update(messages).set({ subject: null, body: GONE }).where(inArray(messages.threadId, theirs))
  await deleteMails(tx, inArray(messages.threadId, theirs))
  await tx.update(threads).set({ remindOn: null }).where(anyOf(threads.bookingId, bookingIds))
}

const isOwnersLine = (item: PriceItem): boolean => item.kind === 'fee' && item.by === 'owners'
/** Owners name the lines that they add to a price; the amounts stay. */
const withoutName = (item: PriceItem): PriceItem => (item.kind === 'fee' && item.by === 'owners' ? { ...item, name: GONE } : item)

export async function eraseTickets(tx: Db, accountId: number): Promise<void> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.accountId, accountId))
  await tx.update(messages).set({ body: GONE }).where(inArray(messages.ticketId, own))
  await deleteMails(tx, inArray(messages.ticketId, own))
}

/** Keeps that a mail was written, but not its recipient and content. Unsent mails are cancelled. */
export async function eraseMails(tx: Db, personalData: PersonalData): Promise<void> {
  const nothing = {
    recipient: GONE,
    subject: GONE,
    text: '',
    html: '',
    calendar: null,
    unsubscribe: null,
    error: null,
    returnedWhy: null,
    tryAt: null,
  }
  await tx.update(mails).set(nothing).where(mailsAbout(personalData))
}

/** Keeps the activity entries about a guest without their texts. Finds them by what they are about, not by text search. */
export async function eraseActivity(tx: Db, personalData: PersonalData): Promise<void> {
  const subjects = await listSubjects(tx, personalData)
  for (const { id, action, before, after } of await tx.select().from(activity).where(anyOf(activity.subject, subjects))) {
    const texts = { before: withoutTexts(before, action), after: withoutTexts(after, action) }
    await tx.update(activity).set(texts).where(eq(activity.id, id))
  }
  // Changes that are not in the activity yet.
  await tx
    .update(events)
    .set({ facts: sql`${events.facts} || '{"before": null, "after": null}'` })
    .where(and(eq(events.type, 'admin.changed'), sql`${events.facts}->>'subject' = ANY(${sql.param(subjects)}::text[])`))
}

/** What the activity calls a guest's bookings, payments, refunds, tickets and mails. */
async function listSubjects(tx: Db, personalData: PersonalData): Promise<string[]> {
  const { account, bookings: own, payments: paid } = personalData
  const paymentIds = paid.map(({ id }) => id)
  const back = await tx.select({ id: refunds.id }).from(refunds).where(anyOf(refunds.paymentId, paymentIds))
  const asked = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.accountId, account.id))
  const ownMails = await tx.select({ id: mails.id }).from(mails).where(mailsAbout(personalData))
  return [
    ...own.map(({ code }) => `booking ${code}`),
    ...paid.map(({ orderId }) => `payment ${orderId}`),
    ...back.map(({ id }) => `refund ${id}`),
    ...asked.map(({ id }) => `ticket ${id}`),
    ...ownMails.map(({ id }) => `mail ${id}`),
    ...personalData.threadIds.map((id) => `question ${id}`),
  ]
}

const PERSONAL_FIELD = /^(billto|shipto|email|tel|faxnumber|clientip)/i

/** Messages to and from the bank contain name, email and phone; the reference of a transfer may contain the name. */
export async function eraseBankMessages(tx: Db, own: readonly PaymentRow[]): Promise<void> {
  if (own.length === 0) return
  const orders = own.map(({ orderId }) => orderId)
  await tx.update(payments).set({ sent: null, reference: null }).where(anyOf(payments.orderId, orders))
  for (const { id, fields } of await tx.select().from(bankMessages).where(anyOf(bankMessages.orderId, orders))) {
    if (!Array.isArray(fields)) continue
    const left = fields.filter((field) => !(Array.isArray(field) && PERSONAL_FIELD.test(String(field[0]))))
    if (left.length < fields.length) await tx.update(bankMessages).set({ fields: left }).where(eq(bankMessages.id, id))
  }
}

export async function eraseKeys(tx: Db, accountId: number): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  await tx.delete(invitations).where(inArray(sql`lower(${invitations.email})`, address))
  await tx.delete(securityEvents).where(eq(securityEvents.accountId, accountId))
}
