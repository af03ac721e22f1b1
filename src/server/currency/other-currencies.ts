import { inArray, lt, not, or } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type ExchangeRateReading, toRate } from '#domain/currency.ts'
import { type OtherCurrency, rateBesideEuro } from '#domain/other-currencies.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { currencyRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { lastGoodExchangeRate } from './exchange-rate.ts'
import { readList } from './source.ts'

const READ_AGAIN_MINUTES = 6 * 60
const SHOWN_DAYS = 7

type Asking = Pick<Deps, 'db' | 'now' | 'env' | 'fetch' | 'log'>

/** Reads the rates of the currencies beside the euro, each every six hours, and removes those that are old or no longer chosen. */
export async function refreshOtherCurrencies({ db, now, env, fetch, log }: Asking, chosen: readonly OtherCurrency[]): Promise<void> {
  const { code, fetchedAt } = currencyRates
  await db.delete(currencyRates).where(or(not(inArray(code, [...chosen])), lt(fetchedAt, daysAfter(now(), -SHOWN_DAYS))))
  const euro = await lastGoodExchangeRate({ db, now })
  if (!euro) return
  const known = await db.select().from(currencyRates)
  const due = chosen.filter((currency) => {
    const before = known.find((row) => row.code === currency)
    return !before || before.fetchedAt < minutesAfter(now(), -READ_AGAIN_MINUTES) || before.fetchedAt > now()
  })
  for (const currency of due) {
    try {
      const reading = currency === 'RSD' ? ONE_DINAR(euro) : await readList(fetch, toListAddress(env.CURRENCY_RATE_URL, currency))
      const units = rateBesideEuro(currency, reading, euro.units, dayAtProperty(now()))
      if (units === null) throw new Error(`the list of ${reading.day} for ${reading.code} cannot be true`)
      const rate = { units, day: reading.day, fetchedAt: now() }
      await db
        .insert(currencyRates)
        .values({ code: currency, ...rate })
        .onConflictDoUpdate({ target: code, set: rate })
    } catch (error) {
      log.warn({ currency, reason: errorText(error) }, 'a rate beside the euro could not be read')
    }
  }
}

const ONE_DINAR = ({ day }: Pick<ExchangeRateReading, 'day'>): ExchangeRateReading => ({ code: 'RSD', units: 1_0000, day })

const toListAddress = (address: string, currency: OtherCurrency): string => address.replace('{code}', currency.toLowerCase())

/** The rates to show, in the order in which the currencies were chosen. */
export async function readOtherCurrencies(db: Db, chosen: readonly OtherCurrency[]) {
  if (chosen.length === 0) return []
  const rows = await db.select().from(currencyRates)
  return chosen.flatMap((code) =>
    rows.filter((row) => row.code === code).map(({ units, day }) => ({ code, rate: toRate(units), rateDate: day })),
  )
}
