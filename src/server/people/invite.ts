import { eq, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { peopleCalls } from '#contract/people.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { accountByEmail } from '../accounts/queries.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { daysAfter } from '../clock.ts'
import { invitations } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { accountTemplatesIn } from '../mail/in-language.ts'
import { queueMail } from '../mail/outbox.ts'
import { sendCodes } from '../mail/send-mails.ts'
import { readSettings } from '../settings/queries.ts'
import { ownersWith } from './still-owner.ts'
import { tellOwners } from './tell-owners.ts'

const GOOD_FOR_DAYS = 7

/** Mails a link to join. The address may be a guest’s: that account gets the role when the link is used. */
export async function invite(deps: Deps, account: Account, { email, role, password }: InputOf<typeof peopleCalls.invite>) {
  const { now, env } = deps
  await confirmPassword(deps, account.id, password)
  const token = newToken()
  await deps.db.transaction(async (tx) => {
    await ownersWith(tx, account.id)
    const known = await accountByEmail(tx, email)
    refuseIf(known?.status === 2 && 'already_in_office')
    await tx.delete(invitations).where(eq(sql`lower(${invitations.email})`, sql`lower(${email})`))
    const expiresAt = daysAfter(now(), GOOD_FOR_DAYS)
    await tx.insert(invitations).values({ email, role, tokenHash: hashToken(token), invitedBy: account.id, createdAt: now(), expiresAt })
    const say = accountTemplatesIn(known?.language ?? account.language)
    const mail = { ...say.invitation(account.fullName, role, token, env.siteUrl), to: email }
    await queueMail(tx, now(), { accountId: known?.id ?? null }, say.asMail(mail, await readSettings(tx)))
    await recordActivity(tx, account, now(), { subject: 'people', action: 'invite', after: { email, role } })
    await tellOwners(tx, deps, account.id, { what: 'invited', by: account.fullName, whom: email, role })
  })
  sendCodes(deps)
  return {}
}

export async function withdrawInvitation(deps: Deps, account: Account, id: number) {
  const { now } = deps
  await deps.db.transaction(async (tx) => {
    await ownersWith(tx, account.id)
    const [gone] = await tx.delete(invitations).where(eq(invitations.id, id)).returning()
    if (!gone) throw new Refusal('not_found')
    const { email, role } = gone
    await recordActivity(tx, account, now(), { subject: 'people', action: 'withdraw invitation', before: { email, role } })
    await tellOwners(tx, deps, account.id, { what: 'withdrawn', by: account.fullName, whom: email })
  })
  return {}
}
