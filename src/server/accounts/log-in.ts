import { and, eq } from 'drizzle-orm'
import type { accountCalls } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { Refused } from '#contract/refused.ts'
import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit, type Limit, releaseAttempt } from '../http/rate-limits.ts'
import { noteAccount } from '../log.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { deviceCookie, knownDevice } from './devices.ts'
import { hashPassword, madeAtAnotherCost, passwordMatches } from './passwords.ts'
import { accountByEmail } from './queries.ts'
import { demandCode, passSecondStep } from './second-step.ts'
import { startSession } from './sessions.ts'

const WINDOW_MINUTES = 15
const TRIES_PER_EMAIL = 10
const TRIES_PER_ADDRESS = 100
// However many addresses the guesses come from. High enough that a stranger cannot easily lock a guest out.
const TRIES_PER_ACCOUNT_AND_HOUR = 100

export type From = { address: string; request: Request; setCookie: (cookie: string) => void }

/** Signs in by e-mail and password; after too many tries nobody may try for a while. */
export async function logIn(deps: Deps, { email, password, redirect, only }: InputOf<typeof accountCalls.login>, from: From) {
  const account = await accountByEmail(deps.db, email)
  const limits = signInLimits(email, from.address, knownDevice(deps, from.request, account?.id))
  for (const limit of limits) await enforceRateLimit(deps, limit)
  if (account) noteAccount(account.id)
  const good = await passwordMatches(account?.passwordHash, password)
  if (!account || !good || (only === 'admin' && account.status !== 2)) {
    // Also where nobody has the address: neither the answer nor its time tells.
    await note(deps, 'sign_in_failed', account?.id ?? null, from)
    throw new Refused('wrong_password')
  }
  for (const limit of limits) await releaseAttempt(deps, limit)
  const known = { ...account, passwordHash: await renewHash(deps.db, account, password) }
  await demandCode(deps, known)
  return signedIn(deps, known, redirect, from)
}

/** A device that the account has used before is counted by itself: whatever strangers try, it is let in. */
function signInLimits(email: string, address: string, device: string | null): Limit[] {
  const key = `login ${email.toLowerCase()}`
  if (device) return [{ key: `${key} device ${device}`, most: TRIES_PER_EMAIL, minutes: WINDOW_MINUTES }]
  return [
    { key: 'login address', from: address, most: TRIES_PER_ADDRESS, minutes: WINDOW_MINUTES },
    { key, from: address, most: TRIES_PER_EMAIL, minutes: WINDOW_MINUTES },
    { key, most: TRIES_PER_ACCOUNT_AND_HOUR, minutes: 60 },
  ]
}

/** The second step, where the first was refused for want of a code. */
export async function enterCode(deps: Deps, { pending, code, redirect }: InputOf<typeof accountCalls.enterCode>, from: From) {
  const account = await passSecondStep(deps, pending, code, from)
  return signedIn(deps, account, redirect, from)
}

const note = ({ db, now }: Deps, kind: SecurityEventKind, accountId: number | null, { address }: From): Promise<void> =>
  recordSecurityEvent(db, now(), { kind, accountId, address })

type Known = { id: number; fullName: string; status: 1 | 2; passwordHash: string }

async function signedIn(deps: Deps, account: Known, redirect: string | undefined, from: From) {
  from.setCookie(await startSession(deps, account, from.request))
  from.setCookie(deviceCookie(deps, from.request, account.id))
  await note(deps, 'signed_in', account.id, from)
  return {
    message: 'Login Successful.',
    user: { name: account.fullName, status: account.status },
    redirect: pathOfThisSite(redirect) ?? (account.status === 2 ? '/admin/dashboard' : '/'),
  }
}

/** Only at sign-in is the password at hand to be hashed anew. @returns the hash that is kept from now on */
async function renewHash(db: Db, { id, passwordHash }: { id: number; passwordHash: string }, password: string): Promise<string> {
  if (!madeAtAnotherCost(passwordHash)) return passwordHash
  const renewed = await hashPassword(password)
  const kept = await db
    .update(accounts)
    .set({ passwordHash: renewed })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id })
  return kept.length > 0 ? renewed : passwordHash
}

/** A redirect target is only ever a path of this site: '//elsewhere' and 'https:...' are not, nor '/.//elsewhere', which becomes one. */
export function pathOfThisSite(target: string | undefined): string | undefined {
  if (!target?.startsWith('/') || target.includes('\\')) return undefined
  const url = URL.parse(target, 'http://this.site')
  const foreign = url?.origin !== 'http://this.site' || url.pathname.startsWith('//')
  return foreign ? undefined : url.pathname + url.search + url.hash
}
