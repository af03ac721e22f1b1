import { eq } from 'drizzle-orm'
import { refuseIf } from '#contract/refusal.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { toMonth } from '#domain/month.ts'
import { unusualDay } from '#domain/pricing/unusual-terms.ts'
import type { Db } from '../db/client.ts'
import { declarations } from '../db/schema.ts'

/** @throws Refusal if money is said to have come long ago, or in a month that was declared: it may be a slip */
export async function refuseUnusualDay(tx: Db, receivedOn: CalendarDay, now: Date): Promise<void> {
  const declared = (await tx.$count(declarations, eq(declarations.month, toMonth(receivedOn)))) > 0
  refuseIf(unusualDay(receivedOn, dayAtProperty(now), declared))
}
