import { eq, sql } from 'drizzle-orm'
import type { Language } from '#words/languages.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { actionCodes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import type { GuestEmailTemplate } from '../mail/email-template.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { sendCodes } from '../mail/send-mails.ts'
import { ATTEMPTS_PER_CODE, CODE_MINUTES, hashCode, isOpen, isRight, newCode } from './mailed-codes.ts'

const CODES_PER_HOUR = 5
/** Limits guesses of six-digit codes, independent of how many codes are requested. */
const ATTEMPTS_PER_HOUR = 15

const boundTo = (accountId: number, action: string): string => `action ${accountId} ${action}`

/**
 * Mails a code that confirms one action of a signed-in guest. It replaces the account's previous code.
 * @param action what the code is good for, with the amounts that the guest was shown
 */
export async function sendActionCode(
  deps: Deps,
  account: Account,
  action: string,
  mail: (code: string, language: Language) => GuestEmailTemplate,
) {
  const { db, now } = deps
  await enforceRateLimit(deps, { key: `action codes ${account.id}`, most: CODES_PER_HOUR, minutes: 60 })
  const code = newCode()
  const sent = {
    codeHash: hashCode(deps, boundTo(account.id, action), code),
    expiresAt: minutesAfter(now(), CODE_MINUTES),
    attemptsLeft: ATTEMPTS_PER_CODE,
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(actionCodes)
      .values({ accountId: account.id, ...sent })
      .onConflictDoUpdate({ target: actionCodes.accountId, set: sent })
    await queueForAccount(tx, deps, account, (_, language) => mail(code, language))
  })
  sendCodes(deps)
}

export const limitActionCodes = (deps: Deps, { id }: Account): Promise<number> =>
  enforceRateLimit(deps, { key: `action code tries ${id}`, most: ATTEMPTS_PER_HOUR, minutes: 60 })

/**
 * Accepts the last mailed code once, in the transaction of its action. The caller must commit also where it is wrong, so that the guess
 * counts.
 */
export async function takeActionCode(tx: Db, deps: Deps, { id }: Account, action: string, code: string): Promise<boolean> {
  const [stored] = await tx.select().from(actionCodes).where(eq(actionCodes.accountId, id)).for('update')
  if (!isOpen(deps.now(), stored)) return false
  if (!isRight(stored, hashCode(deps, boundTo(id, action), code))) {
    await tx
      .update(actionCodes)
      .set({ attemptsLeft: sql`${actionCodes.attemptsLeft} - 1` })
      .where(eq(actionCodes.accountId, id))
    return false
  }
  await tx.delete(actionCodes).where(eq(actionCodes.accountId, id))
  return true
}
