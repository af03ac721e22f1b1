import { eq, sql } from 'drizzle-orm'
import { apiMessagesIn } from '#words/api-messages.ts'
import { minutesAfter } from '../clock.ts'
import { emailCodes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { sendCodes } from '../mail/send-mails.ts'
import { emailProved, markEmailProved } from './email-proved.ts'
import type { From } from './log-in.ts'
import { ATTEMPTS_PER_CODE, CODE_MINUTES, hashCode, isOpen, isRight, newCode, wrongCode } from './mailed-codes.ts'

const CODES_PER_HOUR = 5
const CODES_PER_NETWORK_AND_HOUR = 20
/** Limits guesses of six-digit codes, independent of how many codes are requested. */
const ATTEMPTS_PER_HOUR = 15

/** Mails a new code, which replaces the previous one. */
export async function sendEmailCode(
  deps: Deps,
  { id, fullName, email }: Account,
  { address, language }: Pick<From, 'address' | 'language'>,
) {
  const { db, env, now } = deps
  const mailServer = env.SMTP_URL !== undefined
  if (await emailProved(db, id)) return { message: apiMessagesIn[language].emailProvedAlready, proved: true, mailServer }
  await enforceRateLimit(deps, { key: `email codes ${id}`, most: CODES_PER_HOUR, minutes: 60 })
  await enforceRateLimit(deps, { key: 'email codes', from: address, most: CODES_PER_NETWORK_AND_HOUR, minutes: 60 })
  const code = newCode()
  const sent = { codeHash: hashCode(deps, `${id}`, code), expiresAt: minutesAfter(now(), CODE_MINUTES), attemptsLeft: ATTEMPTS_PER_CODE }
  await db.transaction(async (tx) => {
    await tx
      .insert(emailCodes)
      .values({ accountId: id, ...sent })
      .onConflictDoUpdate({ target: emailCodes.accountId, set: sent })
    await queueForAccount(tx, deps, { id, email }, (say) => say.emailCode({ id, fullName, email, emailProvedAt: null }, code))
  })
  sendCodes(deps)
  return { message: apiMessagesIn[language].codeSent(email), proved: false, mailServer }
}

/** Accepts the most recently mailed code once. The session that enters it stays, and its password. */
export async function proveEmail(deps: Deps, { id }: Account, code: string, { language, request }: Pick<From, 'language' | 'request'>) {
  const { db, now } = deps
  await enforceRateLimit(deps, { key: `email code tries ${id}`, most: ATTEMPTS_PER_HOUR, minutes: 60 })
  const given = hashCode(deps, `${id}`, code)
  const wrong = await db.transaction(async (tx) => {
    const [sent] = await tx.select().from(emailCodes).where(eq(emailCodes.accountId, id)).for('update')
    if (!isOpen(now(), sent)) return { triesLeft: null }
    // The count must be committed for a wrong code too, so the transaction must not throw.
    await tx
      .update(emailCodes)
      .set({ attemptsLeft: sql`${emailCodes.attemptsLeft} - 1` })
      .where(eq(emailCodes.accountId, id))
    if (!isRight(sent, given)) return { triesLeft: sent.attemptsLeft - 1 }
    await tx.delete(emailCodes).where(eq(emailCodes.accountId, id))
    await markEmailProved(tx, deps, id, { here: request, password: true })
    return null
  })
  if (wrong) throw wrongCode(wrong.triesLeft)
  return { message: apiMessagesIn[language].emailProved }
}
