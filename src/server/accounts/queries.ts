import { eq, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'

/** Email addresses are case-insensitive. */
export async function accountByEmail(db: Db, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    // Lowercase both sides in the database: PostgreSQL and JavaScript differ for some letters, such as a final capital sigma.
    .where(eq(sql`lower(${accounts.email})`, sql`lower(${email})`))
  return account
}

export async function anOwnerExists(db: Db): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'owner')).limit(1)
  return found.length > 0
}

export type GetName = (accountId: number | null) => string | null

/** Full names by account id; ids without an account have none. */
export async function accountNames(db: Db, accountIds: readonly (number | null)[]): Promise<GetName> {
  const ids = [...new Set(accountIds)].filter((id): id is number => Number.isInteger(id))
  const rows = ids.length > 0 ? await db.select().from(accounts).where(anyOf(accounts.id, ids)) : []
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]))
  return (accountId) => (accountId === null ? null : (names.get(accountId) ?? null))
}
