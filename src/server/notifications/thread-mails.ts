import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/outbox.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import { selectThreads } from '../threads/queries.ts'
import { threadPage } from '../threads/thread-link.ts'
import { templatesIn } from './in-language.ts'
import { queueForOwners } from './queue-for.ts'

/** Earlier messages in a mail; all are on the page. */
const EARLIER = 5

/** A guest's message goes to the owners, an owner's answer to the guest with what was said before. */
export async function queueThreadMessage(tx: Db, deps: Deps, messageId: number): Promise<void> {
  const [written] = await tx.select().from(messages).where(eq(messages.id, messageId))
  const [found] = written ? await selectThreads(tx).where(eq(threads.id, written.threadId)) : []
  // Deleted meanwhile.
  if (!written || !found) return
  const { thread } = found
  const about = { ...thread, villa: found.villa?.name ?? null }
  if (written.author === 'guest')
    return queueForOwners(tx, deps, { threadId: thread.id }, (say) => say.questionForOwner(about, written, deps.env.siteUrl))
  const latest = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, thread.id), lt(messages.id, written.id)))
    .orderBy(desc(messages.id))
    .limit(EARLIER)
  const { settings } = await translateSettings(tx, thread.language, await readSettings(tx))
  const say = templatesIn(thread.language)
  const template = say.questionAnswered(about, written, latest.reverse(), threadPage(deps, thread))
  await queueMail(tx, deps.now(), { threadId: thread.id }, say.asMail({ ...template, to: thread.guestEmail }, settings))
}
