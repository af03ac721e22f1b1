import { and, asc, eq, lte } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import type { supportCalls } from '#contract/support.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { accounts, ticketNotes, ticketReminders, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** Notes something about a ticket for the people of the office. It is in no page, mail or export of the guest. */
export async function noteTicket({ db, now }: Deps, account: Account, { ticketId, note }: InputOf<typeof supportCalls.note>) {
  await db.transaction(async (tx) => {
    await lockTicket(tx, ticketId)
    await tx.insert(ticketNotes).values({ ticketId, accountId: account.id, note, writtenAt: now() })
  })
  return {}
}

/** @throws Refusal `not_found`, also for a note of somebody else that the person may not remove */
export async function removeNote({ db }: Deps, account: Account, noteId: number) {
  const own = isAmong(forRoles.management, account.role) ? undefined : eq(ticketNotes.accountId, account.id)
  const removed = await db
    .delete(ticketNotes)
    .where(and(eq(ticketNotes.id, noteId), own))
    .returning({ id: ticketNotes.id })
  if (removed.length === 0) throw new Refusal('not_found')
  return {}
}

/** A ticket has one reminder: another day takes its place. */
export async function remindOfTicket({ db, now }: Deps, account: Account, { ticketId, remindOn }: InputOf<typeof supportCalls.remind>) {
  if (remindOn !== undefined && remindOn < dayAtProperty(now())) throw badFields({ remindOn: 'reminder_in_past' })
  await db.transaction(async (tx) => {
    await lockTicket(tx, ticketId)
    if (remindOn === undefined) return tx.delete(ticketReminders).where(eq(ticketReminders.ticketId, ticketId))
    const reminder = { accountId: account.id, remindOn }
    return tx
      .insert(ticketReminders)
      .values({ ticketId, ...reminder })
      .onConflictDoUpdate({ target: ticketReminders.ticketId, set: reminder })
  })
  return {}
}

/** Ends a reminder that has come. One of a later day stays. */
export async function endReminder(tx: Db, ticketId: number, today: CalendarDay): Promise<void> {
  await tx.delete(ticketReminders).where(and(eq(ticketReminders.ticketId, ticketId), lte(ticketReminders.remindOn, today)))
}

async function lockTicket(tx: Db, ticketId: number): Promise<void> {
  const [ticket] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('key share')
  if (!ticket) throw new Refusal('not_found')
}

/** The notes about a ticket, oldest first. */
export async function listNotes(db: Db, ticketId: number) {
  const rows = await db
    .select({ note: ticketNotes, author: accounts.fullName })
    .from(ticketNotes)
    .leftJoin(accounts, eq(accounts.id, ticketNotes.accountId))
    .where(eq(ticketNotes.ticketId, ticketId))
    .orderBy(asc(ticketNotes.id))
  return rows.map(({ note: { id, accountId, note, writtenAt }, author }) => ({
    id,
    accountId,
    note,
    author: author ?? '',
    writtenAt: writtenAt.toISOString(),
  }))
}

export async function readReminder(db: Db, ticketId: number): Promise<CalendarDay | null> {
  const [reminder] = await db.select().from(ticketReminders).where(eq(ticketReminders.ticketId, ticketId))
  return reminder?.remindOn ?? null
}

/** Tickets whose day of a reminder has come, the oldest day first. */
export const dueReminders = (db: Db, today: CalendarDay, most: number) =>
  db
    .select({ ticketId: tickets.id, guest: accounts.fullName, remindOn: ticketReminders.remindOn })
    .from(ticketReminders)
    .innerJoin(tickets, eq(tickets.id, ticketReminders.ticketId))
    .innerJoin(accounts, eq(accounts.id, tickets.accountId))
    .where(lte(ticketReminders.remindOn, today))
    .orderBy(asc(ticketReminders.remindOn), asc(tickets.id))
    .limit(most)
