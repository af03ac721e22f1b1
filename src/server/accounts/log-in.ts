import { and, eq } from 'drizzle-orm'
import type { accountCalls } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import type { SecurityEventKind } from '#domain/security/events.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Language } from '#words/languages.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit, type Limit, releaseAttempt } from '../http/rate-limits.ts'
import { noteAccount } from '../log.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { knownDevice, limitsFor } from './devices.ts'
import { accountByEmail } from './queries.ts'
import { demandCode, passSecondStep } from './second-step.ts'
import { startSession } from './sessions.ts'

const WINDOW_MINUTES = 15
const TRIES_PER_EMAIL = 10
const TRIES_PER_ADDRESS = 100
// Independent of the number of client addresses. High enough that an attacker cannot easily lock a guest out.
const TRIES_PER_ACCOUNT_AND_HOUR = 100

export type From = { address: string; request: Request; language: Language; setCookie: (cookie: string) => void }

/** Signs in by email and password. Rate limited. @throws Refusal `wrong_password`, or `code_needed` with two-step sign-in */
export async function logIn(deps: Deps, { email, password, redirect, only }: InputOf<typeof accountCalls.login>, from: From) {
  const account = await accountByEmail(deps.db, email)
  const limits = signInLimits(email, from.address, await knownDevice(deps, from.request, account?.id))
  for (const limit of limits) await enforceRateLimit(deps, limit)
  if (account) noteAccount(account.id)
  const passwordHash = account?.passwordHash
  const good = await deps.passwords.matches(passwordHash, password)
  if (!account || !passwordHash || !good || (only === 'admin' && account.status !== 2)) {
    // Unknown addresses are recorded as well: response and response time must not reveal whether an account exists.
    await note(deps, 'sign_in_failed', account?.id ?? null, from)
    throw new Refusal('wrong_password')
  }
  for (const limit of limits) await releaseAttempt(deps, limit)
  const known = { ...account, passwordHash: await renewHash(deps, { id: account.id, passwordHash }, password) }
  await demandCode(deps, known)
  return signedIn(deps, known, redirect, from)
}

/** Attackers cannot lock out a known device: the limit of the account counts its attempts, but refuses only those of others. */
function signInLimits(email: string, address: string, device: string | null): Limit[] {
  const key = `login ${email.toLowerCase()}`
  const ofAccount = { key, most: TRIES_PER_ACCOUNT_AND_HOUR, minutes: 60 }
  if (device)
    return [...limitsFor(device, { key, most: TRIES_PER_EMAIL, minutes: WINDOW_MINUTES }), { ...ofAccount, most: Number.POSITIVE_INFINITY }]
  return [
    { key: 'login address', from: address, most: TRIES_PER_ADDRESS, minutes: WINDOW_MINUTES },
    { key, from: address, most: TRIES_PER_EMAIL, minutes: WINDOW_MINUTES },
    ofAccount,
  ]
}

/** Completes a sign-in that was refused with `code_needed`. */
export async function enterCode(deps: Deps, { pending, code, redirect }: InputOf<typeof accountCalls.enterCode>, from: From) {
  const account = await passSecondStep(deps, pending, code, from)
  return signedIn(deps, account, redirect, from)
}

const note = ({ db, now }: Deps, kind: SecurityEventKind, accountId: number | null, { address }: From): Promise<void> =>
  recordSecurityEvent(db, now(), { kind, accountId, address })

/** `passwordHash`: of the password that was checked, or that the account had when a code was checked. */
type Known = { id: number; fullName: string; status: 1 | 2; passwordHash: string | null }

/** Starts the session and remembers the device. */
export async function signedIn(deps: Deps, account: Known, redirect: string | undefined, from: From) {
  for (const cookie of await startSession(deps, account, from.request)) from.setCookie(cookie)
  await note(deps, 'signed_in', account.id, from)
  return {
    message: apiMessagesIn[from.language].loggedIn,
    user: { name: account.fullName, status: account.status },
    redirect: pathOfThisSite(redirect) ?? (account.status === 2 ? '/admin/dashboard' : '/'),
  }
}

type Hashed = { id: number; passwordHash: string }

/** Rehashes the password if the hash parameters have changed; the plain password is available only at sign-in. @returns the stored hash */
async function renewHash({ db, passwords }: Deps, { id, passwordHash }: Hashed, password: string): Promise<string> {
  if (!passwords.madeAtAnotherCost(passwordHash)) return passwordHash
  const renewed = await passwords.hash(password)
  const updated = await db
    .update(accounts)
    .set({ passwordHash: renewed })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id })
  return updated.length > 0 ? renewed : passwordHash
}
