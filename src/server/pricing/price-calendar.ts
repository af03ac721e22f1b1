import { addDays, daysFrom } from '#domain/calendar-day.ts'
import { nightlyRate, seasonOf } from '#domain/pricing/rate-card.ts'
import type { Db } from '../db/client.ts'
import { readBaseRate } from '../settings/queries.ts'
import { allSeasons } from './queries.ts'

/** Nightly rates of a month (`yyyy-MM`), computed as in a quote. Equal for all villas. */
export async function nightsOfMonth(db: Db, month: string) {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const card = { baseRate: await readBaseRate(db), seasons: await allSeasons(db) }
  return daysFrom(first, next).map((day) => ({ day, ...nightlyRate(day, card), seasonal: seasonOf(day, card.seasons) !== undefined }))
}
