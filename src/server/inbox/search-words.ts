import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { folded, phoneDigits } from '#domain/folded.ts'
import type { Db } from '../db/client.ts'
import { contains, likePattern } from '../db/contains.ts'
import { bookings, complaints, messages, payments, reviews, threads, type tickets } from '../db/schema.ts'

/** Words of messages are searched from this length on: what is shorter is in nearly all of them, and no index finds it. */
const FEWEST_LETTERS = 3

/** Without accents and case. Migration 0148 has an index of this expression for threads, and of messages the column `searched`. */
const says = (words: SQL, search: string): SQL => sql`folded(${words}) LIKE ${likePattern(folded(search))}`

/**
 * Condition: of a conversation in which a text is found: name, address and phone of its guest, number and orders of its stay, and all
 * messages. None without a text.
 */
export function ofThread(db: Db, id: typeof threads.id | typeof tickets.threadId, search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const byStay = db
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(bookings, eq(bookings.id, threads.bookingId))
    .where(sql`bookings.searched LIKE ${likePattern(phoneDigits(search) ?? folded(search))}`)
  const byOrder = db
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(payments, eq(payments.bookingId, threads.bookingId))
    .where(contains(search, payments.orderId))
  const byAsker = db
    .select({ id: sql<number>`coalesce(${threads.joinedId}, ${threads.id})` })
    .from(threads)
    .where(says(sql`${threads.guestName} || ' ' || ${threads.guestEmail}`, search))
  const byWords = db
    .select({ id: messages.threadId })
    .from(messages)
    .where(search.length < FEWEST_LETTERS ? isNull(messages.id) : sql`messages.searched LIKE ${likePattern(folded(search))}`)
  return sql`${id} IN (${byStay} UNION ${byOrder} UNION ${byAsker} UNION ${byWords})`
}

export const ofComplaint = (search: string | undefined): SQL | undefined => {
  const { year, number, guestName, email, bookingCode, content } = complaints
  const words = sql`concat_ws(' ', 'C-' || ${number} || '/' || ${year}, ${guestName}, ${email}, ${bookingCode}, ${content})`
  return search ? says(words, search) : undefined
}

export const ofReview = (search: string | undefined): SQL | undefined =>
  search ? says(sql`${reviews.name} || ' ' || ${reviews.review}`, search) : undefined
