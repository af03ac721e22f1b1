import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'

/** Addresses are one account's whatever their case. */
export async function accountByEmail(db: Db, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return account
}

export async function anAdminExists(db: Db): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.status, 2)).limit(1)
  return found.length > 0
}
