import { eq } from 'drizzle-orm'
import type { Language } from '#words/languages.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** Of mails about the account and, from the person’s next request on, of the back office. */
export async function chooseLanguage({ db }: Deps, { id }: Account, language: Language) {
  await db.update(accounts).set({ language }).where(eq(accounts.id, id))
  return {}
}
