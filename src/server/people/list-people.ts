import { asc, eq, gt } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { peopleCalls } from '#contract/people.ts'
import { roles } from '#domain/accounts/roles.ts'
import { accounts, demandedTwoStep, invitations, twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

export async function listPeople({ db, env, now }: Deps): Promise<AnswerOf<typeof peopleCalls.list>> {
  const people = await db
    .select({ account: accounts, confirmedAt: twoStep.confirmedAt })
    .from(accounts)
    .leftJoin(twoStep, eq(twoStep.accountId, accounts.id))
    .where(eq(accounts.status, 2))
    .orderBy(asc(accounts.id))
  const invited = await db
    .select({ invitation: invitations, invitedBy: accounts.fullName })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(gt(invitations.expiresAt, now()))
    .orderBy(asc(invitations.id))
  const demanded = await db.select().from(demandedTwoStep)
  return {
    people: people.flatMap(({ account: { id, fullName, email, role, lastSignInAt }, confirmedAt }) =>
      role ? [{ id, fullName, email, role, lastSignInAt: lastSignInAt?.toISOString() ?? null, twoStep: confirmedAt !== null }] : [],
    ),
    invitations: invited.map(({ invitation: { expiresAt, ...rest }, invitedBy }) => ({
      ...rest,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
    })),
    demanded: roles.filter((role) => demanded.some((row) => row.role === role)),
    demandedOfAll: env.ADMIN_TWO_STEP === 'required',
  }
}
