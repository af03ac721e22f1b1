import { eq } from 'drizzle-orm'
import { erasedGuest } from '#words/records.ts'
import { endWaysIn } from '../accounts/ways-in.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { eraseMails, forgetActivity, forgetBankMessages, forgetBookings, forgetKeys, forgetTickets } from './erase-rows.ts'
import { personalDataOf } from './personal-data.ts'

/** Erases what is known of a guest in all tables, and the account's name, address and keys. Must run in a transaction. */
export async function eraseAccount(tx: Db, env: Pick<Env, 'siteUrl'>, id: number, at: Date): Promise<void> {
  const belongings = await personalDataOf(tx, id)
  await forgetBookings(tx, belongings.bookings)
  await forgetTickets(tx, id)
  await forgetActivity(tx, belongings)
  await eraseMails(tx, belongings)
  await forgetBankMessages(tx, belongings.payments)
  await forgetKeys(tx, id)
  await endWaysIn(tx, env, id)
  const nobody = { fullName: erasedGuest, email: `erased-${id}@invalid`, country: '', phone: '', lastSignInAt: null, emailProvedAt: null }
  await tx
    .update(accounts)
    .set({ ...nobody, erasedAt: at })
    .where(eq(accounts.id, id))
}
