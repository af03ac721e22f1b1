import { and, eq, ne, notInArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import {
  accounts,
  actionCodes,
  emailCodes,
  emailSignIns,
  knownDevices,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  pushDevices,
  recoveryCodes,
  resetTokens,
  sessions,
  twoStep,
} from '../db/schema.ts'
import type { Env } from '../env.ts'
import { removeDevices } from './devices.ts'
import { readTokenHash } from './session-cookie.ts'

/** Links, codes and ceremonies that have begun; each ends by itself soon. */
export const openWaysIn = [pendingSignIns, passkeyChallenges, resetTokens, emailCodes, emailSignIns, actionCodes] as const

/** What opens this site now, and the browsers that get its notices: backups leave it out, and a new secret of the site ends it. */
export const liveKeys = [...openWaysIn, sessions, pushDevices, knownDevices] as const

/** Opens nothing alone: asked for after the password. Recovery codes first, because they refer to it. */
export const secondStep = [recoveryCodes, twoStep] as const

/** Every table that opens an account or helps to, beside the password in the account's own row. A test compares it with the schema. */
export const waysIn = [...liveKeys, passkeys, ...secondStep] as const

/** What does not end. `here`: the request whose session and device stay. `passkeys`: their ids. */
export type Remaining = { password?: true; secondStep?: boolean; here?: Request; passkeys?: readonly number[] }

/** Ends everything that opens an account, except what is named. Must run in a transaction. @returns the number of passkeys that ended */
export async function endWaysIn(tx: Db, env: Pick<Env, 'siteUrl'>, accountId: number, remaining: Remaining = {}): Promise<number> {
  const own = <T extends (typeof waysIn)[number]>(table: T) => eq(table.accountId, accountId)
  if (!remaining.password) await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, accountId))
  for (const table of openWaysIn) await tx.delete(table).where(own(table))
  const session = remaining.here && readTokenHash(env.siteUrl, remaining.here)
  await tx.delete(sessions).where(and(own(sessions), session ? ne(sessions.tokenHash, session) : undefined))
  await removeDevices(tx, env, accountId, remaining.here)
  if (!remaining.secondStep) for (const table of secondStep) await tx.delete(table).where(own(table))
  const ended = await tx
    .delete(passkeys)
    .where(and(own(passkeys), remaining.passkeys?.length ? notInArray(passkeys.id, [...remaining.passkeys]) : undefined))
    .returning({ id: passkeys.id })
  return ended.length
}
