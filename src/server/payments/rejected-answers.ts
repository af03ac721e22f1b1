import { sql } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { bankMessages, rejectedAnswers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Counts an answer about no known order. Its content is not stored: anybody can send one. */
export async function countRejected({ db, now }: Deps, reason: string): Promise<void> {
  await db
    .insert(rejectedAnswers)
    .values({ day: dayAtProperty(now()), reason })
    .onConflictDoUpdate({ target: [rejectedAnswers.day, rejectedAnswers.reason], set: { count: sql`${rejectedAnswers.count} + 1` } })
}

type AboutOrder = { orderId: string; source: 'return' | 'callback'; reason: string }

/** Counts an unsigned answer about a known order: one row per order, source and reason, without its fields. */
export async function countRejectedFor({ db, now }: Deps, about: AboutOrder): Promise<void> {
  await db
    .insert(bankMessages)
    .values({ ...about, at: now(), verdict: 'reject' })
    .onConflictDoUpdate({
      target: [bankMessages.orderId, bankMessages.source, bankMessages.reason],
      targetWhere: sql`verdict = 'reject'`,
      set: { count: sql`${bankMessages.count} + 1`, at: now() },
    })
}
