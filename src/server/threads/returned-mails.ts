import { and, desc, eq, gt, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, mails, messageMails, messages, threads, tickets } from '../db/schema.ts'

const SHOWN_DAYS = 30

/** The conversation of a mail, also that of the stay which the asker of a question has booked. */
const itsThread = or(
  sql`${threads.id} = (SELECT coalesce(joined_id, id) FROM threads WHERE id = coalesce(${tickets.threadId}, ${mails.threadId}))`,
  and(isNull(mails.ticketId), eq(threads.bookingId, mails.bookingId)),
)
const place = sql`coalesce('stay ' || ${bookings.id}, 'question ' || ${threads.id})`

/**
 * Mails to guests that came back in the last days, the latest for each conversation: as long as the guest has this address and has not
 * answered a mail since. `which`: of some bookings or conversations only.
 */
export function readReturnedMails(db: Db, now: Date, which?: SQL) {
  const answered = db
    .select({ one: sql`1` })
    .from(messages)
    .innerJoin(messageMails, eq(messageMails.messageId, messages.id))
    .where(and(eq(messages.threadId, threads.id), isNull(messageMails.sender), gt(messages.writtenAt, mails.returnedAt)))
  const address = sql`lower(coalesce(${accounts.email}, ${bookings.email}, ${threads.guestEmail}))`
  const { recipient, subject, returnedAt, returnedWhy } = mails
  return db
    .selectDistinctOn([place], { recipient, subject, returnedAt, why: returnedWhy, bookingId: bookings.id })
    .from(mails)
    .leftJoin(tickets, eq(tickets.id, mails.ticketId))
    .leftJoin(threads, itsThread)
    .leftJoin(bookings, sql`${bookings.id} = coalesce(${mails.bookingId}, ${threads.bookingId})`)
    .leftJoin(accounts, eq(accounts.id, tickets.accountId))
    .where(
      and(
        gt(returnedAt, daysAfter(now, -SHOWN_DAYS)),
        eq(sql`lower(${recipient})`, address),
        isNull(bookings.deletedAt),
        notExists(answered),
        which,
      ),
    )
    .orderBy(place, desc(mails.id))
}
