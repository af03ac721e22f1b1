import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { passkeyChallenges } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { hashToken } from './tokens.ts'

export type RegistrationResponse = RegistrationResponseJSON
export type AuthenticationResponse = AuthenticationResponseJSON

const CHALLENGE_MINUTES = 5

/** The relying party that passkeys are made for: the bare host, and the origin on which they may be used. */
export const getRelyingParty = ({ env }: Pick<Deps, 'env'>) => {
  const { hostname, origin } = new URL(env.siteUrl)
  return { id: hostname, name: hostname, origin }
}

/** @param accountId to whose account a passkey is added; null for signing in */
export async function storeChallenge({ db, now }: Pick<Deps, 'db' | 'now'>, challenge: string, accountId: number | null): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now()))
  const expiresAt = minutesAfter(now(), CHALLENGE_MINUTES)
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), accountId, expiresAt })
}

/** Accepts a challenge once, even if its signature is wrong. */
export const challengeOnce =
  ({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: number | null) =>
  async (challenge: string): Promise<boolean> => {
    const whose = accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId)
    const good = and(eq(passkeyChallenges.challengeHash, hashToken(challenge)), whose, gt(passkeyChallenges.expiresAt, now()))
    return (await db.delete(passkeyChallenges).where(good).returning()).length > 0
  }
