import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { minutesAfter } from '../clock.ts'
import { accounts, sessions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { readTokenHash } from './session-cookie.ts'

/** How long a sign-in counts as a confirmation of its own. */
const FRESH_MINUTES = 30

/** Verifies the password again before sensitive changes, so that a stolen session is not sufficient. @returns the password hash */
export async function confirmPassword(deps: Deps, accountId: number, password: string): Promise<string> {
  await enforceRateLimit(deps, { key: `confirm ${accountId}`, most: 10, minutes: 15 })
  const passwordHash = await findPasswordHash(deps, accountId)
  if (passwordHash && (await deps.passwords.matches(passwordHash, password))) return passwordHash
  throw new Refusal('password_not_confirmed', { fields: { password: 'not_your_password' } })
}

/** The same for an account that may have no password: there the sign-in itself must be recent. */
export async function confirmHolder(deps: Deps, accountId: number, password: string, request: Request): Promise<void> {
  if (!(await findPasswordHash(deps, accountId))) return confirmFreshSession(deps, request)
  if (password === '') throw new Refusal('bad_input', { fields: { password: 'password_required' } })
  await confirmPassword(deps, accountId, password)
}

/** @throws Refusal `sign_in_again` */
export async function confirmFreshSession({ db, env, now }: Deps, request: Request): Promise<void> {
  const tokenHash = readTokenHash(env.siteUrl, request) ?? ''
  const [session] = await db.select({ startedAt: sessions.startedAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  if (!session || session.startedAt < minutesAfter(now(), -FRESH_MINUTES)) throw new Refusal('sign_in_again')
}

export async function findPasswordHash({ db }: Pick<Deps, 'db'>, accountId: number): Promise<string | null> {
  const [account] = await db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId))
  return account?.passwordHash ?? null
}
