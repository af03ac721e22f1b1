import type { Account } from '../accounts/sessions.ts'
import type { Db } from '../db/client.ts'
import { activity } from '../db/schema.ts'

type Did = { subject: string; action: string; before?: unknown; after?: unknown }

/** Keeps what an administrator changed: who, what, before, after, when. In the transaction of the change. */
export async function recordActivity(
  tx: Db,
  account: Account,
  at: Date,
  { subject, action, before = null, after = null }: Did,
): Promise<void> {
  await tx.insert(activity).values({ at, accountId: account.id, subject, action, before, after })
}
