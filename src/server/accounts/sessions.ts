import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
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

/** Signs in with a new token; whatever session came with the request ends. @returns the cookie */
export async function startSession(
  { db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>,
  accountId: number,
  request: Request,
): Promise<string> {
  const token = newToken()
  await endSession({ db, env }, request)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), lt(sessions.expiresAt, now())))
  await db.insert(sessions).values({ tokenHash: hashToken(token), accountId, expiresAt: daysAfter(now(), SESSION_DAYS) })
  return cookieFor(env.siteUrl, token, SESSION_DAYS * 24 * 60 * 60)
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
