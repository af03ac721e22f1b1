import { and, eq, lt, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { readDeliveryReport } from '#domain/threads/delivery-report.ts'
import type { WhyLeft } from '#domain/threads/thread.ts'
import type { Db } from '../db/client.ts'
import { leftMails, mailboxes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Inbox } from '../env-sets.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { isTaken } from '../threads/by-mail.ts'
import { drawPictures } from './draw-pictures.ts'
import { findTalk, type Talk } from './find-talk.ts'
import { type Arrived, LARGEST_MAIL, type Mailbox, withMailbox } from './mailbox.ts'
import { readMail } from './read-mail.ts'
import { listLimits, type Taking, takeMail } from './take-mail.ts'
import { takeReport } from './take-report.ts'

/** The name of the job. */
export const READ_ANSWERS = 'read answers'

/** What a run reads at most; the next one goes on. */
const MOST_MAILS = 50
const MOST_BYTES = 60 * 1024 * 1024
const MOST_TRIES = 3

/** A place in the mailbox. */
type Place = { name: string; uidValidity: number; uid: number }

/**
 * Takes what guests have answered by mail from the mailbox into their conversations. How far it was read is stored with each mail, in one
 * transaction, so each is taken once. What is not taken stays there, unread, for people.
 */
export async function readAnswers(deps: Deps, stopping: () => boolean = () => false): Promise<void> {
  const { env, log } = deps
  const { inbox } = env
  if (!inbox) return
  const known = await knowMailbox(deps, inbox)
  await withMailbox(inbox, log, async (mailbox) => {
    const last = await beginAt(deps, mailbox, known)
    let bytes = 0
    for (const arrived of await mailbox.list(last, MOST_MAILS)) {
      bytes += Math.min(arrived.size, LARGEST_MAIL)
      if (stopping() || bytes > MOST_BYTES) return
      const place = { name: known.name, uidValidity: mailbox.uidValidity, uid: arrived.uid }
      const taken = arrived.receivedAt < known.since ? await goPast(deps.db, place) : await takeArrived(deps, mailbox, place, arrived)
      if (taken) await mailbox.markSeen(arrived.uid).catch((error) => log.warn({ err: error }, 'a mail could not be marked as read'))
    }
  })
}

/** What is stored of the mailbox: from the first attempt to open it on, so that nothing is lost while it cannot be opened. */
async function knowMailbox({ db, now }: Deps, { user, host, folder }: Inbox) {
  const name = `${user} ${host} ${folder}`
  await db.insert(mailboxes).values({ name, since: now() }).onConflictDoNothing()
  const [known] = await db.select().from(mailboxes).where(eq(mailboxes.name, name))
  if (!known) throw new Error('inserting a mailbox gave no row')
  return known
}

/** After which mail to begin. Where the server has numbered all anew, after the latest: what is there was read by its former number. */
async function beginAt({ db }: Deps, { uidValidity, latest }: Mailbox, known: typeof mailboxes.$inferSelect): Promise<number> {
  if (known.uidValidity === uidValidity) return known.lastUid
  const lastUid = known.uidValidity === null ? 0 : latest
  await db.update(mailboxes).set({ uidValidity, lastUid }).where(eq(mailboxes.name, known.name))
  return lastUid
}

/** What fails again and again is left, so that it does not stop the others. @returns whether it was taken */
async function takeArrived(deps: Deps, mailbox: Mailbox, place: Place, { uid, size }: Arrived): Promise<boolean> {
  if (size > LARGEST_MAIL) return leave(deps, place, 'large')
  while ((await countTry(deps.db, place)) <= MOST_TRIES) {
    const source = await mailbox.fetch(uid)
    if (!source) return goPast(deps.db, place)
    try {
      return await takeSource(deps, place, source)
    } catch (error) {
      deps.log.error({ err: error, uid }, 'a mail could not be taken')
    }
  }
  return leave(deps, place, 'unreadable')
}

/** Counted before the work, because a mail may end the process. */
async function countTry(db: Db, { name, uid }: Place): Promise<number> {
  const tries = sql<number>`CASE WHEN ${mailboxes.triedUid} = ${uid} THEN ${mailboxes.tries} + 1 ELSE 1 END`
  const [row] = await db
    .update(mailboxes)
    .set({ triedUid: uid, tries })
    .where(eq(mailboxes.name, name))
    .returning({ tries: mailboxes.tries })
  return row?.tries ?? 0
}

async function takeSource(deps: Deps, place: Place, source: Uint8Array): Promise<boolean> {
  const report = readDeliveryReport(Buffer.from(source).toString('latin1'))
  if (report) return deps.db.transaction(async (tx) => (await advance(tx, place)) && takeReport(tx, deps, report))
  const mail = await readMail(source, deps)
  const nothing = mail.words === '' && mail.subject === '' && mail.files.length === 0
  if (!mail.from || mail.automatic || nothing || (await isTaken(deps.db, mail.mailId))) return goPast(deps.db, place)
  const talk = await findTalk(deps.db, deps, mail.addresses)
  if (!(await isWithinLimits(deps, talk, mail.from.address))) return leave(deps, place, 'many')
  const taking = { ...mail, from: mail.from, ...(await drawPictures(deps, mail.files)) }
  return withDelivery(deps, () => deps.db.transaction((tx) => takeOnce(tx, deps, place, taking)))
}

/** Not within a transaction: the counts must stay, and the embedded database has one connection. */
async function isWithinLimits(deps: Deps, talk: Talk | null, address: string): Promise<boolean> {
  try {
    for (const limit of listLimits(talk, address)) await enforceRateLimit(deps, limit)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Looks again for the conversation: its guest may have been erased meanwhile. */
async function takeOnce(tx: Db, deps: Deps, place: Place, mail: Taking): Promise<boolean> {
  if (!(await advance(tx, place)) || (await isTaken(tx, mail.mailId))) return false
  await takeMail(tx, deps, await findTalk(tx, deps, mail.addresses), mail)
  return true
}

/** Goes past a mail, and locks the mailbox. @returns false if another process has gone past it, or the server numbers anew */
async function advance(tx: Db, { name, uidValidity, uid }: Place): Promise<boolean> {
  const gone = await tx
    .update(mailboxes)
    .set({ lastUid: uid })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.uidValidity, uidValidity), lt(mailboxes.lastUid, uid)))
    .returning({ name: mailboxes.name })
  return gone.length > 0
}

const goPast = (db: Db, place: Place): Promise<false> => advance(db, place).then(() => false)

/** Goes past a mail and counts it for Needs attention. @returns false, as it was not taken */
async function leave({ db, now }: Deps, place: Place, why: WhyLeft): Promise<false> {
  await db.transaction(async (tx) => {
    if (!(await advance(tx, place))) return
    await tx
      .insert(leftMails)
      .values({ day: dayAtProperty(now()), why, mails: 1 })
      .onConflictDoUpdate({ target: [leftMails.day, leftMails.why], set: { mails: sql`${leftMails.mails} + 1` } })
  })
  return false
}
