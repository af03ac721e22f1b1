import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { lockConsent, newsPage } from '../mail/news-consent.ts'
import { queueMail } from '../mail/outbox.ts'
import { inOwnWords } from '../mail/own-words.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import { readMailParts } from '../threads/by-mail.ts'
import { type FoundThread, type MessageRow, selectThreads } from '../threads/queries.ts'
import { threadPage } from '../threads/thread-link.ts'
import { aboutBooking } from './about-booking.ts'
import { queueTicketMessage } from './account-mails.ts'
import { templatesIn } from './in-language.ts'
import { queueForOwner, queueForOwners } from './queue-for.ts'

/** Earlier messages in a mail; all are on the page. */
const EARLIER = 5

/** `sender`: of one by mail from another address than the guest's. */
type Written = MessageRow & { sender: string | null }

/** A guest's message goes to the owners, an owner's to the guest; an answer to a question with what was said before. */
export async function queueThreadMessage(tx: Db, deps: Deps, messageId: number): Promise<void> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, messageId))
  const written = row && { ...row, ...(await readMailParts(tx, [row.id])).findOffice(row.id) }
  const [found] = written ? await selectThreads(tx).where(eq(threads.id, written.threadId)) : []
  // Deleted meanwhile.
  if (!written || !found) return
  if (written.ticketId !== null) return queueTicketMessage(tx, deps, written.ticketId, written)
  if (found.stay) return queueStayMessage(tx, deps, { ...found, stay: found.stay }, written)
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
  const { language } = thread
  const { settings } = await translateSettings(tx, language, await readSettings(tx))
  const say = templatesIn(language)
  const way = { page: threadPage(deps, { ...thread, stayEmail: null }), byMail: deps.env.inbox !== null }
  const answer = say.questionAnswered(about, written, latest.reverse(), way)
  const template = await inOwnWords(tx, answer, { language, settings })
  await queueMail(tx, deps.now(), { threadId: thread.id }, say.asMail({ ...template, to: thread.guestEmail }, settings))
}

async function queueStayMessage(tx: Db, deps: Deps, { thread, stay }: FoundThread & { stay: { id: number } }, written: Written) {
  const about = await aboutBooking(tx, stay.id)
  // Withdrawn since it was written: it is read on the page of the stay alone.
  const consent = written.advertising && about.addressProved ? await lockConsent(tx, about.booking.email) : undefined
  if (written.advertising && !consent) return
  const { siteUrl } = deps.env
  if (written.author === 'guest') return queueForOwner(tx, deps, about, (say, about) => say.messageOfGuest(about, written, siteUrl))
  // They read it on the page of the stay.
  if (about.booking.email === '') return
  const { id, email, language } = about.booking
  const say = templatesIn(language)
  const way = { page: threadPage(deps, { id: thread.id, language, stayEmail: email }), byMail: deps.env.inbox !== null }
  const unsubscribe = consent && newsPage(deps.env, consent, language)
  const mail = say.messageForGuest(about, written, siteUrl, { ...way, unsubscribe })
  await queueMail(tx, deps.now(), { bookingId: id }, say.asMail({ ...mail, to: email }, about.settings))
}
