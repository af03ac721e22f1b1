import { and, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { minutesAfter } from '../clock.ts'
import { accounts, pendingSignIns } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { noteAccount } from '../log.ts'
import { queueTwoStepMail } from '../mail/two-step-mails.ts'
import { findTwoStep, forgiveCode, limitCodes, takeCode } from './check-code.ts'
import { knownDevice } from './devices.ts'
import type { From } from './log-in.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { tellOfWrongCode } from './tell-of-wrong-code.ts'
import { hashToken, newToken } from './tokens.ts'

const PENDING_MINUTES = 10
const TRIES_PER_ADDRESS = 100

/** Called after the correct password. With two-step sign-in it throws `code_needed` with a token that is valid only for the second step. */
export async function demandCode({ db, now }: Deps, account: { id: number; passwordHash: string }): Promise<void> {
  const row = await findTwoStep(db, account.id)
  if (!row?.confirmedAt) return
  const pending = newToken()
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now()))
  await db.transaction(async (tx) => {
    // The password may have changed since it was checked; that change ended all pending sign-ins.
    const unchanged = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash))
    const [still] = await tx.select({ id: accounts.id }).from(accounts).where(unchanged).for('share')
    if (!still) throw new Refusal('wrong_password')
    const expiresAt = minutesAfter(now(), PENDING_MINUTES)
    await tx.insert(pendingSignIns).values({ tokenHash: hashToken(pending), accountId: account.id, expiresAt })
  })
  throw new Refusal('code_needed', { details: { pending } })
}

/** Verifies the code and consumes the pending sign-in. @returns the account */
export async function passSecondStep(deps: Deps, pending: string, code: string, { address, request }: Pick<From, 'address' | 'request'>) {
  const { db, now } = deps
  const good = and(eq(pendingSignIns.tokenHash, hashToken(pending)), gt(pendingSignIns.expiresAt, now()))
  await enforceRateLimit(deps, { key: 'code', from: address, most: TRIES_PER_ADDRESS, minutes: 15 })
  const [asked] = await db.select().from(pendingSignIns).where(good)
  if (!asked) throw new Refusal('sign_in_over')
  noteAccount(asked.accountId)
  const from = { device: await knownDevice(deps, request, asked.accountId) }
  const attempts = await limitCodes(deps, asked.accountId, from)
  const passing = db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, asked.accountId))
    const row = await findTwoStep(tx, asked.accountId)
    if (!account || !row?.confirmedAt) throw new Refusal('sign_in_over')
    const used = await takeCode(tx, deps, row, code)
    if (!used) throw new Refusal('wrong_code', { fields: { code: 'code_used' } })
    const [still] = await tx.delete(pendingSignIns).where(good).returning()
    if (!still) throw new Refusal('sign_in_over')
    await forgiveCode({ db: tx }, account.id, from)
    if (used === 'recovery') await queueTwoStepMail(tx, deps, account, { used: await recoveryCodesLeft(tx, account.id) })
    return account
  })
  return passing.catch(tellOfWrongCode(deps, asked.accountId, { address, code, attempts }))
}
