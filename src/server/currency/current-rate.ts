import { desc } from 'drizzle-orm'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { FALLBACK_RATE, type RateUnits } from '#domain/currency.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { exchangeRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { askSource } from './source.ts'

export type Rate = { units: RateUnits; day: CalendarDay; source: string }

const KEPT_MINUTES = 60
// Two readings missed in a row: the source is down, and the answer says so.
const STALE_MINUTES = 150
const TRUSTED_DAYS = 7

type Asking = Pick<Deps, 'db' | 'now' | 'env' | 'fetch' | 'log'>

/**
 * The rate to charge by: the kept one. It never waits for the source; `refreshRate` runs as a job.
 * A good rate serves for seven days, after that the fixed one.
 */
export async function currentRate({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Rate> {
  const kept = await newestRate(db)
  if (kept && kept.fetchedAt > minutesAfter(now(), -STALE_MINUTES)) return kept
  if (kept && kept.fetchedAt > daysAfter(now(), -TRUSTED_DAYS)) return { ...kept, source: `last good rate of ${kept.source}, ${kept.day}` }
  return { units: FALLBACK_RATE, day: dayAtProperty(now()), source: 'fallback' }
}

async function newestRate(db: Db) {
  const [row] = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.fetchedAt)).limit(1)
  return row
}

/** Reads the source once an hour. A failing source changes nothing. */
export async function refreshRate({ db, now, env, fetch, log }: Asking): Promise<void> {
  const kept = await newestRate(db)
  if (kept && kept.fetchedAt > minutesAfter(now(), -KEPT_MINUTES)) return
  try {
    const { units, day } = await askSource(fetch, env.EUR_RSD_RATE_URL)
    const source = new URL(env.EUR_RSD_RATE_URL).hostname
    await db.insert(exchangeRates).values({ units, day, source, fetchedAt: now() })
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the exchange rate could not be read')
  }
}
