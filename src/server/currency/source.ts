import { z } from 'zod'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { plausibleRate, type RateUnits, rateUnits } from '#domain/currency.ts'

const MOST_MS = 2_000

/** The National Bank's list as its mirror gives it (nestpay.md 12.2). */
const Listed = z.object({
  exchange_middle: z.number().positive(),
  parity: z.number().positive(),
  date: z.string().refine(isCalendarDay),
})

export type ReadRate = { units: RateUnits; day: CalendarDay }

/** Asks the source, for two seconds at most. Throws where it does not answer with a middle rate that can be true. */
export async function askSource(fetcher: typeof fetch, url: string): Promise<ReadRate> {
  const response = await fetcher(url, { signal: AbortSignal.timeout(MOST_MS), headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const { exchange_middle, parity, date } = Listed.parse(await response.json())
  const units = rateUnits(exchange_middle / parity)
  if (!plausibleRate(units)) throw new Error(`a rate of ${exchange_middle / parity} cannot be true`)
  return { units, day: date }
}
