import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { emailSignInCalls } from '#contract/email-sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { emailSignIns, mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit, type Limit } from '../http/rate-limits.ts'
import { noteAccount } from '../log.ts'
import { accountTemplatesIn } from '../mail/in-language.ts'
import { queueMail } from '../mail/outbox.ts'
import { sendCodes } from '../mail/send-mails.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { readSettings } from '../settings/queries.ts'
import { findTwoStep } from './check-code.ts'
import { knownDevice, limitsFor } from './devices.ts'
import { type From, signedIn } from './log-in.ts'
import { ATTEMPTS_PER_CODE, CODE_MINUTES, hashCode, isOpen, isRight, newCode, wrongCode } from './mailed-codes.ts'
import { findOrAddHolder, type Person } from './proved-holder.ts'
import { accountByEmail } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

const CODES_PER_NETWORK_AND_HOUR = 20
/** Codes for one mailbox, counted separately for each known device and for all other callers together. */
const CODES_PER_HOUR = 5
const CODES_PER_DAY = 15
const TRIES_PER_ADDRESS = 100

type Asking = Pick<From, 'address' | 'request' | 'language'>

/** A code is good for one address and one challenge; neither needs to be stored for this. */
const boundTo = (email: string, challenge: string): string => `sign-in ${email.toLowerCase()} ${challenge}`

/** Identifies the mail of a challenge. */
const nameMail = (challengeHash: string): string => `sign-in ${challengeHash.slice(0, 12)}`

/** Answers every address alike and in the same time: the mail is written after the response. */
export async function sendSignInCode(deps: Deps, email: string, { address, request, language }: Asking) {
  await enforceRateLimit(deps, { key: 'sign-in codes', from: address, most: CODES_PER_NETWORK_AND_HOUR, minutes: 60 })
  await enforceRateLimit(deps, { key: `sign-in codes ${email.toLowerCase()}`, from: address, most: CODES_PER_HOUR, minutes: 60 })
  const challenge = newToken()
  setImmediate(() => {
    mailSignInCode(deps, email, challenge, { request, language }).catch((error) =>
      deps.log.error({ err: error }, 'sign-in code not written'),
    )
  })
  return { message: apiMessagesIn[language].codeSent(email), challenge, mailServer: deps.env.SMTP_URL !== undefined }
}

/**
 * Mails a code, unless the address is an administrator's or has been sent too many. Without a mail the challenge is stored as well,
 * with a hash that no code has, so that entering a code takes the same time.
 */
async function mailSignInCode(
  deps: Deps,
  email: string,
  challenge: string,
  { request, language }: Pick<Asking, 'request' | 'language'>,
): Promise<void> {
  const { db, now } = deps
  const account = await accountByEmail(db, email)
  const sent = (await isAdmitted(db, account)) && (await isWithinLimits(deps, email, account?.id, request))
  const code = newCode()
  const challengeHash = hashToken(challenge)
  await db.transaction(async (tx) => {
    await tx.insert(emailSignIns).values({
      challengeHash,
      accountId: account?.id ?? null,
      attemptsLeft: ATTEMPTS_PER_CODE,
      codeHash: sent ? hashCode(deps, boundTo(email, challenge), code) : newToken(),
      expiresAt: minutesAfter(now(), CODE_MINUTES),
    })
    if (!sent) return
    const person = account ?? { fullName: '', emailProvedAt: null }
    const say = accountTemplatesIn(language)
    const template = say.signInCode(person, code, nameMail(challengeHash))
    const mail = say.asMail({ ...template, to: account?.email ?? email }, await readSettings(tx))
    await queueMail(tx, now(), { accountId: account?.id ?? null }, mail)
  })
  sendCodes(deps)
}

/** Administrators, and accounts with a second step, sign in with their password only. */
async function isAdmitted(db: Db, account: { id: number; status: 1 | 2 } | undefined): Promise<boolean> {
  if (!account) return true
  return account.status === 1 && !(await findTwoStep(db, account.id))?.confirmedAt
}

async function isWithinLimits(deps: Deps, email: string, accountId: number | undefined, request: Request): Promise<boolean> {
  const who = accountId === undefined ? email.toLowerCase() : String(accountId)
  const key = `sign-in mails ${who}`
  const device = await knownDevice(deps, request, accountId)
  const limits: Limit[] = [
    ...limitsFor(device, { key, most: CODES_PER_HOUR, minutes: 60 }),
    ...limitsFor(device, { key: `${key} a day`, most: CODES_PER_DAY, minutes: 24 * 60 }),
  ]
  try {
    for (const limit of limits) await enforceRateLimit(deps, limit)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Signs in with a mailed code, in the browser that asked for it. Opens an account for an address that has none. */
export async function signInByCode(deps: Deps, input: InputOf<typeof emailSignInCalls.enter>, from: From) {
  const { db, now } = deps
  await enforceRateLimit(deps, { key: 'sign-in code', from: from.address, most: TRIES_PER_ADDRESS, minutes: 15 })
  const { email, redirect, fullName = '', phone = '' } = input
  const person: Person = { email, fullName, phone, address: from.address, language: from.language }
  const challengeHash = hashToken(input.challenge)
  const given = hashCode(deps, boundTo(email, input.challenge), input.code)
  const passed = await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(emailSignIns).where(eq(emailSignIns.challengeHash, challengeHash)).for('update')
    if (!isOpen(now(), stored)) return { triesLeft: null }
    // The count must be committed for a wrong code too, so the transaction must not throw.
    await tx
      .update(emailSignIns)
      .set({ attemptsLeft: sql`${emailSignIns.attemptsLeft} - 1` })
      .where(eq(emailSignIns.challengeHash, challengeHash))
    if (!isRight(stored, given)) {
      await recordSecurityEvent(tx, now(), { kind: 'email_code_failed', accountId: stored.accountId, address: from.address })
      return { triesLeft: stored.attemptsLeft - 1 }
    }
    await tx.delete(emailSignIns).where(eq(emailSignIns.challengeHash, challengeHash))
    if (!(await isAdmitted(tx, await accountByEmail(tx, email)))) return { triesLeft: null }
    const holder = await findOrAddHolder(tx, deps, person)
    await tx
      .update(mails)
      .set({ accountId: holder.account.id })
      .where(and(eq(mails.occasion, `email code ${nameMail(challengeHash)}`), isNull(mails.accountId), isNull(mails.bookingId)))
    return holder
  })
  if ('triesLeft' in passed) throw wrongCode(passed.triesLeft)
  noteAccount(passed.account.id)
  const answer = await signedIn(deps, passed.account, redirect, from)
  return passed.passwordEnded ? { ...answer, message: apiMessagesIn[from.language].passwordEnded } : answer
}
