import { eq, or, type SQL } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, mails, payments } from '../db/schema.ts'

/** A guest's account, bookings and payments. Selected by account id: an email address is no proof of ownership. */
export async function readPersonalData(db: Db, accountId: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error(`account ${accountId} is gone`)
  const own = await db.select().from(bookings).where(eq(bookings.accountId, accountId))
  const ids = own.map(({ id }) => id)
  const paid = ids.length > 0 ? await db.select().from(payments).where(anyOf(payments.bookingId, ids)) : []
  return { account, bookings: own, payments: paid }
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>

/** Mails about the account and its bookings, to the guest and to the owners. */
export function mailsAbout({ account, bookings: own }: PersonalData): SQL | undefined {
  const ids = own.map(({ id }) => id)
  return or(eq(mails.accountId, account.id), anyOf(mails.bookingId, ids))
}
