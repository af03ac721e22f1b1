import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import type { Db } from '../db/client.ts'
import { accounts, activity, messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { bookingById } from '../stays/queries.ts'
import { listNotes } from './notes.ts'

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

async function listMessages(db: Db, bookingId: number): Promise<Events['messages']> {
  const rows = await db
    .select({ written: messages })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(threads.bookingId, bookingId))
    .orderBy(desc(messages.id))
    .limit(MOST)
  return rows.map(({ written: { id, ticketId, questionId, author, body, writtenAt } }) => ({
    id,
    ticketId,
    author,
    message: body,
    writtenAt: writtenAt.toISOString(),
    beforeBooking: questionId !== null,
  }))
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
