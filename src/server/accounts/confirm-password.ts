import { eq } from 'drizzle-orm'
import { Refused } from '#contract/refused.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { passwordMatches } from './passwords.ts'

/** Asks whoever is signed in for the password once more, before something that a borrowed session may not do. @returns its hash */
export async function confirmPassword(deps: Deps, accountId: number, password: string): Promise<string> {
  await enforceRateLimit(deps, { key: `confirm ${accountId}`, most: 10, minutes: 15 })
  const [account] = await deps.db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId))
  if (account && (await passwordMatches(account.passwordHash, password))) return account.passwordHash
  throw new Refused('password_not_confirmed', { fields: { password: 'This is not your password' } })
}
