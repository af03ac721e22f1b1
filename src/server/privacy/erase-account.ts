import { eq } from 'drizzle-orm'
import { erasedGuest } from '#words/records.ts'
import { endWaysIn } from '../accounts/ways-in.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { eraseConsent } from '../mail/change-consent.ts'
import { eraseThreads } from '../threads/erase-thread.ts'
import { eraseActivity, eraseBankMessages, eraseBookings, eraseKeys, eraseMails, eraseTickets } from './erase-rows.ts'
import { readPersonalData } from './personal-data.ts'

/** Erases what is known of a guest in all tables, and the account's name, address and keys. Must run in a transaction. */
export async function eraseAccount(tx: Db, env: Pick<Env, 'siteUrl'>, id: number, at: Date): Promise<void> {
  const personalData = await readPersonalData(tx, id)
  await eraseBookings(tx, personalData.bookings)
  await eraseTickets(tx, id)
  await eraseActivity(tx, personalData)
  await eraseMails(tx, personalData)
  // Of an address that was not proved by a mail to it, somebody else may have agreed.
  if (personalData.account.emailProvedAt) await eraseConsent(tx, personalData.account.email)
  await eraseThreads(tx, personalData.threadIds)
  await eraseBankMessages(tx, personalData.payments)
  await eraseKeys(tx, id)
  await endWaysIn(tx, env, id)
  const nobody = { fullName: erasedGuest, email: `erased-${id}@invalid`, country: '', phone: '', lastSignInAt: null, emailProvedAt: null }
  await tx
    .update(accounts)
    .set({ ...nobody, erasedAt: at })
    .where(eq(accounts.id, id))
}
