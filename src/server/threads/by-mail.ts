import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { MailParts, WholeMail } from '#contract/threads.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { messageMails, messagePictures, messages, threads } from '../db/schema.ts'
import type { SmallPicture } from '../pictures/small-picture.ts'

/** What came with a message by mail. `sender`, `whole`: null where they are the guest's address and the message. */
export type ByMail = {
  mailId: string
  sender: string | null
  whole: string | null
  leftOut: string[]
  pictures: SmallPicture[]
}

/** Adds to a message how it came. */
export async function addMail(tx: Db, messageId: number, { pictures, ...mail }: ByMail): Promise<void> {
  await tx.insert(messageMails).values({ messageId, ...mail })
  if (pictures.length > 0) await tx.insert(messagePictures).values(pictures.map((picture) => ({ messageId, ...picture })))
}

export const isTaken = async (db: Db, mailId: string): Promise<boolean> =>
  (await db.$count(messageMails, eq(messageMails.mailId, mailId))) > 0

/** How messages came that came by mail. `findOffice`: what only the office sees of it. */
export async function readMailParts(db: Db, messageIds: readonly number[]) {
  // Not the whole mails: they are long, and shown on request.
  const columns = { messageId: messageMails.messageId, sender: messageMails.sender, leftOut: messageMails.leftOut }
  const hasWhole = sql<boolean>`${messageMails.whole} IS NOT NULL`
  const isOne = anyOf(messageMails.messageId, messageIds)
  const found =
    messageIds.length > 0
      ? await db
          .select({ ...columns, hasWhole })
          .from(messageMails)
          .where(isOne)
      : []
  const ids = found.map(({ messageId }) => messageId)
  const { id, messageId, width, height } = messagePictures
  const shown = { id, messageId, width, height }
  const drawn = ids.length > 0 ? await db.select(shown).from(messagePictures).where(anyOf(messageId, ids)).orderBy(asc(id)) : []
  const mails = new Map(found.map((mail) => [mail.messageId, mail]))
  const pictures = Map.groupBy(drawn, (picture) => picture.messageId)
  return {
    findOffice: (of: number) => ({ sender: mails.get(of)?.sender ?? null, hasWhole: mails.get(of)?.hasWhole ?? false }),
    findParts: (of: number): MailParts | null => {
      const mail = mails.get(of)
      return mail ? { strange: mail.sender !== null, leftOut: mail.leftOut, pictures: pictures.get(of) ?? [] } : null
    },
  }
}

/** All words and pictures that came by mail, as a guest takes them along. `which`: messages and their conversations. */
export async function readWholeMails(db: Db, which: SQL | undefined): Promise<WholeMail[]> {
  const found = await db
    .select({ mail: messageMails })
    .from(messageMails)
    .innerJoin(messages, eq(messages.id, messageMails.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(which)
    .orderBy(asc(messageMails.messageId))
  const ids = found.map(({ mail }) => mail.messageId)
  const drawn = await db.select().from(messagePictures).where(anyOf(messagePictures.messageId, ids)).orderBy(asc(messagePictures.id))
  return found.map(({ mail: { messageId, sender, whole, leftOut } }) => ({
    messageId,
    sender,
    whole,
    leftOut,
    pictures: drawn.filter((picture) => picture.messageId === messageId).map(({ webp }) => `data:image/webp;base64,${webp}`),
  }))
}

/** How messages came that are stored without their words from now on. */
export async function deleteMails(tx: Db, which: SQL | undefined): Promise<void> {
  const ids = (await tx.select({ id: messages.id }).from(messages).where(which)).map(({ id }) => id)
  await tx.delete(messagePictures).where(anyOf(messagePictures.messageId, ids))
  await tx.delete(messageMails).where(anyOf(messageMails.messageId, ids))
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** A picture of a message. `which`: the conversations that its reader may see; undefined for all. @throws Refusal `not_found` */
export async function sendMessagePicture(db: Db, id: number, which?: SQL): Promise<Response> {
  const [found] = await db
    .select({ webp: messagePictures.webp })
    .from(messagePictures)
    .innerJoin(messages, eq(messages.id, messagePictures.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(messagePictures.id, id), which))
  if (!found) throw new Refusal('not_found')
  return new Response(Buffer.from(found.webp, 'base64'), { headers: { ...PRIVATE, 'content-type': 'image/webp' } })
}

/** All words of a mail, as plain text. @throws Refusal `not_found` of a message that did not come by mail */
export async function sendWholeMail(db: Db, messageId: number): Promise<Response> {
  const [found] = await db
    .select({ whole: messageMails.whole, body: messages.body })
    .from(messageMails)
    .innerJoin(messages, eq(messages.id, messageMails.messageId))
    .where(eq(messageMails.messageId, messageId))
  if (!found) throw new Refusal('not_found')
  return new Response(found.whole ?? found.body, { headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } })
}
