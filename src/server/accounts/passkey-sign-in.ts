import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { passkeyCalls } from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusal.ts'
import { accounts, passkeys } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { noteAccount } from '../log.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { findTwoStep } from './check-code.ts'
import { type From, signedIn } from './log-in.ts'
import { type AuthenticationResponse, challengeOnce, getRelyingParty, storeChallenge } from './passkey-challenges.ts'

/** Names no account: the authenticator knows which passkeys it has for this site. */
export async function beginPasskeySignIn(deps: Deps) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: getRelyingParty(deps).id, userVerification: 'required' })
  await storeChallenge(deps, options.challenge, null)
  return { options: { ...options } }
}

/** Signs in with a passkey. An authenticator whose count did not grow may have been copied and is refused. */
export async function signInByPasskey(deps: Deps, { credential, redirect }: InputOf<typeof passkeyCalls.signIn>, from: From) {
  const { db, now } = deps
  const found = await findPasskey(deps, credential.id)
  const counter = await verifiedCounter(deps, credential as unknown as AuthenticationResponse, found?.passkey)
  if (counter !== null && found && (await isAdmitted(deps, found.account))) {
    const { passkey, account } = found
    // Of two sign-ins with one count only one succeeds; authenticators without a counter always send 0.
    const unused = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))
    const [used] = await db.update(passkeys).set({ counter, lastUsedAt: now() }).where(unused).returning({ id: passkeys.id })
    if (used) {
      noteAccount(account.id)
      return signedIn(deps, account, redirect, from)
    }
  }
  await recordSecurityEvent(db, now(), { kind: 'passkey_failed', accountId: found?.account.id ?? null, address: from.address })
  throw new Refusal('wrong_passkey')
}

async function findPasskey({ db }: Deps, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, credentialId))
  return found
}

const isAdmitted = async ({ db }: Deps, account: { id: number; status: 1 | 2 }): Promise<boolean> =>
  account.status === 1 && !(await findTwoStep(db, account.id))?.confirmedAt

/** The authenticator's count after this signature; null if the signature is not good. */
async function verifiedCounter(
  deps: Deps,
  response: AuthenticationResponse,
  passkey: typeof passkeys.$inferSelect | undefined,
): Promise<number | null> {
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = getRelyingParty(deps)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      expectedChallenge: challengeOnce(deps, null),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    deps.log.info({ err: error, account: passkey.accountId }, 'a passkey was refused')
    return null
  }
}
