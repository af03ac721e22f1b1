import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import { type CalendarDay, dayAtProperty, pickEarlier } from '#domain/calendar-day.ts'
import {
  addShares,
  answerTimesByMonth,
  type ConversationTopic,
  computeAnswerTimes,
  type Wait,
  weeksOfPeriod,
} from '#domain/reports/conversations.ts'
import { monthsOfPeriod, type Period } from '#domain/reports/period.ts'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { activity, bookings, complaints, messages, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { within } from '../exports/period.ts'
import { startOf, toDay } from '../ledger/moved.ts'
import { readPeriod } from './report-period.ts'

export type ConversationReport = AnswerOf<typeof reportCalls.conversations>

/** What guests wrote in a period, and how soon the hosts answered. */
export async function readConversations(
  { db, now }: Deps,
  { villaId, ...asked }: InputOf<typeof reportCalls.conversations>,
): Promise<ConversationReport> {
  const period = readPeriod(asked)
  const wrote = and(eq(messages.author, 'guest'), within(messages.writtenAt, period), ofVilla(villaId))
  const [waits, counted, topics] = await Promise.all([readWaits(db, period, wrote), countByWeek(db, wrote), countTopics(db, wrote)])
  const byWeek = new Map(counted.map(({ week, conversations }) => [week, conversations]))
  const weeks = weeksOfPeriod({ from: period.from, until: pickEarlier(period.until, dayAtProperty(now())) })
  return {
    period,
    total: computeAnswerTimes(waits),
    months: answerTimesByMonth(waits, monthsOfPeriod(period)),
    weeks: weeks.map((week) => ({ week, conversations: byWeek.get(week) ?? 0 })),
    topics: addShares(topics),
  }
}

/** Of a stay in it, or of a question about it. */
const ofVilla = (villaId: number | undefined) =>
  villaId === undefined ? undefined : sql`coalesce(${bookings.villaId}, ${threads.villaId}) = ${villaId}`

/** Messages with their conversation, its stay if any, and the request that they are about, if any. */
const written = sql`${messages} JOIN ${threads} ON ${threads.id} = ${messages.threadId}
  LEFT JOIN ${bookings} ON ${bookings.id} = ${threads.bookingId} LEFT JOIN ${tickets} ON ${tickets.id} = ${messages.ticketId}`

/** Conversations in which a guest wrote, by the Monday of each week. */
const countByWeek = (db: Db, wrote: SQL | undefined) =>
  readRows<{ week: CalendarDay; conversations: number }>(
    db,
    sql`SELECT ${startOf.week(messages.writtenAt)}::text AS week, count(DISTINCT ${messages.threadId})::int AS conversations
      FROM ${written} WHERE ${wrote} GROUP BY 1`,
  )

/** Before a booking, also if the asker has booked since. */
const isAsked = sql`(${messages.questionId} IS NOT NULL OR ${threads.bookingId} IS NULL)`

/** A request counts once in a period, and so does a conversation with messages about no request. */
const countTopics = (db: Db, wrote: SQL | undefined) =>
  readRows<{ topic: ConversationTopic; count: number }>(
    db,
    sql`SELECT coalesce(${tickets.reason}, CASE WHEN ${isAsked} THEN 'question' ELSE 'message' END) AS topic,
      count(DISTINCT coalesce(${tickets.id}, -coalesce(${messages.questionId}, ${threads.id})))::int AS count
      FROM ${written} WHERE ${wrote} GROUP BY 1 ORDER BY 1`,
  )

/**
 * How long guests waited, from the first message that waited to what answered it: the next message of the hosts, which answers all, or their
 * decision about its request. What the site sends by itself, and what is written to
 * many and so has a subject, answers nothing. What was closed without an answer is left out: it waits no more.
 */
async function readWaits(db: Db, period: Period, wrote: SQL | undefined): Promise<Wait[]> {
  const stillWaits = sql`CASE WHEN ${messages.ticketId} IS NULL THEN ${threads.state} = 'open' ELSE ${tickets.status} = 'pending' END`
  return readRows<Wait>(
    db,
    sql`WITH said AS (
        SELECT ${messages.threadId} AS thread_id, ${messages.ticketId} AS ticket_id, ${messages.author} AS author,
          ${messages.writtenAt} AS written_at, ${stillWaits} AS waits,
          min(${messages.writtenAt}) FILTER (WHERE ${messages.author} = 'owner' AND ${messages.subject} IS NULL)
            OVER (PARTITION BY ${messages.threadId} ORDER BY ${messages.id} DESC) AS replied_at
        FROM ${written} WHERE ${messages.threadId} IN (SELECT ${messages.threadId} FROM ${written} WHERE ${wrote})
      ), asked AS (
        SELECT thread_id, written_at, waits, least(replied_at, (${decidedAt(sql`said.ticket_id`, sql`said.written_at`)})) AS answered_at
        FROM said WHERE author = 'guest'
      ), waited AS (
        SELECT min(written_at) AS began_at, answered_at FROM asked WHERE waits OR answered_at IS NOT NULL GROUP BY thread_id, answered_at
      )
      SELECT ${toDay(sql`began_at`)} AS day, round(extract(epoch FROM answered_at - began_at) / 60)::int AS minutes
      FROM waited WHERE ${within(sql`began_at`, period)}`,
  )
}

/** When the hosts next took up or closed a request, or answered the complaint in it. */
const decidedAt = (ticketId: SQLWrapper, after: SQLWrapper): SQL => sql`SELECT min(at) FROM (
    SELECT ${activity.at} AS at FROM ${activity}
      WHERE ${activity.subject} = 'ticket ' || ${ticketId} AND ${activity.action} = 'status' AND ${activity.after} #>> '{}' <> 'pending'
    UNION ALL SELECT ${activity.at} FROM ${complaints}
      JOIN ${activity} ON ${activity.subject} = 'complaint C-' || ${complaints.number} || '/' || ${complaints.year}
      WHERE ${complaints.ticketId} = ${ticketId} AND ${activity.action} = 'answer'
  ) decided WHERE at >= ${after}`
