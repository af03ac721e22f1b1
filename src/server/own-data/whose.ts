import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts, bookings, mails, payments } from '../db/schema.ts'

/** What is one guest's: the bookings of the account, their payments, and every address it has used. */
export async function belongingsOf(db: Db, accountId: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error(`account ${accountId} is gone`)
  const own = await db.select().from(bookings).where(eq(bookings.accountId, accountId))
  const ids = own.map(({ id }) => id)
  const paid = ids.length > 0 ? await db.select().from(payments).where(inArray(payments.bookingId, ids)) : []
  const addresses = [...new Set([account.email, ...own.map(({ email }) => email)].map((email) => email.toLowerCase()))].filter(Boolean)
  return { account, bookings: own, payments: paid, addresses }
}

export const mailsTo = (addresses: readonly string[]): SQL | undefined => inArray(sql`lower(${mails.recipient})`, [...addresses])

/** Mails to the guest, and those to the owners that are about the guest. */
export const mailsAbout = (addresses: readonly string[]): SQL | undefined =>
  or(mailsTo(addresses), ...addresses.map((address) => sql`strpos(lower(${mails.text}), ${address}) > 0`))
