import { guessLanguage } from '#domain/threads/guess-language.ts'
import type { Db } from '../db/client.ts'
import { threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Limit } from '../http/rate-limits.ts'
import { writeToTicket } from '../support/messages.ts'
import { addMail, type ByMail } from '../threads/by-mail.ts'
import { lockThread, lockThreadOfStay } from '../threads/lock-thread.ts'
import { writeMessage } from '../threads/write-message.ts'
import type { Talk } from './find-talk.ts'
import type { ReadMail } from './read-mail.ts'

const DAY = 24 * 60

/** How much may come: of one conversation as on its page, and of those who answer nothing. */
export const listLimits = (talk: Talk | null, address: string): Limit[] =>
  talk
    ? [
        { key: `mails ${talk.kind} ${talk.id}`, most: 10, minutes: 60 },
        { key: `mails ${talk.kind} ${talk.id} a day`, most: 30, minutes: DAY },
      ]
    : [
        { key: `mails from ${address}`, most: 5, minutes: DAY },
        { key: 'mails of strangers', most: 50, minutes: DAY },
      ]

/** A mail that is taken, with what is drawn of it. */
export type Taking = ReadMail & Pick<ByMail, 'pictures' | 'leftOut'> & { from: NonNullable<ReadMail['from']> }

/**
 * Writes a mail into the conversation that it answers; without one into a new one, as a question. It is the word of whoever has sent it: an
 * address other than the guest's stands beside it, and nothing else changes.
 */
export async function takeMail(tx: Db, deps: Deps, talk: Talk | null, mail: Taking): Promise<void> {
  const { mailId, from, words, whole, subject, pictures, leftOut } = mail
  // Pictures alone, or a question that its subject asks.
  const said = talk === null && subject ? `${subject}\n\n${words}`.trim() : words || subject || '…'
  const messageId = await write(tx, deps, talk, mail, said)
  const sender = talk === null || talk.guests.includes(from.address) ? null : from.address
  await addMail(tx, messageId, { mailId, sender, whole: whole === words ? null : whole, leftOut, pictures })
}

async function write(tx: Db, deps: Deps, talk: Talk | null, mail: Taking, body: string): Promise<number> {
  const said = { author: 'guest', body } as const
  switch (talk?.kind) {
    case 'stay':
      return writeMessage(tx, deps, await lockThreadOfStay(tx, deps, talk.stay), said)
    case 'ticket':
      return writeToTicket(tx, deps, talk.ticket, said)
    case 'question':
      return writeMessage(tx, deps, await lockThread(tx, talk.id), said)
    default:
      return writeMessage(tx, deps, await beginQuestion(tx, deps, mail), said)
  }
}

async function beginQuestion(tx: Db, { now }: Deps, { from, whole }: Taking) {
  const at = now()
  const [thread] = await tx
    .insert(threads)
    .values({
      guestName: from.name || from.address,
      guestEmail: from.address,
      language: guessLanguage(whole),
      openedAt: at,
      lastAt: at,
      lastAuthor: 'guest',
    })
    .returning()
  if (!thread) throw new Error('inserting a thread gave no row')
  return thread
}
