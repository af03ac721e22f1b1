import { and, desc, eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookingNotes, bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** The latest. */
const MOST = 100

/** What the office has noted about a booking for itself, the newest first. */
export async function listNotes(db: Db, bookingId: number): Promise<AnswerOf<typeof bookingCalls.events>['notes']> {
  const rows = await db
    .select({ note: bookingNotes, author: accounts.fullName })
    .from(bookingNotes)
    .leftJoin(accounts, eq(accounts.id, bookingNotes.accountId))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.id))
    .limit(MOST)
  return rows.map(({ note, author }) => ({ ...note, author: author ?? '', writtenAt: note.writtenAt.toISOString() }))
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
