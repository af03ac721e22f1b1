import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'

export type Mail = {
  /** What it is about: the same news is written once, however often it is told. */
  occasion: string
  to: string
  subject: string
  text: string
  html: string
  /** An iCalendar file to attach. */
  calendar?: string
}

/** Whose a mail is, for export and erasure; null where it is about nobody. An address says nothing: anybody can type any into a booking. */
export type Whose = ({ accountId: number | null } | { bookingId: number }) & { audience?: 'guest' | 'owner' }

/** What a mail holds that only its reader may use, in words; null where there is nothing of the kind. */
export function keyIn(occasion: string): string | null {
  if (occasion.startsWith('reset ')) return 'A link to set a new password'
  return occasion.startsWith('email code ') ? 'A code' : null
}

/** Puts a mail into the outbox, in the transaction that causes it. */
export async function queueMail(tx: Db, now: Date, whose: Whose, { to, ...mail }: Mail): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, ...whose, recipient: to, createdAt: now, tryAt: now })
    .onConflictDoNothing()
}
