import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import type { GuestEmailTemplate } from './email-template.ts'
import { asMail } from './layout.ts'
import { queueMail } from './outbox.ts'

/** Queues a mail to an account holder within the transaction that causes it. */
export async function queueForAccount(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  { id, email }: { id: number; email: string },
  template: GuestEmailTemplate,
): Promise<void> {
  await queueMail(tx, now(), { accountId: id }, asMail({ ...template, to: email }, await readSettings(tx)))
}
