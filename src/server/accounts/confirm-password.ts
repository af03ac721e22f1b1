import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'

/** Verifies the password again before sensitive changes, so that a stolen session is not sufficient. @returns the password hash */
export async function confirmPassword(deps: Deps, accountId: number, password: string): Promise<string> {
  await enforceRateLimit(deps, { key: `confirm ${accountId}`, most: 10, minutes: 15 })
  const [account] = await deps.db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId))
  if (account && (await deps.passwords.matches(account.passwordHash, password))) return account.passwordHash
  throw new Refusal('password_not_confirmed', { fields: { password: 'not_your_password' } })
}
