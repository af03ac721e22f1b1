import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { knownDevices, pushDevices } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import type { Limit } from '../http/rate-limits.ts'
import { hashToken, newToken } from './tokens.ts'

/** A device that is not used for so long is forgotten. */
export const DEVICE_DAYS = 365
/** Maximum number of devices remembered per account. */
const MOST_DEVICES = 10

const nameOn = (siteUrl: string) => (siteUrl.startsWith('https://') ? '__Host-device' : 'device')

/** The id in the browser's cookie. Behind a dot, cookies of earlier versions have proofs that are of no use any more. */
function deviceIn({ siteUrl }: Pick<Env, 'siteUrl'>, request: Request): string | null {
  const wanted = `${nameOn(siteUrl)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
  return /^[\w-]{43}(?=$|\.)/.exec(value ?? '')?.[0] ?? null
}

const hashDevice = (id: string, accountId: number): string => hashToken(`device ${id} ${accountId}`)

/** Names the request's device in the rows of an account; null without a device cookie. */
function findDeviceHash(env: Pick<Env, 'siteUrl'>, request: Request, accountId: number): string | null {
  const id = deviceIn(env, request)
  return id && hashDevice(id, accountId)
}

/**
 * The request's device if the account has signed in on it since its keys changed; otherwise null. Not an authentication factor: it only
 * gives the device its own rate limit, so that attackers cannot lock it out.
 */
export async function knownDevice({ db, env, now }: Deps, request: Request, accountId: number | undefined): Promise<string | null> {
  const deviceHash = findDeviceHash(env, request, accountId ?? 0)
  if (!deviceHash) return null
  const since = gt(knownDevices.usedAt, daysAfter(now(), -DEVICE_DAYS))
  const [known] = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId ?? 0), eq(knownDevices.deviceHash, deviceHash), since))
  return known?.deviceHash ?? null
}

/**
 * Remembers that the account signed in on this browser; of too many devices the one that was not used for longest is forgotten. Must run
 * in a transaction that has locked the account. @returns the cookie; it contains no account id or personal data
 */
export async function rememberDevice(
  tx: Db,
  { env, now }: Pick<Deps, 'env' | 'now'>,
  accountId: number,
  request: Request,
): Promise<string> {
  const id = deviceIn(env, request) ?? newToken()
  const used = { usedAt: now() }
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash: hashDevice(id, accountId), ...used })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceHash], set: used })
  const own = eq(knownDevices.accountId, accountId)
  const newest = tx.select({ deviceHash: knownDevices.deviceHash }).from(knownDevices).where(own)
  const remaining = newest.orderBy(desc(knownDevices.usedAt), desc(knownDevices.deviceHash)).limit(MOST_DEVICES)
  await tx.delete(knownDevices).where(and(own, notInArray(knownDevices.deviceHash, remaining)))
  const secure = env.siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${nameOn(env.siteUrl)}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 24 * 60 * 60}${secure}`
}

/** Ends the notices of the request's browser, which would come after its session, too. */
export async function endNotices({ db, env }: Pick<Deps, 'db' | 'env'>, accountId: number, request: Request): Promise<void> {
  const deviceHash = findDeviceHash(env, request, accountId)
  if (deviceHash) await db.delete(pushDevices).where(and(eq(pushDevices.accountId, accountId), eq(pushDevices.deviceHash, deviceHash)))
}

/** For when the keys of the account change. `here`: the request whose device stays known. */
export async function removeDevices(tx: Db, env: Pick<Env, 'siteUrl'>, accountId: number, here?: Request): Promise<void> {
  const remaining = here && findDeviceHash(env, here, accountId)
  const others = remaining ? ne(knownDevices.deviceHash, remaining) : undefined
  await tx.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others))
}

/** All known devices of an account together have so many times the limit of one, for an hour at least. */
const DEVICES_TOGETHER = 3

/**
 * The limits of an account for a known device, or for everybody else. A known device has its own, which strangers cannot use up, and one
 * with all other known devices of the account.
 */
export const limitsFor = (device: string | null, { key, most, minutes }: Limit): Limit[] =>
  device === null
    ? [{ key: `${key} elsewhere`, most, minutes }]
    : [
        { key: `${key} device ${device}`, most, minutes },
        { key: `${key} devices`, most: most * DEVICES_TOGETHER, minutes: Math.max(60, minutes) },
      ]
