import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit, type Limit, releaseAttempt } from '../http/rate-limits.ts'
import { unseal } from '../sealed.ts'
import { limitsFor } from './devices.ts'
import { stepOfCode } from './one-time-codes.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

export type TwoStepRow = typeof twoStep.$inferSelect

/** Wrong codes allowed within 15 minutes. */
export const MOST_WRONG_CODES = 10

/** Source of a code. Each source has its own limit, so that an attacker who knows the password cannot lock out the owner's devices. */
export type CodeFrom = 'session' | { device: string | null }

function codeLimits(accountId: number, from: CodeFrom): Limit[] {
  const limit = { key: `code ${accountId}`, most: MOST_WRONG_CODES, minutes: 15 }
  return from === 'session' ? [{ ...limit, key: `${limit.key} session` }] : limitsFor(from.device, limit)
}

/** @returns number of attempts including this one; of all known devices together, if it is from one */
export async function limitCodes(deps: Deps, accountId: number, from: CodeFrom): Promise<number> {
  let most = 0
  for (const limit of codeLimits(accountId, from)) most = Math.max(most, await enforceRateLimit(deps, limit))
  return most
}

/** Uncounts the attempt of a correct code. */
export async function forgiveCode(deps: Pick<Deps, 'db'>, accountId: number, from: CodeFrom): Promise<void> {
  for (const limit of codeLimits(accountId, from)) await releaseAttempt(deps, limit)
}

export const boundTo = (accountId: number): string => `account ${accountId}`

export async function findTwoStep(db: Db, accountId: number): Promise<TwoStepRow | undefined> {
  const [row] = await db.select().from(twoStep).where(eq(twoStep.accountId, accountId))
  return row
}

/** True if the code is the last accepted one again: it was observed, or the owner submitted it twice. */
export const isReplayed = ({ secret, now }: Pick<Deps, 'secret' | 'now'>, row: TwoStepRow, code: string): boolean =>
  row.confirmedAt !== null && stepOfCode(unseal(secret, boundTo(row.accountId), row.sealedSecret), code, now()) === row.lastStep

export type UsedCode = 'app' | 'recovery' | null

/** Accepts an app code or a recovery code once. @returns which of them, or null if it is neither */
export async function takeCode(tx: Db, { secret, now }: Pick<Deps, 'secret' | 'now'>, row: TwoStepRow, code: string): Promise<UsedCode> {
  const { accountId } = row
  const step = stepOfCode(unseal(secret, boundTo(accountId), row.sealedSecret), code, now())
  if (step === null) {
    if (!row.confirmedAt || !(await spendRecoveryCode(tx, row, code))) return null
    await tx.update(twoStep).set({ lastUsedAt: now() }).where(eq(twoStep.accountId, accountId))
    return 'recovery'
  }
  // Atomic: of two concurrent requests with the same code only one succeeds.
  const taken = await tx
    .update(twoStep)
    .set({ lastStep: step, lastUsedAt: now() })
    .where(and(eq(twoStep.accountId, accountId), lt(twoStep.lastStep, step)))
    .returning({ accountId: twoStep.accountId })
  return taken.length > 0 ? 'app' : null
}
