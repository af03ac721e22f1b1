import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { InboxStay, inboxCalls, Suggestion } from '#contract/inbox.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import { addDays, dayAtProperty, daysFrom } from '#domain/calendar-day.ts'
import { complaintState, formatComplaintNumber } from '#domain/support/complaints.ts'
import { NIGHTS_AFTER, NIGHTS_BEFORE } from '#domain/support/inbox.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import { readOwnersOffer } from '../bookings/owner-change.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, changeRequests, complaints, payments, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { openRequests } from '../guest-stays/open-requests.ts'
import type { Account } from '../http/account.ts'
import { paidAmount } from '../payments/queries.ts'
import { type BookingRow, nightsWithin, notDeleted, othersThan, soldOrHeld, withVilla } from '../stays/queries.ts'
import { platformStays } from '../stays/sold-elsewhere.ts'
import { listMessages } from '../support/messages.ts'
import { listNotes, readReminder } from '../support/notes.ts'
import { readTickets } from '../support/requests.ts'

type Conversation = AnswerOf<typeof inboxCalls.conversation>

/** Earlier tickets whose messages stand above the ticket, and other ones that are listed. */
const MOST_IN_FULL = 5
const MOST_LISTED = 20

/** A ticket with all that helps to answer it. */
export async function readConversation(deps: Deps, account: Account, ticketId: number, language: Language): Promise<Conversation> {
  const { db, now } = deps
  const today = dayAtProperty(now())
  const [ticket] = await readTickets(db, eq(tickets.id, ticketId), { limit: 1 })
  if (!ticket) throw new Refusal('not_found')
  const booking = await findBooking(db, ticket.orderId)
  const mayChange = isAmong(forRoles.management, account.role)
  const [before, others, complaint, stay, guest, notes, remindOn, suggestion] = await Promise.all([
    readBefore(db, ticket),
    readOthers(db, ticket),
    readComplaint(db, ticketId, today),
    booking ? describeStay(deps, booking) : null,
    readGuest(db, ticket.userId, booking?.booking),
    listNotes(db, ticketId),
    readReminder(db, ticketId),
    booking && mayChange ? suggestChange(deps, booking.booking.id, language) : null,
  ])
  return { ticket, before, others, complaint, stay, guest, notes, remindOn, suggestion, today }
}

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>

async function findBooking(db: Db, orderId: string) {
  const [payment] = await db.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.orderId, orderId))
  const [found] = payment ? await withVilla(db).where(eq(bookings.id, payment.bookingId)) : []
  return found
}

const listed = { id: tickets.id, reason: tickets.reason, status: tickets.status, openedAt: tickets.openedAt, updatedAt: tickets.updatedAt }

type Listed = Pick<typeof tickets.$inferSelect, keyof typeof listed>
const toListed = <Row extends Listed>(row: Row) => ({
  ...row,
  openedAt: row.openedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

async function readBefore(db: Db, { id, userId }: Pick<Conversation['ticket'], 'id' | 'userId'>): Promise<Conversation['before']> {
  const rows = await db
    .select({ ...listed, message: tickets.message })
    .from(tickets)
    .where(and(eq(tickets.accountId, userId), lt(tickets.id, id)))
    .orderBy(desc(tickets.id))
    .limit(MOST_IN_FULL)
  const find = await listMessages(
    db,
    rows.map((row) => row.id),
  )
  return rows.reverse().map((row) => ({ ...toListed(row), messages: find(row.id) }))
}

async function readOthers(db: Db, { id, userId }: Pick<Conversation['ticket'], 'id' | 'userId'>): Promise<Conversation['others']> {
  const rows = await db
    .select(listed)
    .from(tickets)
    .where(and(eq(tickets.accountId, userId), ne(tickets.id, id)))
    .orderBy(desc(tickets.id))
    .limit(MOST_LISTED)
  return rows.map(toListed)
}

async function readComplaint(db: Db, ticketId: number, today: string): Promise<Conversation['complaint']> {
  const [row] = await db.select().from(complaints).where(eq(complaints.ticketId, ticketId))
  return row ? { ...row, number: formatComplaintNumber(row), state: complaintState(row, today) } : null
}

async function readGuest(db: Db, accountId: number, booking: BookingRow | undefined): Promise<Conversation['guest']> {
  const [account] = await db.select({ language: accounts.language, phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
  const stayed = and(eq(bookings.accountId, accountId), notDeleted, inArray(bookings.status, [...soldStatuses]))
  return {
    language: booking?.language ?? account?.language ?? 'en',
    phone: booking?.phone || account?.phone || '',
    stays: await db.$count(bookings, stayed),
  }
}

async function describeStay({ db, now }: Deps, { booking, villa }: Found): Promise<InboxStay> {
  const { remaining } = paymentState(booking.stages, await paidAmount(db, booking.id))
  return {
    bookingId: booking.id,
    bookingNumber: booking.code,
    status: booking.status,
    villa: villa.name,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    arrivalTime: booking.arrivalTime,
    guests: booking.guests,
    total: booking.total,
    remaining,
    nights: await readNights(db, booking, now()),
  }
}

/** The nights before and after a stay, without those that have passed: whose they are, or that they are free. */
async function readNights(db: Db, booking: BookingRow, now: Date): Promise<InboxStay['nights']> {
  const { villaId, checkIn, checkOut } = booking
  const [from, until] = [addDays(checkIn, -NIGHTS_BEFORE), addDays(checkOut, NIGHTS_AFTER)]
  const { guestName: guest, status } = bookings
  const taken = await db
    .select({ guest, status, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(eq(bookings.villaId, villaId), othersThan(booking), soldOrHeld(now), nightsWithin(from, until)))
    .orderBy(asc(bookings.checkIn))
  const elsewhere = (await platformStays(db, from, until, [villaId])).map(({ platform, ...stay }) => ({
    ...stay,
    guest: platform,
    status: 'paid' as const,
  }))
  const others = [...taken, ...elsewhere]
  const today = dayAtProperty(now)
  const beside = [...daysFrom(from, checkIn), ...daysFrom(checkOut, until)].filter((day) => day >= today)
  return beside.map((day) => {
    const found = others.find((stay) => stay.checkIn <= day && day < stay.checkOut)
    if (!found) return { day, state: 'free', guest: '' }
    return found.status === 'restricted' ? { day, state: 'restricted', guest: '' } : { day, state: 'taken', guest: found.guest }
  })
}

/** What the latest wish of the guest for other dates would change: the review page computes the same. Nothing is done by it. */
async function suggestChange(deps: Deps, bookingId: number, language: Language): Promise<Suggestion | null> {
  const wishes = await openRequests(deps.db, deps.now(), { of: eq(changeRequests.bookingId, bookingId) })
  const wish = wishes.at(-1)
  if (!wish) return null
  const { villaId, checkIn, checkOut } = wish.request
  const asked = { bookingId, villaId, villa: wish.villa, checkIn, checkOut }
  try {
    const { total, formerTotal, broken } = await readOwnersOffer(deps, { bookingId, villaId, checkIn, checkOut, price: 'rates' }, language)
    return { ...asked, difference: total - formerTotal, against: broken }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...asked, difference: null, against: [sayIn[language](error.says)] }
  }
}
