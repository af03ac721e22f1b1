import { and, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import { bankMessages, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

const LONGEST_DOWNTIME_DAYS = 30

/**
 * A bank's page that was left open can still be paid after its try was called failed. A day later each such try is asked for
 * once more; an approval found then counts or goes back like every late one.
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
