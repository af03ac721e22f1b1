import { asc, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'

/**
 * Locks the owners, so that their changes of people happen one after another. @returns all owners
 * @throws Refusal if the account is no owner any more
 */
export async function ownersWith(tx: Db, accountId: number) {
  const owners = await tx.select().from(accounts).where(eq(accounts.role, 'owner')).orderBy(asc(accounts.id)).for('update')
  if (!owners.some(({ id }) => id === accountId)) throw new Refusal('not_admin')
  return owners
}
