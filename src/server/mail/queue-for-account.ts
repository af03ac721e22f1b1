import { eq } from 'drizzle-orm'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import type { GuestEmailTemplate, WordedTemplate } from './email-template.ts'
import { accountTemplatesIn } from './in-language.ts'
import type * as templates from './localized/templates.ts'
import { queueMail } from './outbox.ts'
import { inOwnWords } from './own-words.ts'

/** Queues a mail to an account holder within the transaction that causes it. `ticketId`: what it is about. `write`: in the account's language. */
export async function queueForAccount(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  { id, email, ticketId }: { id: number; email: string; ticketId?: number },
  write: (say: typeof templates, language: Language) => GuestEmailTemplate | WordedTemplate,
): Promise<void> {
  const [account] = await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, id))
  const language = account?.language ?? 'en'
  const say = accountTemplatesIn(language)
  const settings = await readSettings(tx)
  const template = await inOwnWords(tx, write(say, language), { language, settings })
  await queueMail(tx, now(), { accountId: id, ticketId: ticketId ?? null }, say.asMail({ ...template, to: email }, settings))
}
