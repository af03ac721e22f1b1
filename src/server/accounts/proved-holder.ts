import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { accounts, emailCodes, passkeys, resetTokens } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { accountByEmail } from './queries.ts'
import { endAllSessions } from './sessions.ts'

/** Somebody who has proved to read the mailbox. `fullName` and `phone` may be empty. */
export type Person = { email: string; fullName: string; phone: string; address: string; language: Language }

/**
 * The guest's account; opens one if there is none. If the address was never proved, somebody else may have opened the account to wait
 * for its owner: its password, passkeys, sessions and links end. Must run in a transaction.
 * @throws Refusal for an administrator's account
 */
export async function holderOf(tx: Db, { now }: Pick<Deps, 'now'>, person: Person) {
  const { email, fullName, phone, address, language } = person
  const [opened] = await tx
    .insert(accounts)
    .values({ email, fullName, phone, language, passwordHash: null, emailProvedAt: now(), createdAt: now() })
    .onConflictDoNothing()
    .returning()
  if (opened) {
    await recordEvent(tx, now(), { type: 'account.registered', accountId: opened.id })
    await recordSecurityEvent(tx, now(), { kind: 'email_proved', accountId: opened.id, address })
    return { account: opened, passwordEnded: false }
  }
  const found = await accountByEmail(tx, email)
  const [account] = found ? await tx.select().from(accounts).where(eq(accounts.id, found.id)).for('update') : []
  if (account?.status !== 1) throw new Refusal('wrong_email_code', { fields: { code: 'wrong_email_code' } })
  if (account.emailProvedAt) {
    const known = { fullName: account.fullName || fullName, phone: account.phone || phone }
    if (known.fullName !== account.fullName || known.phone !== account.phone)
      await tx.update(accounts).set(known).where(eq(accounts.id, account.id))
    return { account: { ...account, ...known }, passwordEnded: false }
  }
  const proved = { fullName: fullName || account.fullName, phone: phone || account.phone, passwordHash: null, emailProvedAt: now() }
  await tx.update(accounts).set(proved).where(eq(accounts.id, account.id))
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, account.id))
  await tx.delete(emailCodes).where(eq(emailCodes.accountId, account.id))
  await tx.delete(passkeys).where(eq(passkeys.accountId, account.id))
  await endAllSessions(tx, account.id)
  await recordSecurityEvent(tx, now(), { kind: 'email_proved', accountId: account.id, address })
  if (account.passwordHash !== null) await recordSecurityEvent(tx, now(), { kind: 'password_ended', accountId: account.id, address })
  return { account: { ...account, ...proved }, passwordEnded: account.passwordHash !== null }
}
