import { and, count, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { complaints, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** What waits for an answer of the owners. */
export async function countWaiting({ db }: Deps): Promise<{ inbox: number }> {
  const [pending, open, complained] = await Promise.all([
    db.$count(tickets, eq(tickets.status, 'pending')),
    db.$count(threads, and(isNull(threads.bookingId), eq(threads.state, 'open'))),
    countComplaints(db),
  ])
  return { inbox: pending + open + complained }
}

/** Without an answer. One that came as a ticket which is still pending is counted as that ticket. */
async function countComplaints(db: Db): Promise<number> {
  const [found] = await db
    .select({ complaints: count() })
    .from(complaints)
    .leftJoin(tickets, eq(tickets.id, complaints.ticketId))
    .where(and(isNull(complaints.answeredOn), or(isNull(tickets.id), ne(tickets.status, 'pending'))))
  return found?.complaints ?? 0
}
