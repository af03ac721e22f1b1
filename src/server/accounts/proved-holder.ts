import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { markEmailProved } from './email-proved.ts'
import { accountByEmail } from './queries.ts'

/** Somebody who has proved to read the mailbox. `fullName` and `phone` may be empty. */
export type Person = { email: string; fullName: string; phone: string; address: string; language: Language }

/**
 * The guest's account; opens one if there is none. If the address was never proved, everything that opened the account ends, its
 * password included. Must run in a transaction.
 * @throws Refusal for an administrator's account
 */
export async function findOrAddHolder(tx: Db, deps: Pick<Deps, 'now' | 'env'>, person: Person) {
  const { now } = deps
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
  const own = { fullName: fullName || account.fullName, phone: phone || account.phone }
  await tx.update(accounts).set(own).where(eq(accounts.id, account.id))
  await markEmailProved(tx, deps, account.id, {})
  await recordSecurityEvent(tx, now(), { kind: 'email_proved', accountId: account.id, address })
  if (account.passwordHash !== null) await recordSecurityEvent(tx, now(), { kind: 'password_ended', accountId: account.id, address })
  return { account: { ...account, ...own, passwordHash: null }, passwordEnded: account.passwordHash !== null }
}
