import { and, gt, inArray } from 'drizzle-orm'
import { briefHolds, longestBrief } from '#domain/bookings/holds.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import { bookings, eventDeliveries, lostPayments, mails, payments, rateLimits, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

// No retry is scheduled more than a day ahead.
const LATEST_DAYS = 2

/**
 * Corrects times written while the clock was ahead: retries (bank, refunds, mails, events), holds of minutes and rate limits. Times later
 * than the rules allow become due now.
 */
export async function healTimes({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<void> {
  const at = now()
  const latest = daysAfter(at, LATEST_DAYS)
  await db.update(payments).set({ askAt: at }).where(gt(payments.askAt, latest))
  await db.update(lostPayments).set({ askAt: at }).where(gt(lostPayments.askAt, latest))
  await db.update(refunds).set({ tryAt: at }).where(gt(refunds.tryAt, latest))
  await db.update(mails).set({ tryAt: at }).where(gt(mails.tryAt, latest))
  await db.update(eventDeliveries).set({ tryAt: at }).where(gt(eventDeliveries.tryAt, latest))
  await db.delete(rateLimits).where(gt(rateLimits.windowEndsAt, latest))
  const held = and(inArray(bookings.hold, [...briefHolds]), gt(bookings.holdsUntil, minutesAfter(at, longestBrief(env.HOLD_MINUTES))))
  await db.update(bookings).set({ holdsUntil: at }).where(held)
}
