import { eq } from 'drizzle-orm'
import type { OfficeLanguage } from '#words/languages.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** Counts from the person’s next request on. */
export async function chooseLanguage({ db }: Deps, { id }: Account, language: OfficeLanguage) {
  await db.update(accounts).set({ language }).where(eq(accounts.id, id))
  return {}
}
