import { eq } from 'drizzle-orm'
import { recordActivity } from '../activity/record-activity.ts'
import { twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { queueTwoStepMail } from '../mail/two-step-mails.ts'
import { removeDevices } from './devices.ts'
import { recordEnding } from './endings.ts'
import { accountByEmail } from './queries.ts'

/** Operator command for an administrator who has lost phone and recovery codes. @returns true if two-step sign-in was on */
export async function resetTwoStep(deps: Pick<Deps, 'db' | 'env' | 'now'>, email: string): Promise<boolean> {
  const account = await accountByEmail(deps.db, email)
  if (!account) throw new Error(`There is no account ${email}.`)
  return deps.db.transaction(async (tx) => {
    const [gone] = await tx.delete(twoStep).where(eq(twoStep.accountId, account.id)).returning()
    if (!gone) return false
    await removeDevices(tx, deps.env, account.id)
    await recordEnding(tx, deps.now(), { accountId: account.id, kind: 'second_step' })
    await recordActivity(tx, account, deps.now(), { subject: 'two-step sign-in', action: 'reset by the operator' })
    await queueTwoStepMail(tx, deps, account, 'reset')
    return true
  })
}
