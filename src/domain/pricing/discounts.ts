import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { nightCount, type Stay } from '../stay.ts'
import type { PriceItemOf } from './price-summary.ts'

export const discountTypes = ['early_booking_10', 'early_booking_5', 'repeater', 'long_stay', 'last_minute', 'seasonal', 'custom'] as const
export type DiscountType = (typeof discountTypes)[number]

/** `validFrom`..`validUntil`: booking dates; `stayFrom`..`stayUntil`: dates of the stay; all inclusive. */
export type DiscountRule = {
  id: number
  type: DiscountType
  name: string
  percentage: number
  validFrom: CalendarDay
  validUntil: CalendarDay
  minimumNights: number
  description: string
  stayFrom: CalendarDay | null
  stayUntil: CalendarDay | null
  active: boolean
}

/** `returning`: a signed-in guest with an earlier paid or partly paid stay. */
export function discountApplies(rule: DiscountRule, stay: Stay, today: CalendarDay, returning: boolean): boolean {
  return (
    rule.active &&
    rule.validFrom <= today &&
    today <= rule.validUntil &&
    nightCount(stay) >= rule.minimumNights &&
    (rule.stayFrom === null || stay.checkIn >= rule.stayFrom) &&
    (rule.stayUntil === null || stay.checkOut <= rule.stayUntil) &&
    (rule.type !== 'repeater' || returning)
  )
}

/** Applies the best rule of each type to the original price. The sum never exceeds the price. */
export function discountsOn(original: Cents, rules: readonly DiscountRule[]): PriceItemOf<'discount'>[] {
  const best = new Map<DiscountType, DiscountRule>()
  for (const rule of rules) {
    const other = best.get(rule.type)
    if (!other || rule.percentage > other.percentage) best.set(rule.type, rule)
  }
  let left = original
  return [...best.values()].map(({ name, percentage }) => {
    const amount = Math.min(left, percentOf(original, percentage))
    left -= amount
    return { kind: 'discount', name, percentage, amount: -amount }
  })
}

export type DiscountState = 'active' | 'future' | 'inactive' | 'other'

/** State of a rule today. `other`: expired. */
export function discountState(rule: DiscountRule, today: CalendarDay): DiscountState {
  if (!rule.active) return 'inactive'
  if (today < rule.validFrom) return 'future'
  return today <= rule.validUntil ? 'active' : 'other'
}
