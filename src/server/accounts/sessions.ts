import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, sessions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Whoever is signed in. Status 1 is a guest, 2 an administrator. */
export type Account = { id: number; fullName: string; email: string; phone: string; status: 1 | 2 }

const SESSION_DAYS = 30

const cookieName = (siteUrl: string) => (siteUrl.startsWith('https://') ? '__Host-sid' : 'sid')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
export const newToken = (): string => randomBytes(32).toString('base64url')

function cookieFor(siteUrl: string, token: string, seconds: number): string {
  const secure = siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(siteUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

function tokenOf(siteUrl: string, request: Request): string | undefined {
  const wanted = `${cookieName(siteUrl)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
}

/** Who sends a request, by one query and only where there is a cookie. */
export async function accountOf({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>, request: Request): Promise<Account | null> {
  const token = tokenOf(env.siteUrl, request)
  if (!token) return null
  const { id, fullName, email, phone, status } = accounts
  const [account] = await db
    .select({ id, fullName, email, phone, status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now())))
  return account ?? null
}

const LONGEST_DEVICE = 300

/** What the browser says of itself, so that a guest can tell his devices apart. */
const deviceOf = (request: Request): string => (request.headers.get('user-agent') ?? '').slice(0, LONGEST_DEVICE)

/** Signs in with a new token; whatever session came with the request ends. @returns the cookie */
export async function startSession(
  { db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>,
  accountId: number,
  request: Request,
): Promise<string> {
  const token = newToken()
  await endSession({ db, env }, request)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), lt(sessions.expiresAt, now())))
  await db.insert(sessions).values({
    ...{ tokenHash: hashToken(token), accountId, device: deviceOf(request) },
    ...{ startedAt: now(), expiresAt: daysAfter(now(), SESSION_DAYS) },
  })
  await db.update(accounts).set({ lastSignInAt: now() }).where(eq(accounts.id, accountId))
  return cookieFor(env.siteUrl, token, SESSION_DAYS * 24 * 60 * 60)
}

/** Who is signed in under an account, the latest first; `current` is the session that asks. */
export async function sessionsOf({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>, accountId: number, request: Request) {
  const own = hashToken(tokenOf(env.siteUrl, request) ?? '')
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.startedAt))
  return rows.map(({ tokenHash, startedAt, device }) => ({ startedAt: startedAt.toISOString(), device, current: tokenHash === own }))
}

/** Ends the session at the server. @returns the cookie that clears the browser's */
export async function endSession({ db, env }: Pick<Deps, 'db' | 'env'>, request: Request): Promise<string> {
  const token = tokenOf(env.siteUrl, request)
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  return cookieFor(env.siteUrl, '', 0)
}

export async function endAllSessions(db: Db, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** All but the one that sends the request. */
export async function endOtherSessions(db: Db, siteUrl: string, accountId: number, request: Request): Promise<void> {
  const own = hashToken(tokenOf(siteUrl, request) ?? '')
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, own)))
}
