import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { endWaysIn, secondStep } from '../accounts/ways-in.ts'
import type { Db } from '../db/client.ts'
import { accountEndings, accounts, twoStep } from '../db/schema.ts'
import { lastOwnerWouldGo } from '../db/violations.ts'
import type { Env } from '../env.ts'
import { eraseAccount } from '../privacy/erase-account.ts'
import { type RestoreRecord, readRestoreRecord, writeRestoreRecord } from './restore-record.ts'
import { readTables } from './tables.ts'

type Endings = RestoreRecord['endings']

/** Endings that a database has on record; none if its version has no such table. */
export async function endingsIn(db: Db): Promise<Endings> {
  const isThere = (await readTables(db)).some(({ name }) => name === 'account_endings')
  if (!isThere) return []
  const { accountId, kind, role, at } = accountEndings
  return db.select({ accountId, kind, role, at }).from(accountEndings).orderBy(accountEndings.id)
}

const toName = ({ accountId, kind, at }: Endings[number]): string => `${accountId} ${kind} ${at.getTime()}`

/** Each ending once, the earliest first. */
export function together(...lists: Endings[]): Endings {
  const known = new Map(lists.flat().map((one) => [toName(one), one]))
  return [...known.values()].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Adds the endings of the database to those that lie beside the backups. */
export async function writeEndings(db: Db, folder: string): Promise<void> {
  const record = await readRestoreRecord(folder)
  const endings = together(record.endings, await endingsIn(db))
  if (endings.length > record.endings.length) await writeRestoreRecord(folder, { ...record, endings })
}

/** Ends in a restored database what had ended since its backup. */
export async function applyEndings(tx: Db, env: Pick<Env, 'siteUrl'>, endings: Endings): Promise<void> {
  const known = new Set((await endingsIn(tx)).map(toName))
  const since = endings.filter((one) => !known.has(toName(one)))
  const roles = new Map(since.filter(({ kind }) => kind === 'role').map((one) => [one.accountId, one]))
  for (const { accountId, kind, at } of since) {
    if (kind === 'erased') await eraseAgain(tx, env, accountId, at)
    if (kind === 'second_step') await endSecondStep(tx, accountId, at)
  }
  for (const one of roles.values()) await setRoleAgain(tx, env, one)
  if (since.length > 0) await tx.insert(accountEndings).values(since.map((one) => ({ ...one, keptAt: one.at })))
}

async function eraseAgain(tx: Db, env: Pick<Env, 'siteUrl'>, id: number, at: Date): Promise<void> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)))
  if (account) await eraseAccount(tx, env, id, at)
}

async function endSecondStep(tx: Db, accountId: number, at: Date): Promise<void> {
  const older = tx
    .select({ id: twoStep.accountId })
    .from(twoStep)
    .where(and(eq(twoStep.accountId, accountId), or(isNull(twoStep.confirmedAt), lt(twoStep.confirmedAt, at))))
  for (const table of secondStep) await tx.delete(table).where(inArray(table.accountId, older))
}

/** A person who was removed is a guest again. Where nobody else could open the back office, the last owner stays. */
async function setRoleAgain(tx: Db, env: Pick<Env, 'siteUrl'>, { accountId, role }: Endings[number]): Promise<void> {
  const setting = tx.transaction(async (inner) => {
    const [person] = await inner
      .update(accounts)
      .set({ role, status: role === null ? 1 : 2 })
      .where(and(eq(accounts.id, accountId), eq(accounts.status, 2)))
      .returning({ id: accounts.id })
    if (person && role === null) await endWaysIn(inner, env, accountId, { password: true })
  })
  await setting.catch((error) => {
    if (!lastOwnerWouldGo(error)) throw error
  })
}
