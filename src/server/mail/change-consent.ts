import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ConsentWay } from '#domain/messages/advertising.ts'
import type { Language } from '#words/languages.ts'
import { newsIn } from '#words/news-in.ts'
import type { Db } from '../db/client.ts'
import { mails, newsConsents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { asAddress, newsKey } from './news-consent.ts'

type Now = Pick<Deps, 'now' | 'secret'>
type Chosen = { email: string; by: ConsentWay }

/** Stores that the holder of an address has agreed to news by mail. Agreeing once more changes nothing. */
export async function giveConsent(tx: Db, deps: Now, { email, by, language }: Chosen & { language: Language }): Promise<void> {
  const given = { language, words: newsIn[language].agree, givenAt: deps.now(), givenBy: by }
  await tx
    .insert(newsConsents)
    .values({ email: asAddress(email), key: newsKey(deps, email), ...given })
    .onConflictDoUpdate({
      target: newsConsents.email,
      set: { ...given, withdrawnAt: null, withdrawnBy: null },
      setWhere: isNotNull(newsConsents.withdrawnAt),
    })
}

/** Nothing is mailed to the address as news any more, not even what waits to be sent. */
export async function withdrawConsent(tx: Db, { now }: Now, { email, by }: Chosen): Promise<void> {
  await tx
    .update(newsConsents)
    .set({ withdrawnAt: now(), withdrawnBy: by })
    .where(and(eq(newsConsents.email, asAddress(email)), isNull(newsConsents.withdrawnAt)))
  await deleteUnsentNews(tx, email)
}

/** Forgets an address: it gets no news, and that it once did is known to nobody. */
export async function eraseConsent(tx: Db, email: string): Promise<void> {
  await tx.delete(newsConsents).where(eq(newsConsents.email, asAddress(email)))
  await deleteUnsentNews(tx, email)
}

const deleteUnsentNews = (tx: Db, email: string) =>
  tx.delete(mails).where(and(isNotNull(mails.unsubscribe), isNull(mails.sentAt), eq(sql`lower(${mails.recipient})`, asAddress(email))))

export async function chooseNews(tx: Db, deps: Now, { agree, ...chosen }: Chosen & { agree: boolean; language: Language }): Promise<void> {
  await (agree ? giveConsent(tx, deps, chosen) : withdrawConsent(tx, deps, chosen))
}
