import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { failure } from '#words/records.ts'
import type { Deps } from '../deps.ts'
import type { Inbox } from '../env-sets.ts'

/** Larger mails are left in the mailbox. In bytes. */
export const LARGEST_MAIL = 15 * 1024 * 1024

/** A mail in the mailbox, before it is fetched. */
export type Arrived = { uid: number; size: number; receivedAt: Date }

export type Mailbox = {
  /** Another one means that the server has numbered its mails anew. */
  uidValidity: number
  /** The number of the latest mail; 0 in an empty mailbox that never had one. */
  latest: number
  /** The first mails above a number, in order. */
  list: (above: number, most: number) => Promise<Arrived[]>
  /** Null if it is gone meanwhile. */
  fetch: (uid: number) => Promise<Uint8Array | null>
  /** Shows people that it was taken. What is left stays unread for them. */
  markSeen: (uid: number) => Promise<void>
}

/**
 * Opens the mailbox for answers, and closes it when the work is done.
 *
 * @throws Error with the server's reason, without the password
 */
export async function withMailbox<T>(
  inbox: Inbox,
  log: Pick<Deps['log'], 'warn'>,
  work: (mailbox: Mailbox) => Promise<T>,
  patienceMs = 10_000,
): Promise<T> {
  // 30 MB of memory, only where there is a mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: inbox.host,
    port: inbox.port,
    secure: inbox.secure,
    auth: { user: inbox.user, pass: inbox.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 3 * patienceMs,
    maxLiteralSize: LARGEST_MAIL + 1,
  })
  // Without a listener, a broken connection would end the process.
  client.on('error', (error) => log.warn({ reason: toReason(error) }, 'the mailbox for answers'))
  try {
    await client.connect().catch(refused)
    await client.mailboxOpen(inbox.folder).catch(refused)
    return await work(mailboxOn(client))
  } finally {
    await client.logout().catch(() => client.close())
  }
}

type ImapError = Error & { responseText?: string; serverResponseCode?: string }

const toReason = ({ responseText, message }: ImapError): string => responseText ?? message

/** imapflow says no more than 'Command failed'; the reason is elsewhere. */
const refused = (error: ImapError): never => {
  throw new Error(failure.mailboxNotRead(toReason(error)))
}

function mailboxOn(client: ImapFlow): Mailbox {
  const opened = client.mailbox
  if (!opened) throw new Error(failure.mailboxNotRead('no mailbox'))
  const byUid = { uid: true }
  return {
    uidValidity: Number(opened.uidValidity),
    latest: opened.uidNext - 1,
    list: async (above, most) => {
      const found = (await client.search({ uid: `${above + 1}:*` }, byUid).catch(refused)) || []
      // `n:*` finds at least one mail, also where all are older.
      const uids = found.filter((uid) => uid > above).sort((a, b) => a - b)
      if (uids.length === 0) return []
      const rows = await client.fetchAll(uids.slice(0, most), { uid: true, size: true, internalDate: true }, byUid).catch(refused)
      return rows.map(toArrived).sort((a, b) => a.uid - b.uid)
    },
    fetch: async (uid) => {
      const found = await client.fetchOne(String(uid), { source: { maxLength: LARGEST_MAIL } }, byUid).catch(refused)
      return found ? (found.source ?? null) : null
    },
    markSeen: async (uid) => {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], byUid)
    },
  }
}

const toArrived = ({ uid, size = 0, internalDate }: FetchMessageObject): Arrived => ({
  uid,
  size,
  receivedAt: internalDate instanceof Date ? internalDate : new Date(internalDate ?? Date.now()),
})
