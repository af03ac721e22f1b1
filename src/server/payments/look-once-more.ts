import { and, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import { bankMessages, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

const LONGEST_DOWNTIME_DAYS = 30

/**
 * Schedules one more check of each failed attempt a day later: a bank page left open can still be paid after the attempt failed. An
 * approval found then is applied or refunded like any late approval.
 */
export async function lookOnceMore({ db, now }: Deps): Promise<void> {
  const askedSince = db
    .select({ id: bankMessages.id })
    .from(bankMessages)
    .where(
      and(
        eq(bankMessages.orderId, payments.orderId),
        eq(bankMessages.source, 'query'),
        ne(bankMessages.verdict, 'silent'),
        gt(bankMessages.at, sql`${payments.openedAt} + interval '1 day'`),
      ),
    )
  await db
    .update(payments)
    .set({ askAt: now() })
    .where(
      and(
        eq(payments.method, 'card'),
        inArray(payments.state, ['failed', 'error']),
        lt(payments.openedAt, daysAfter(now(), -1)),
        gt(payments.openedAt, daysAfter(now(), -LONGEST_DOWNTIME_DAYS)),
        notExists(askedSince),
      ),
    )
}
