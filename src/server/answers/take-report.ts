import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { DeliveryReport } from '#domain/threads/delivery-report.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toMailId } from '../mail/message-id.ts'
import { findTalk, type Talk } from './find-talk.ts'
import { line } from './read-mail.ts'

const LONGEST_WHY = 300

/**
 * Notes at a mail to a guest that it came back, and changes nothing else: a report may be forged by whoever has read the mail.
 * @returns false if the report proves no mail
 */
export async function takeReport(tx: Db, deps: Pick<Deps, 'now' | 'env' | 'secret'>, report: DeliveryReport): Promise<boolean> {
  const id = await findMail(tx, deps, report)
  if (id === null) return false
  await tx
    .update(mails)
    .set({ returnedAt: deps.now(), returnedWhy: line(report.why, LONGEST_WHY) })
    .where(eq(mails.id, id))
  return true
}

/** Sent to a guest, and not erased. */
const wasSent = and(eq(mails.audience, 'guest'), isNotNull(mails.sentAt), ne(mails.text, ''))

/** The mail that has one of the names, or the last one that asked for an answer at one of the addresses. */
async function findMail(tx: Db, deps: Pick<Deps, 'env' | 'secret'>, { names, addresses }: DeliveryReport): Promise<number | null> {
  for (const name of names) {
    const named = toMailId(deps.env, name)
    const [mail] = named
      ? await tx
          .select()
          .from(mails)
          .where(and(wasSent, eq(mails.id, named.id)))
      : []
    if (mail && mail.createdAt.getTime() === named?.createdAt) return mail.id
  }
  const talk = await findTalk(tx, deps, addresses)
  if (!talk) return null
  const ofGuest = eq(sql`lower(${mails.recipient})`, talk.guests[0] ?? '')
  const [last] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(wasSent, ofGuest, eq(columns[talk.kind], talk.id)))
    .orderBy(desc(mails.id))
    .limit(1)
  return last?.id ?? null
}

const columns = { stay: mails.bookingId, question: mails.threadId, ticket: mails.ticketId } satisfies Record<Talk['kind'], unknown>
