import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { FeeScope } from './fees.ts'

// Input that may be a slip of the finger, beside prices of nights (`unusual-rate.ts`): owners are asked before it is saved.

const UNUSUAL_PERCENT = 50
const LONG_AGO_DAYS = 60

export type UnusualPercent = { code: 'unusual_percent'; percent: number }
export type UnusualAmount = { code: 'unusual_amount'; amount: Cents; most: Cents }
export type UnusualTotal = { code: 'unusual_total'; side: 'low' | 'high'; total: Cents; byRates: Cents }
export type UnusualDay = { code: 'unusual_day'; day: CalendarDay; why: 'long_ago' | 'declared' }

/** `percent`: what a price is changed by; below 0 it takes off. */
export const unusualPercent = (percent: number): UnusualPercent | null =>
  Math.abs(percent) > UNUSUAL_PERCENT ? { code: 'unusual_percent', percent } : null

const unusualAmount = (amount: Cents, most: Cents): UnusualAmount | null =>
  most > 0 && amount > most ? { code: 'unusual_amount', amount, most } : null

/** A fee for each stay of more than a night costs, or another one of more than half of it. */
export const unusualFee = ({ scope, rate }: { scope: FeeScope; rate: Cents }, baseRate: Cents): UnusualAmount | null =>
  unusualAmount(rate, scope === 'stay' ? baseRate : baseRate / 2)

export const unusualFurtherGuest = (rate: Cents, baseRate: Cents): UnusualAmount | null => unusualAmount(rate, baseRate / 2)

/** A code in euros that takes more than half off the shortest stay. */
export const unusualPromoAmount = (amount: Cents, nights: number, baseRate: Cents): UnusualAmount | null =>
  unusualAmount(amount, (nights * baseRate) / 2)

/** Whether a price is under half of that by the rates. */
export const isFarBelow = (total: Cents, byRates: Cents): boolean => total * 2 < byRates

export function unusualTotal(total: Cents, byRates: Cents): UnusualTotal | null {
  if (isFarBelow(total, byRates)) return { code: 'unusual_total', side: 'low', total, byRates }
  return isFarBelow(byRates, total) ? { code: 'unusual_total', side: 'high', total, byRates } : null
}

/** `declared`: the month of the day was declared to the tax office. */
export function unusualDay(day: CalendarDay, today: CalendarDay, declared: boolean): UnusualDay | null {
  if (declared) return { code: 'unusual_day', day, why: 'declared' }
  return daysBetween(day, today) > LONG_AGO_DAYS ? { code: 'unusual_day', day, why: 'long_ago' } : null
}
