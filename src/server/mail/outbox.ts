import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'

export type Mail = {
  /** Identifies the mail: a second one with the same occasion is not queued. */
  occasion: string
  to: string
  subject: string
  text: string
  html: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** Of advertising: the page on which its reader unsubscribes. */
  unsubscribe?: string
}

/**
 * The account, booking or conversation a mail belongs to, for export and erasure; null if none. The recipient address is no proof of ownership: any
 * address can be entered in a booking. `ticketId`: of the account's request to which an answer belongs.
 */
export type Whose = ({ accountId: number | null; ticketId?: number | null } | { bookingId: number } | { threadId: number }) & {
  audience?: 'guest' | 'owner'
}

/** The secret in a mail, by its name among the words; null if it contains none. */
export function keyIn(occasion: string): 'linkToSetPassword' | 'linkToJoin' | 'aCode' | null {
  if (occasion.startsWith('reset ')) return 'linkToSetPassword'
  if (occasion.startsWith('invitation ')) return 'linkToJoin'
  return occasion.startsWith('email code ') ? 'aCode' : null
}

/** The subject for others than its reader: without the code that begins it. */
export const subjectForOthers = ({ occasion, subject }: Pick<Mail, 'occasion' | 'subject'>): string =>
  keyIn(occasion) === 'aCode' ? subject.replace(/^\d{6}/, '······') : subject

/** Queues a mail within the transaction that causes it. Call `sendCodes` after that of a code or link. */
export async function queueMail(tx: Db, now: Date, whose: Whose, { to, ...mail }: Mail): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, ...whose, recipient: to, createdAt: now, tryAt: now, urgent: keyIn(mail.occasion) !== null })
    .onConflictDoNothing()
}
