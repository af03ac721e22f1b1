import type { Cents } from './money.ts'

/** Whole Serbian dinars: what is shown is what is charged. */
export type Dinars = number

/** Dinars for one euro in ten-thousandths, as the National Bank prints four decimals: 117.1643 is 1171643. */
export type RateUnits = number

export const FALLBACK_RATE: RateUnits = 117_0000

export const rateUnits = (rate: number): RateUnits => Math.round(rate * 10_000)
export const rateOf = (units: RateUnits): number => units / 10_000

/** A rate outside this range is a broken source, not a market (nestpay.md 12.2). */
export const plausibleRate = (units: RateUnits): boolean => units >= 80_0000 && units <= 200_0000

/** Rounded half up to whole dinars, in integers all the way. */
export function dinarsFor(amount: Cents, rate: RateUnits): Dinars {
  return Number((BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n)
}

const wholeDinars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'RSD 141,063'. */
export const writtenDinars = (amount: Dinars): string => `RSD ${wholeDinars.format(amount)}`
