import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, activity, bookingNotes, bookings, payments, ticketMessages, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { bookingById } from '../stays/queries.ts'

type Events = AnswerOf<typeof bookingCalls.events>

/** Of each kind, the latest. */
const MOST = 100

/** What the status changes and payments of a booking say themselves. */
const SAID_ELSEWHERE = ['add', 'status', 'change stay', 'record payment', 'reverse payment']

/** @throws Refusal `no_such_booking` */
export async function readBookingEvents({ db }: Deps, { role }: Account, bookingId: number): Promise<Events> {
  const found = await bookingById(db, bookingId)
  if (!found) throw new Refusal('no_such_booking')
  const [atDesk, manages] = [isAmong(forRoles.desk, role), isAmong(forRoles.management, role)]
  return {
    notes: atDesk ? await listNotes(db, bookingId) : [],
    messages: atDesk ? await listMessages(db, bookingId) : [],
    activity: manages ? await listActivity(db, found.booking.code) : [],
  }
}

async function listNotes(db: Db, bookingId: number): Promise<Events['notes']> {
  const rows = await db
    .select({ note: bookingNotes, author: accounts.fullName })
    .from(bookingNotes)
    .leftJoin(accounts, eq(accounts.id, bookingNotes.accountId))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.id))
    .limit(MOST)
  return rows.map(({ note, author }) => ({ ...note, author: author ?? '', writtenAt: note.writtenAt.toISOString() }))
}

/** Tickets name the order of a payment. */
async function listMessages(db: Db, bookingId: number): Promise<Events['messages']> {
  const orders = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.bookingId, bookingId))
  const asked = await db
    .select()
    .from(tickets)
    .where(
      anyOf(
        tickets.orderId,
        orders.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(MOST)
  const answered = await db
    .select()
    .from(ticketMessages)
    .where(
      anyOf(
        ticketMessages.ticketId,
        asked.map(({ id }) => id),
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(MOST)
  return [
    ...asked.map(({ id, message, openedAt }) => ({ ticketId: id, author: 'guest' as const, message, writtenAt: openedAt.toISOString() })),
    ...answered.map((message) => ({ ...message, writtenAt: message.writtenAt.toISOString() })),
  ]
}

async function listActivity(db: Db, code: string): Promise<Events['activity']> {
  const rows = await db
    .select({ did: activity, who: accounts.fullName })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(and(eq(activity.subject, `booking ${code}`), notInArray(activity.action, SAID_ELSEWHERE)))
    .orderBy(desc(activity.id))
    .limit(MOST)
  return rows.map(({ did, who }) => ({ ...did, who, at: did.at.toISOString() })) as Events['activity']
}

/** Notes something for the people of the office. It is in no page, mail or export of the guest. @throws Refusal `no_such_booking` */
export async function noteBooking({ db, now }: Deps, account: Account, { bookingId, note }: InputOf<typeof bookingCalls.note>) {
  await db.transaction(async (tx) => {
    const [booking] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('key share')
    if (!booking) throw new Refusal('no_such_booking')
    await tx.insert(bookingNotes).values({ bookingId, accountId: account.id, note, writtenAt: now() })
  })
  return {}
}

/** @throws Refusal `not_found`, also for a note of somebody else that the person may not remove */
export async function removeBookingNote({ db }: Deps, account: Account, noteId: number) {
  const own = isAmong(forRoles.management, account.role) ? undefined : eq(bookingNotes.accountId, account.id)
  const removed = await db
    .delete(bookingNotes)
    .where(and(eq(bookingNotes.id, noteId), own))
    .returning({ id: bookingNotes.id })
  if (removed.length === 0) throw new Refusal('not_found')
  return {}
}
