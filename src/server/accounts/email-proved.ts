import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { endWaysIn, type Remaining } from './ways-in.ts'

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

/** Bookings by owners are trusted; a guest's booking is if its email is the account's proved address. */
export async function addressProved(db: Db, { accountId, email }: { accountId: number | null; email: string }): Promise<boolean> {
  if (accountId === null) return true
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return account?.email.toLowerCase() === email.toLowerCase() && (await emailProved(db, accountId))
}

type WithAddress = { id: number; accountId: number | null; email: string }

/**
 * Ids of those of these bookings whose address is certainly their guest's: owners have entered it, or it is the account's and was proved by
 * what was mailed to it. Stricter than `addressProved`: who has mistyped an address pays, too.
 */
export async function listMailboxProved(db: Db, rows: readonly WithAddress[]): Promise<Set<number>> {
  const accountIds = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]
  const proved =
    accountIds.length > 0
      ? await db
          .select({ id: accounts.id, email: accounts.email })
          .from(accounts)
          .where(and(anyOf(accounts.id, accountIds), isNotNull(accounts.emailProvedAt)))
      : []
  const addresses = new Map(proved.map(({ id, email }) => [id, email.toLowerCase()]))
  const isProved = ({ accountId, email }: WithAddress) => accountId === null || addresses.get(accountId) === email.toLowerCase()
  return new Set(rows.filter(isProved).map(({ id }) => id))
}

/**
 * Marks the address as proved by whom the mailbox belongs to. The first time, somebody else may have opened the account to wait for this
 * person: everything that opens it ends, except what this person has just used. In the back office the second step stays, which nobody
 * sets up who cannot sign in there. Must run in a transaction. @returns true if it was the first time
 */
export async function markEmailProved(tx: Db, deps: Pick<Deps, 'env' | 'now'>, accountId: number, remaining: Remaining): Promise<boolean> {
  const [first] = await tx
    .update(accounts)
    .set({ emailProvedAt: deps.now() })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailProvedAt)))
    .returning({ status: accounts.status })
  if (first) {
    await endWaysIn(tx, deps.env, accountId, { ...remaining, secondStep: first.status === 2 })
    await recordEvent(tx, deps.now(), { type: 'account.proved', accountId })
  }
  return first !== undefined
}
