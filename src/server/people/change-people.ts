import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { peopleCalls } from '#contract/people.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong, roles } from '#domain/accounts/roles.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordEnding } from '../accounts/endings.ts'
import { endWaysIn } from '../accounts/ways-in.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { accounts, demandedTwoStep, invitations } from '../db/schema.ts'
import { lastOwnerWouldGo } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { unassignThreads } from '../threads/assign.ts'
import { beginReading, endReading } from '../threads/reads.ts'
import { ownersWith } from './still-owner.ts'
import { tellOwners } from './tell-owners.ts'

const orLastOwner = (error: unknown): never => {
  throw lastOwnerWouldGo(error) ? new Refusal('last_owner') : error
}

/** Counts from the person’s next request on. */
export async function setRole(deps: Deps, account: Account, { id, role, password }: InputOf<typeof peopleCalls.setRole>) {
  const { db, now } = deps
  await confirmPassword(deps, account.id, password)
  const changing = db.transaction(async (tx) => {
    await ownersWith(tx, account.id)
    const person = await personWith(tx, id)
    if (person.role === role) return
    if (person.role === 'owner') await endInvitations(tx, id)
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id))
    if (!isAmong(forRoles.desk, role)) await endAnswering(tx, id)
    else if (!isAmong(forRoles.desk, person.role)) await beginReading(tx, id)
    await recordEnding(tx, now(), { accountId: id, kind: 'role', role })
    const { fullName: name, email } = person
    await recordActivity(tx, account, now(), {
      subject: 'people',
      action: 'change role',
      before: { name, email, role: person.role },
      after: { name, email, role },
    })
    await tellOwners(tx, deps, account.id, { what: 'changed', by: account.fullName, whom: `${name} (${email})`, role })
  })
  await changing.catch(orLastOwner)
  return {}
}

/** The account goes on as a guest’s with its password, and its name stays with what it did. */
export async function removePerson(deps: Deps, account: Account, { id, password }: InputOf<typeof peopleCalls.remove>) {
  const { db, now } = deps
  await confirmPassword(deps, account.id, password)
  const removing = db.transaction(async (tx) => {
    await ownersWith(tx, account.id)
    const { fullName: name, email, role } = await personWith(tx, id)
    await tx.update(accounts).set({ status: 1, role: null }).where(eq(accounts.id, id))
    await endInvitations(tx, id)
    await endAnswering(tx, id)
    await endWaysIn(tx, deps.env, id, { password: true })
    await recordEnding(tx, now(), { accountId: id, kind: 'role', role: null })
    await recordActivity(tx, account, now(), { subject: 'people', action: 'remove', before: { name, email, role } })
    await tellOwners(tx, deps, account.id, { what: 'removed', by: account.fullName, whom: `${name} (${email})` })
  })
  await removing.catch(orLastOwner)
  return {}
}

export async function demandTwoStep(deps: Deps, account: Account, input: InputOf<typeof peopleCalls.demandTwoStep>) {
  const { db, now } = deps
  await confirmPassword(deps, account.id, input.password)
  const wanted = roles.filter((role) => input.roles.includes(role))
  await db.transaction(async (tx) => {
    await ownersWith(tx, account.id)
    const before = await tx.delete(demandedTwoStep).returning()
    if (wanted.length > 0) await tx.insert(demandedTwoStep).values(wanted.map((role) => ({ role })))
    await recordActivity(tx, account, now(), {
      subject: 'people',
      action: 'demand two-step sign-in',
      before: { roles: roles.filter((role) => before.some((row) => row.role === role)) },
      after: { roles: wanted },
    })
    await tellOwners(tx, deps, account.id, { what: 'demanded', by: account.fullName, roles: wanted })
  })
  return {}
}

async function personWith(tx: Db, id: number) {
  const [person] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.status, 2)))
    .for('update')
  if (!person) throw new Refusal('not_found')
  return person
}

/** Only owners invite, so what one has sent ends with the role. */
const endInvitations = (tx: Db, id: number) => tx.delete(invitations).where(eq(invitations.invitedBy, id))

/** Of conversations, for somebody who may read them no longer. */
async function endAnswering(tx: Db, id: number): Promise<void> {
  await unassignThreads(tx, id)
  await endReading(tx, id)
}
