import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import { asMail } from './layout.ts'
import type { GuestLetter } from './letter.ts'
import { queueMail } from './outbox.ts'

/** Queues a letter to the holder of an account, in the transaction that causes it. */
export async function queueForAccount(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  { id, email }: { id: number; email: string },
  letter: GuestLetter,
): Promise<void> {
  await queueMail(tx, now(), { accountId: id }, asMail({ ...letter, to: email }, await readSettings(tx)))
}
