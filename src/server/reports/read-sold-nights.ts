import { and, eq, isNull } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import { countSold } from '#domain/reports/nights.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { ownStays, staysElsewhere } from './read-stays.ts'

/** The nights of a year that are sold, as reports count them: here or by a platform, each once. */
export async function readSoldNights(
  { db }: Deps,
  { year, villaId }: InputOf<typeof reportCalls.sold>,
): Promise<AnswerOf<typeof reportCalls.sold>> {
  const period = { from: `${year}-01-01`, until: `${year}-12-31` }
  const [own, elsewhere, onSale] = await Promise.all([
    ownStays(db, period, villaId),
    staysElsewhere(db, period, villaId),
    db.$count(villas, and(isNull(villas.withdrawnAt), villaId === undefined ? undefined : eq(villas.id, villaId))),
  ])
  return { villas: onSale, sold: countSold([...own, ...elsewhere.sold], period) }
}
