import { and, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { type ExchangeRateUnits, exchangeRateProblem, FALLBACK_EXCHANGE_RATE } from '#domain/currency.ts'
import * as words from '#words/records.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { prepared, UNNAMED } from '../db/prepared.ts'
import { exchangeRates, refusedRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import type { Account } from '../http/account.ts'
import { askSource } from './source.ts'

export type ExchangeRate = { units: ExchangeRateUnits; day: CalendarDay; source: string }

const FRESH_MINUTES = 60
// After two missed hourly readings the source counts as down and the rate is labelled as old.
const STALE_MINUTES = 150
const TRUSTED_DAYS = 7

type Reading = Pick<Deps, 'db' | 'now'>
type Asking = Pick<Deps, 'db' | 'now' | 'env' | 'fetch' | 'log'>

/**
 * The exchange rate for charging, from the database; never waits for the source, which `refreshExchangeRate` reads in a job. A good rate
 * is used for seven days, then the fixed fallback rate.
 */
export async function currentExchangeRate({ db, now }: Reading): Promise<ExchangeRate> {
  const stored = await lastGoodExchangeRate({ db, now })
  if (stored && stored.fetchedAt > minutesAfter(now(), -STALE_MINUTES)) return stored
  if (stored) return { ...stored, source: words.lastGoodRate(stored.source, stored.day) }
  return { units: FALLBACK_EXCHANGE_RATE, day: dayAtProperty(now()), source: words.fixedRate }
}

/** The newest rate of the last seven days, without the fixed one. */
export async function lastGoodExchangeRate({ db, now }: Reading) {
  const stored = await newestExchangeRate({ db, now })
  return stored && stored.fetchedAt > daysAfter(now(), -TRUSTED_DAYS) ? stored : null
}

/** The newest rate read or accepted. Ignores rows dated in the future, which a wrong clock may have written. */
const newest = prepared((db) =>
  db
    .select()
    .from(exchangeRates)
    .where(lte(exchangeRates.fetchedAt, sql.param(sql.placeholder('now'), exchangeRates.fetchedAt)))
    .orderBy(desc(exchangeRates.fetchedAt))
    .limit(1)
    .prepare(UNNAMED),
)

async function newestExchangeRate({ db, now }: Reading) {
  const [row] = await newest(db).execute({ now: now() })
  return row
}

/** Time of the last successful reading; null if there is none. */
export const exchangeRateReadAt = async (reading: Reading): Promise<Date | null> => (await newestExchangeRate(reading))?.fetchedAt ?? null

/** Reads the source once an hour. On errors the stored rate stays; an implausible rate waits for the owner's acceptance. */
export async function refreshExchangeRate({ db, now, env, fetch, log }: Asking): Promise<void> {
  const stored = await newestExchangeRate({ db, now })
  if (stored && stored.fetchedAt > minutesAfter(now(), -FRESH_MINUTES)) return
  try {
    const reading = await askSource(fetch, env.EUR_RSD_RATE_URL)
    const source = new URL(env.EUR_RSD_RATE_URL).hostname
    const problem = exchangeRateProblem(reading, await comparedRate({ db, now }), dayAtProperty(now()))
    if (problem) await refuse({ db, now }, { ...reading, source, problem })
    else await accept(db, { units: reading.units, day: reading.day, source, fetchedAt: now() })
  } catch (error) {
    // A trial site at home may have no internet; its office says so.
    if (env.LIVE === '1') log.warn({ reason: errorText(error) }, 'the exchange rate could not be read')
    else log.debug({ reason: errorText(error) }, 'the exchange rate could not be read')
  }
}

/** Reference for plausibility: the last rate of an earlier day, or a later one that an owner accepted. */
async function comparedRate({ db, now }: Reading): Promise<ExchangeRateUnits | null> {
  const { fetchedAt, acceptedBy } = exchangeRates
  const earlier = lt(sql`(${fetchedAt} AT TIME ZONE 'Europe/Athens')::date`, dayAtProperty(now()))
  const [row] = await db
    .select()
    .from(exchangeRates)
    .where(and(lte(fetchedAt, now()), or(earlier, isNotNull(acceptedBy))))
    .orderBy(desc(fetchedAt))
    .limit(1)
  return row?.units ?? (await newestExchangeRate({ db, now }))?.units ?? null
}

async function accept(db: Db, rate: typeof exchangeRates.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(exchangeRates).values(rate)
    await tx.delete(refusedRates)
  })
}

async function refuse({ db, now }: Reading, refused: Omit<typeof refusedRates.$inferInsert, 'readAt'>): Promise<void> {
  const { units, day, source, code } = refusedRates
  await db
    .insert(refusedRates)
    .values({ ...refused, readAt: now() })
    .onConflictDoUpdate({ target: [units, day, source, code], set: { readAt: now() } })
}

/** An owner accepts a refused rate; it applies from now on. */
export async function acceptExchangeRate({ db, now }: Reading, account: Pick<Account, 'id'>, id: number): Promise<ExchangeRate> {
  const [refused] = await db.select().from(refusedRates).where(eq(refusedRates.id, id))
  if (refused?.problem !== 'jump') throw new Refusal('state_changed')
  const { units, day, source } = refused
  await accept(db, { units, day, source, fetchedAt: now(), acceptedBy: account.id })
  return { units, day, source }
}

/** The latest refused reading; cleared once a reading is accepted. */
export async function refusedExchangeRate(db: Db) {
  const [refused] = await db.select().from(refusedRates).orderBy(desc(refusedRates.readAt), desc(refusedRates.id)).limit(1)
  return refused
}
