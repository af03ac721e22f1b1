import { and, eq, gt, lt } from 'drizzle-orm'
import type { accountCalls } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, resetTokens } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { sendCodes } from '../mail/send-mails.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { knownDevice, limitsFor, rememberDevice } from './devices.ts'
import { markEmailProved } from './email-proved.ts'
import type { From } from './log-in.ts'
import { readPasskeys } from './passkeys.ts'
import { accountByEmail } from './queries.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { hashToken, newToken } from './tokens.ts'
import { endWaysIn } from './ways-in.ts'

const TOKEN_MINUTES = 60

/** Reset mails per account and hour, counted separately for each known device and for all other callers together. */
const LINKS_AN_HOUR = 5

type Asking = Pick<From, 'address' | 'request' | 'language'>

/** Response and response time do not reveal whether the account exists: the mail is written after the response. */
export async function forgotPassword(deps: Deps, email: string, { address, request, language }: Asking) {
  await enforceRateLimit(deps, { key: 'forgot', from: address, most: 20, minutes: 60 })
  await enforceRateLimit(deps, { key: `forgot ${email.toLowerCase()}`, from: address, most: LINKS_AN_HOUR, minutes: 60 })
  setImmediate(() => {
    sendLinkAsked(deps, email, { address, request }).catch((error) => deps.log.error({ err: error }, 'reset link not written'))
  })
  return { message: apiMessagesIn[language].resetLinkSent }
}

/** Above the limit nothing is sent, silently: the mailbox still has valid links. Known devices are counted separately. */
export async function sendLinkAsked(deps: Deps, email: string, { address, request }: Pick<From, 'address' | 'request'>): Promise<void> {
  const account = await accountByEmail(deps.db, email)
  if (!account) return
  const limit = { key: `reset mails ${account.id}`, most: LINKS_AN_HOUR, minutes: TOKEN_MINUTES }
  try {
    for (const one of limitsFor(await knownDevice(deps, request, account.id), limit)) await enforceRateLimit(deps, one)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await recordSecurityEvent(deps.db, deps.now(), { kind: 'reset_asked', accountId: account.id, address })
  await sendLink(deps, email)
}

export async function sendLink(deps: Deps, email: string): Promise<void> {
  const account = await accountByEmail(deps.db, email)
  if (!account) return
  const token = newToken()
  await deps.db.transaction(async (tx) => {
    await tx.delete(resetTokens).where(lt(resetTokens.expiresAt, deps.now()))
    const expiresAt = minutesAfter(deps.now(), TOKEN_MINUTES)
    await tx.insert(resetTokens).values({ tokenHash: hashToken(token), accountId: account.id, expiresAt })
    await queueForAccount(tx, deps, account, (say) => say.resetLink(account, token, deps.env.siteUrl))
  })
  sendCodes(deps)
}

/** Tokens are too long to guess; limits brute force anyway. */
const limitTokens = (deps: Deps, address: string) => enforceRateLimit(deps, { key: 'reset token', from: address, most: 30, minutes: 15 })

export async function verifyResetToken(deps: Deps, token: string, address: string) {
  await limitTokens(deps, address)
  const { db, now } = deps
  const { id, emailProvedAt } = await accountOfToken(db, now(), token)
  return { message: apiMessagesIn.en.resetLinkValid, passkeys: emailProvedAt ? await readPasskeys(db, id) : [] }
}

async function accountOfToken(db: Db, now: Date, token: string) {
  const [found] = await db
    .select({ id: accounts.id, fullName: accounts.fullName, email: accounts.email, emailProvedAt: accounts.emailProvedAt })
    .from(resetTokens)
    .innerJoin(accounts, eq(accounts.id, resetTokens.accountId))
    .where(and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now)))
  if (!found) throw new Refusal('invalid_token')
  return found
}

type Reset = InputOf<typeof accountCalls.resetPassword>

/** Consumes the token, changes the password and ends all that opens the account but the passkeys to keep. The device becomes a known one. */
export async function resetPassword(deps: Deps, { token, newPassword, keepPasskeys = [] }: Reset, from: From) {
  const { address, request, setCookie, language } = from
  await limitTokens(deps, address)
  const { db, now, env } = deps
  // Validate the password before consuming the link and before hashing.
  const { fullName, email } = await accountOfToken(db, now(), token)
  await refuseGuessable(db, 'newPassword', newPassword, [fullName, email])
  const passwordHash = await deps.passwords.hash(newPassword)
  const device = await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(resetTokens)
      .where(and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now())))
      .returning()
    if (!used) throw new Refusal('invalid_token')
    const { accountId } = used
    await tx.update(accounts).set({ passwordHash, passwordMadeUp: false }).where(eq(accounts.id, accountId))
    // The link was sent to the mailbox, so its holder can read it.
    const first = await markEmailProved(tx, deps, accountId, { password: true })
    const remaining = { password: true, secondStep: true, passkeys: keepPasskeys } as const
    const ended = first ? 0 : await endWaysIn(tx, deps.env, accountId, remaining)
    if (ended > 0) await recordSecurityEvent(tx, now(), { kind: 'passkey_removed', accountId, address })
    await recordSecurityEvent(tx, now(), { kind: 'password_reset', accountId, address })
    const person = { id: accountId, fullName, email, emailProvedAt: now() }
    await queueForAccount(tx, deps, person, (say) => say.passwordSet(person, now(), env.siteUrl))
    return rememberDevice(tx, deps, accountId, request)
  })
  setCookie(device)
  return { message: apiMessagesIn[language].passwordReset }
}
