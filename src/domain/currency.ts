import { addDays, type CalendarDay } from './calendar-day.ts'
import type { Cents } from './money.ts'

/** Whole Serbian dinars. The displayed amount is the charged amount. */
export type Dinars = number

/** Dinars per euro in ten-thousandths; the National Bank publishes four decimals. 117.1643 is 1171643. */
export type ExchangeRateUnits = number

export const FALLBACK_EXCHANGE_RATE: ExchangeRateUnits = 117_0000
/** True for the fixed rate, which is of no day: its source is `fixedRate` in the words of records. */
export const isFixedRate = (source: string): boolean => source === 'fallback'

export const exchangeRateUnits = (rate: number): ExchangeRateUnits => Math.round(rate * 10_000)
export const toRate = (units: ExchangeRateUnits): number => units / 10_000

/** A rate outside this range indicates a faulty source (nestpay.md 12.2). */
export const plausibleExchangeRate = (units: ExchangeRateUnits): boolean => units >= 80_0000 && units <= 200_0000

/** A published rate: dinars per unit of currency `code`, from the list of `day`. */
export type ExchangeRateReading = { units: ExchangeRateUnits; day: CalendarDay; code: string }

export const exchangeRateProblems = ['currency', 'date', 'jump'] as const
export type ExchangeRateProblem = (typeof exchangeRateProblems)[number]

const LARGEST_JUMP_PERCENT = 3
// The National Bank publishes no list during long holidays.
export const OLDEST_LIST_DAYS = 10

/** The reason a rate is rejected, or null. `accepted` is the last accepted rate, null before the first. */
export function exchangeRateProblem(
  { units, day, code }: ExchangeRateReading,
  accepted: ExchangeRateUnits | null,
  today: CalendarDay,
): ExchangeRateProblem | null {
  if (code !== 'EUR') return 'currency'
  if (day > today || day < addDays(today, -OLDEST_LIST_DAYS)) return 'date'
  if (accepted !== null && Math.abs(units - accepted) * 100 > accepted * LARGEST_JUMP_PERCENT) return 'jump'
  return null
}

/** Rounds half up to whole dinars, in integer arithmetic. */
export function dinarsFor(amount: Cents, rate: ExchangeRateUnits): Dinars {
  return Number((BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n)
}

const wholeDinars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'RSD 141,063'. */
export const formatDinars = (amount: Dinars): string => `RSD ${wholeDinars.format(amount)}`
