import { and, asc, eq, inArray } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { threadCalls } from '#contract/threads.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { accounts, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockThread } from './lock-thread.ts'

type Person = { id: number; name: string }

/** Who may answer conversations. */
export const listAnswerers = (db: Db): Promise<Person[]> =>
  db
    .select({ id: accounts.id, name: accounts.fullName })
    .from(accounts)
    .where(and(eq(accounts.status, 2), inArray(accounts.role, [...forRoles.desk])))
    .orderBy(asc(accounts.fullName), asc(accounts.id))

/** Says who answers a conversation; without a person, nobody in particular. @throws Refusal `not_found` for a person who may not */
export async function assignThread({ db, now }: Deps, account: Account, { threadId, accountId }: InputOf<typeof threadCalls.assign>) {
  await db.transaction(async (tx) => {
    const people = await listAnswerers(tx)
    const find = (id: number | null | undefined) => people.find((person) => person.id === id)
    const person = find(accountId)
    if (accountId !== undefined && !person) throw new Refusal('not_found')
    const { id, assignedTo } = await lockThread(tx, threadId)
    if (assignedTo === (person?.id ?? null)) return
    await tx
      .update(threads)
      .set({ assignedTo: person?.id ?? null })
      .where(eq(threads.id, id))
    const [before, after] = [find(assignedTo)?.name ?? null, person?.name ?? null]
    await recordActivity(tx, account, now(), { subject: `conversation ${id}`, action: 'assign', before, after })
  })
  return {}
}

/** Of somebody who may answer no longer. */
export async function unassignThreads(tx: Db, accountId: number): Promise<void> {
  await tx.update(threads).set({ assignedTo: null }).where(eq(threads.assignedTo, accountId))
}
