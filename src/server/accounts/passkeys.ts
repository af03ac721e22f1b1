import { createHmac } from 'node:crypto'
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { passkeyCalls } from '#contract/passkeys.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { Db } from '../db/client.ts'
import { accounts, passkeys } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { confirmFreshSession } from './confirm-password.ts'
import { challengeOnce, getRelyingParty, type RegistrationResponse, storeChallenge } from './passkey-challenges.ts'

const MOST_PASSKEYS = 10

type From = { address: string; request: Request }

export async function readPasskeys(db: Db, accountId: number) {
  const rows = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id))
  return rows.map(({ id, name, addedAt, lastUsedAt }) => ({
    id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export const listPasskeys = async ({ db }: Pick<Deps, 'db'>, { id, status }: Account) => ({
  passkeys: await readPasskeys(db, id),
  mayAdd: status === 1,
  emailProved: await mailboxProved(db, id),
})

/** A payment proves no mailbox: somebody else may pay for a stay in the account. */
const mailboxProved = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.$count(accounts, and(eq(accounts.id, accountId), isNotNull(accounts.emailProvedAt)))) > 0

/**
 * Requires a proved address, so that nobody leaves a key in an account for its later owner, and a recent sign-in, so that a stolen session
 * cannot become a lasting key. Administrators keep their second step instead.
 */
async function refuseAdding(deps: Deps, { id, status }: Account, request: Request): Promise<void> {
  refuseIf(status !== 1 && 'passkeys_for_guests')
  refuseIf(!(await mailboxProved(deps.db, id)) && 'email_unproved')
  await confirmFreshSession(deps, request)
}

export async function beginAddingPasskey(deps: Deps, account: Account, request: Request) {
  await refuseAdding(deps, account, request)
  const own = await deps.db.select().from(passkeys).where(eq(passkeys.accountId, account.id))
  refuseIf(own.length >= MOST_PASSKEYS && 'too_many_passkeys')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { name, id } = getRelyingParty(deps)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: account.email,
    userDisplayName: account.fullName,
    userID: new Uint8Array(createHmac('sha256', deps.secret).update(`passkey user ${account.id}`).digest()),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
  })
  await storeChallenge(deps, options.challenge, account.id)
  return { options: { ...options } }
}

export async function addPasskey(
  deps: Deps,
  account: Account,
  { name, credential }: InputOf<typeof passkeyCalls.add>,
  { address, request }: From,
) {
  await refuseAdding(deps, account, request)
  const { db, env, now } = deps
  const made = await verified(deps, account.id, credential as unknown as RegistrationResponse)
  await db.transaction(async (tx) => {
    const row = {
      accountId: account.id,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: (made.transports ?? []).join(' '),
      name,
      addedAt: now(),
    }
    const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    if (!added) throw new Refusal('passkey_not_accepted')
    await recordSecurityEvent(tx, now(), { kind: 'passkey_added', accountId: account.id, address })
    const person = { ...account, emailProvedAt: null }
    await queueForAccount(tx, deps, account, (say) => say.passkeyAdded(person, added.id, env.siteUrl))
  })
  return {}
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

async function verified(deps: Deps, accountId: number, response: RegistrationResponse): Promise<Made> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = getRelyingParty(deps)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    expectedChallenge: challengeOnce(deps, accountId),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new Refusal('passkey_not_accepted')
  return registrationInfo.credential
}

const own = (accountId: number, id: number) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))

export async function renamePasskey({ db }: Deps, account: Account, { id, name }: InputOf<typeof passkeyCalls.rename>) {
  const renamed = await db.update(passkeys).set({ name }).where(own(account.id, id)).returning({ id: passkeys.id })
  refuseIf(renamed.length === 0 && 'not_found')
  return {}
}

export async function removePasskey({ db }: Deps, account: Account, id: number) {
  const removed = await db.delete(passkeys).where(own(account.id, id)).returning({ id: passkeys.id })
  refuseIf(removed.length === 0 && 'not_found')
  return {}
}
