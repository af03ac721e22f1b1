import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts, bookings, payments } from '../db/schema.ts'

/** True if the account's address is proved: by a mailed code or link, or by a payment. */
export async function emailProved(db: Db, accountId: number): Promise<boolean> {
  const paid = db
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(bookings.accountId, accountId), eq(payments.state, 'approved')))
  const proved = or(isNotNull(accounts.emailProvedAt), sql`EXISTS ${paid}`)
  return (await db.$count(accounts, and(eq(accounts.id, accountId), proved))) > 0
}

export async function markEmailProved(tx: Db, accountId: number, at: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ emailProvedAt: at })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailProvedAt)))
}
