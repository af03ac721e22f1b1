import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { PeopleNews } from '../mail/localized/people-templates.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'

/** Mails all owners but the one who made the change. */
export async function tellOwners(tx: Db, deps: Pick<Deps, 'env' | 'now'>, actorId: number, news: PeopleNews): Promise<void> {
  const owners = await tx.select().from(accounts).where(eq(accounts.role, 'owner'))
  for (const owner of owners.filter(({ id }) => id !== actorId))
    await queueForAccount(tx, deps, owner, (say) => say.peopleChanged(owner, news, deps.env.siteUrl))
}
