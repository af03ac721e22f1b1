import { eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { newsCalls } from '#contract/news.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { newsConsents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { giveConsent, withdrawConsent } from './change-consent.ts'
import type { NewsConsent } from './news-consent.ts'

const by = 'unsubscribe_page' as const

/** Of a guessed link and of an address that was erased the same. */
export async function readNews({ db }: Deps, token: string): Promise<AnswerOf<typeof newsCalls.read>> {
  const found = await findByKey(db, token)
  return { agreed: found?.withdrawnAt === null, canUndo: found !== undefined && found.withdrawnAt !== null }
}

async function findByKey(db: Db, key: string): Promise<NewsConsent | undefined> {
  const [found] = await db.select().from(newsConsents).where(eq(newsConsents.key, key))
  return found
}

export async function unsubscribe(deps: Deps, token: string) {
  await deps.db.transaction(async (tx) => {
    const found = await findByKey(tx, token)
    if (found) await withdrawConsent(tx, deps, { email: found.email, by })
  })
  return {}
}

/** `language`: of the page on which it is said what is agreed to. */
export async function undoUnsubscribing(deps: Deps, token: string, language: Language) {
  await deps.db.transaction(async (tx) => {
    const found = await findByKey(tx, token)
    if (found) await giveConsent(tx, deps, { email: found.email, by, language })
  })
  return {}
}
