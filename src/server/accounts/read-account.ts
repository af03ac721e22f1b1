import { and, eq, lte, sql } from 'drizzle-orm'
import type { RequiredAction } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { minutesAfter } from '../clock.ts'
import { prepared, UNNAMED } from '../db/prepared.ts'
import { accounts, contentVersions, demandedTwoStep, sessions, twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { wantsOwnPassword } from './first-admin.ts'
import { readTokenHash } from './session-cookie.ts'
import { idleLimit, isGood } from './sessions.ts'

// Minimum interval between updates of `lastSeenAt`, so that not every request writes.
const SEEN_EVERY_MINUTES = 5

/** The signed-in account of a request; null without a valid session. One query, and none without a cookie. It also reads the content's version. */
export async function readAccount(
  { db, now, env, content }: Pick<Deps, 'db' | 'now' | 'env' | 'content'>,
  request: Request,
): Promise<Account | null> {
  const tokenHash = readTokenHash(env.siteUrl, request)
  if (!tokenHash) return null
  const [found] = await sessionByToken(db).execute({ tokenHash, now: now(), idleSince: idleLimit(now()) })
  if (!found) return null
  content.seen(found.contentVersion)
  const longAgo = minutesAfter(now(), -SEEN_EVERY_MINUTES)
  if (found.lastSeenAt <= longAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: now() })
      .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, longAgo)))
  return { ...found.account, requiredAction: findRequiredAction(env, found.account.status, found) }
}

const { id, fullName, email, phone, status, role, language, passwordMadeUp } = accounts
const sessionByToken = prepared((db) =>
  db
    .select({
      account: { id, fullName, email, phone, status, role, language },
      lastSeenAt: sessions.lastSeenAt,
      passwordMadeUp,
      twoStepSince: twoStep.confirmedAt,
      twoStepDemanded: demandedTwoStep.role,
      contentVersion: sql`(SELECT ${contentVersions.version} FROM ${contentVersions})`.mapWith(contentVersions.version),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(twoStep, eq(twoStep.accountId, accounts.id))
    .leftJoin(demandedTwoStep, eq(demandedTwoStep.role, accounts.role))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isGood(sql.placeholder('now'), sql.placeholder('idleSince'))))
    .prepare(UNNAMED),
)

type Keys = { passwordMadeUp: boolean; twoStepSince: Date | null; twoStepDemanded: Role | null }

function findRequiredAction(
  env: Deps['env'],
  status: 1 | 2,
  { passwordMadeUp, twoStepSince, twoStepDemanded }: Keys,
): RequiredAction | null {
  if (status !== 2) return null
  if (passwordMadeUp && wantsOwnPassword(env)) return 'new_password'
  return (env.ADMIN_TWO_STEP === 'required' || twoStepDemanded) && !twoStepSince ? 'two_step' : null
}
