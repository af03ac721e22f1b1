import { and, eq, gt } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { peopleCalls } from '#contract/people.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong, type Role } from '#domain/accounts/roles.ts'
import { recordEnding } from '../accounts/endings.ts'
import { accountByEmail } from '../accounts/queries.ts'
import { refuseGuessable } from '../accounts/refuse-guessable.ts'
import { hashToken } from '../accounts/tokens.ts'
import { endWaysIn } from '../accounts/ways-in.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { accounts, invitations } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { beginReading } from '../threads/reads.ts'
import { tellOwners } from './tell-owners.ts'

const LIMIT = { most: 30, minutes: 15 }

const goodFor = (token: string, now: Date) => and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, now))

/** For whom a link is. @throws Refusal `invitation_over`: used, withdrawn, too old or unknown */
export async function readInvitation(deps: Deps, token: string, address: string) {
  await enforceRateLimit(deps, { key: 'invitation', from: address, ...LIMIT })
  const [found] = await deps.db.select().from(invitations).where(goodFor(token, deps.now()))
  if (!found) throw new Refusal('invitation_over')
  return { email: found.email, role: found.role }
}

/** Opens the account, or gives a guest’s account the role, and uses the link up. The password is new in both cases. */
export async function joinOffice(deps: Deps, { token, fullName, newPassword }: InputOf<typeof peopleCalls.join>, address: string) {
  const { email } = await readInvitation(deps, token, address)
  const { db, now } = deps
  await refuseGuessable(db, 'newPassword', newPassword, [fullName, email])
  const passwordHash = await deps.passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const [used] = await tx.delete(invitations).where(goodFor(token, now())).returning()
    if (!used) throw new Refusal('invitation_over')
    const id = await accountWith(tx, deps, { email: used.email, fullName, passwordHash, role: used.role })
    if (isAmong(forRoles.desk, used.role)) await beginReading(tx, id)
    await recordEnding(tx, now(), { accountId: id, kind: 'role', role: used.role })
    await recordActivity(tx, { id }, now(), { subject: 'people', action: 'join', after: { email: used.email, role: used.role } })
    await tellOwners(tx, deps, id, { what: 'joined', by: fullName, whom: `${fullName} (${used.email})`, role: used.role })
  })
  return {}
}

type Joining = { email: string; fullName: string; passwordHash: string; role: Role }

async function accountWith(tx: Db, deps: Deps, { email, ...joining }: Joining): Promise<number> {
  const now = deps.now()
  const values = { ...joining, status: 2, passwordMadeUp: false, emailProvedAt: now } as const
  const [opened] = await tx
    .insert(accounts)
    .values({ email, ...values, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (opened) return opened.id
  const known = await accountByEmail(tx, email)
  const [guest] = known
    ? await tx
        .update(accounts)
        .set(values)
        .where(and(eq(accounts.id, known.id), eq(accounts.status, 1)))
        .returning()
    : []
  if (!guest) throw new Refusal('already_in_office')
  await endWaysIn(tx, deps.env, guest.id, { password: true })
  return guest.id
}
