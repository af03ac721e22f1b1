import { and, eq } from 'drizzle-orm'
import type { accountCalls } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { endWaysIn } from './ways-in.ts'

type Change = InputOf<typeof accountCalls.changePassword>

/** Requires the current password. Ends all that opens the account but this session, the second step, and the passkeys to keep. */
export async function changePassword(deps: Deps, account: Account, { password, newPassword, keepPasskeys = [] }: Change, request: Request) {
  const { db, env, now } = deps
  const confirmed = await confirmPassword(deps, account.id, password)
  if (newPassword === password) throw new Refusal('same_password', { fields: { newPassword: 'same_password' } })
  await refuseGuessable(db, 'newPassword', newPassword, [account.fullName, account.email])
  const passwordHash = await deps.passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(accounts)
      .set({ passwordHash, passwordMadeUp: false })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, confirmed)))
      .returning({ emailProvedAt: accounts.emailProvedAt })
    // The password was reset by a link in the meantime.
    if (!row) throw new Refusal('password_not_confirmed', { fields: { password: 'not_your_password' } })
    await endWaysIn(tx, deps.env, account.id, { password: true, secondStep: true, here: request, passkeys: keepPasskeys })
    await queueForAccount(tx, deps, account, (say) => say.passwordSet({ ...account, emailProvedAt: row.emailProvedAt }, now(), env.siteUrl))
  })
}
