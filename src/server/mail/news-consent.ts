import { createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { getPrefix, type Language } from '#words/languages.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { newsConsents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'

export type NewsConsent = typeof newsConsents.$inferSelect

/** An address as consents are stored: it is the person's, whatever case it is typed in. */
export const asAddress = (email: string): string => email.trim().toLowerCase()

/** What the links in mails to an address name it by: signed for it, the same for ever, and nothing can be read from it. */
export const newsKey = ({ secret }: Pick<Deps, 'secret'>, email: string): string =>
  createHmac('sha256', secret)
    .update(`news to ${asAddress(email)}`)
    .digest('base64url')

/** The page on which the reader of a mail unsubscribes. By the key that was stored, so that links stay the same if the site's secret is renewed. */
export const newsPage = ({ siteUrl }: Pick<Env, 'siteUrl'>, { key }: NewsConsent, language: Language): string =>
  `${siteUrl}${getPrefix(language)}/news/${key}`

const hasAgreed = isNull(newsConsents.withdrawnAt)

/** What an address has agreed to, also if it was withdrawn. */
export async function readConsent(db: Db, email: string): Promise<NewsConsent | undefined> {
  const [found] = await db
    .select()
    .from(newsConsents)
    .where(eq(newsConsents.email, asAddress(email)))
  return found
}

/** The consent of an address to news by mail; undefined if there is none, or if it was withdrawn. */
export async function findConsent(db: Db, email: string): Promise<NewsConsent | undefined> {
  const found = await readConsent(db, email)
  return found?.withdrawnAt === null ? found : undefined
}

/** The same, locked: it is not withdrawn, and nothing else is sent by it, before this transaction ends. */
export async function lockConsent(tx: Db, email: string): Promise<NewsConsent | undefined> {
  const [found] = await tx
    .select()
    .from(newsConsents)
    .where(and(eq(newsConsents.email, asAddress(email)), hasAgreed))
    .for('update')
  return found
}

/** Those of these addresses that have agreed to news by mail, in lower case. */
export async function listAgreed(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email: newsConsents.email })
    .from(newsConsents)
    .where(and(anyOf(newsConsents.email, [...new Set(emails.map(asAddress))]), hasAgreed))
  return new Set(rows.map(({ email }) => email))
}

export const countAgreed = (db: Db): Promise<number> => db.$count(newsConsents, hasAgreed)
