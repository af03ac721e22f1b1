import { z } from 'zod'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { type ExchangeRateReading, exchangeRateUnits, plausibleExchangeRate, toRate } from '#domain/currency.ts'
import { readBody } from '../outside/read-body.ts'

const MOST_MS = 2_000
const LARGEST_LIST = 256 * 1024

/** Format of the National Bank's list at its mirror (nestpay.md 12.2). */
const Listed = z.object({
  code: z.string().toUpperCase(),
  exchange_middle: z.number().positive(),
  parity: z.number().positive(),
  date: z.string().refine(isCalendarDay),
})

/** Reads the source with a timeout of two seconds. Throws unless it returns a middle rate in the range expected for the euro. */
export async function askSource(fetcher: typeof fetch, url: string): Promise<ExchangeRateReading> {
  const reading = await readList(fetcher, url)
  if (!plausibleExchangeRate(reading.units)) throw new Error(`a rate of ${toRate(reading.units)} cannot be true`)
  return reading
}

/** Reads the list of a currency with a timeout of two seconds. Throws unless it has a middle rate. */
export async function readList(fetcher: typeof fetch, url: string): Promise<ExchangeRateReading> {
  const response = await fetcher(url, { signal: AbortSignal.timeout(MOST_MS), headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const body = await readBody(response, LARGEST_LIST)
  if (!body) throw new Error('the list is too large to be one')
  const { code, exchange_middle, parity, date } = Listed.parse(JSON.parse(body.toString()))
  return { units: exchangeRateUnits(exchange_middle / parity), day: date, code }
}
