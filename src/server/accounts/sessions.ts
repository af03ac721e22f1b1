import { and, desc, eq, gt, lt, notInArray, or, type Placeholder, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, pendingSignIns, pushDevices, sessions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { rememberDevice } from './devices.ts'
import { readTokenHash, sessionCookie } from './session-cookie.ts'
import { hashToken, newToken } from './tokens.ts'

type Asked = Pick<Deps, 'db' | 'now' | 'env'>

const GUEST_MINUTES = 30 * 24 * 60
const ADMIN_MINUTES = 12 * 60
const ADMIN_IDLE_MINUTES = 60
/** Sessions of one account; a further sign-in ends the one that was not used for longest. */
const MOST_SESSIONS = 20
const MOST_SIGN_INS = { most: 60, minutes: 15 }

const getMinutes = (status: 1 | 2): number => (status === 2 ? ADMIN_MINUTES : GUEST_MINUTES)

/** Administrators whose last request was before this time are signed out. */
export const idleLimit = (now: Date): Date => minutesAfter(now, -ADMIN_IDLE_MINUTES)

type Time = Date | Placeholder

/** Session is not expired and, for administrators, not idle for too long. */
export const isGood = (now: Time, idleSince: Time) =>
  and(
    gt(sessions.expiresAt, sql.param(now, sessions.expiresAt)),
    or(eq(accounts.status, 1), gt(sessions.lastSeenAt, sql.param(idleSince, sessions.lastSeenAt))),
  )

const LONGEST_DEVICE = 300

/** The User-Agent, shown in the session list to tell devices apart. */
const describeDevice = (request: Request): string => (request.headers.get('user-agent') ?? '').slice(0, LONGEST_DEVICE)

/** `passwordHash`: the account's when the password or code was checked. */
type SigningIn = Pick<Account, 'id' | 'status'> & { passwordHash: string | null }

/**
 * Starts a session with a new token, ends the request's current one, and remembers the device. Refusal if the password changed since it
 * was checked, because that change ended all sessions. @returns the cookies of session and device
 */
export async function startSession({ db, now, env }: Asked, account: SigningIn, request: Request): Promise<[string, string]> {
  await enforceRateLimit({ db, now, env }, { key: `sessions of ${account.id}`, ...MOST_SIGN_INS })
  const token = newToken()
  const minutes = getMinutes(account.status)
  const device = await db.transaction(async (tx) => {
    const unchanged = and(eq(accounts.id, account.id), sql`${accounts.passwordHash} IS NOT DISTINCT FROM ${account.passwordHash}`)
    const signedIn = await tx.update(accounts).set({ lastSignInAt: now() }).where(unchanged).returning({ id: accounts.id })
    if (signedIn.length === 0) throw new Refusal('wrong_password')
    await endSession({ db: tx, env }, request)
    await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), lt(sessions.expiresAt, now())))
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      accountId: account.id,
      device: describeDevice(request),
      startedAt: now(),
      lastSeenAt: now(),
      expiresAt: minutesAfter(now(), minutes),
    })
    if (env.RATE_LIMITS === 'on') await endOldest(tx, account.id)
    return rememberDevice(tx, { env, now }, account.id, request)
  })
  return [sessionCookie(env.siteUrl, token, minutes * 60), device]
}

async function endOldest(tx: Db, accountId: number): Promise<void> {
  const own = eq(sessions.accountId, accountId)
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_SESSIONS)
  await tx.delete(sessions).where(and(own, notInArray(sessions.id, newest)))
}

/** Sessions of an account, newest first; `current` marks the caller's session. */
export async function listSessions({ db, now, env }: Asked, accountId: number, request: Request) {
  const own = readTokenHash(env.siteUrl, request)
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), isGood(now(), idleLimit(now()))))
    .orderBy(desc(sessions.startedAt))
  return rows.map(({ session: { id, tokenHash, startedAt, lastSeenAt, device } }) => ({
    id,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    device,
    current: tokenHash === own,
  }))
}

/** Deletes the session in the database. @returns the cookie that clears the browser's */
export async function endSession({ db, env }: Pick<Deps, 'db' | 'env'>, request: Request): Promise<string> {
  const tokenHash = readTokenHash(env.siteUrl, request)
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  return sessionCookie(env.siteUrl, '', 0)
}

/** Ends one of the account's sessions. @returns true if it was the caller's session */
export async function endOneSession({ db, env }: Asked, accountId: number, id: number, request: Request): Promise<boolean> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning()
  if (!ended) throw new Refusal('not_found')
  return ended.tokenHash === readTokenHash(env.siteUrl, request)
}

/** Also ends sign-ins that wait for their second step, and all notices. */
export async function endAllSessions(db: Db, accountId: number): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId))
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
  await db.delete(pushDevices).where(eq(pushDevices.accountId, accountId))
}
