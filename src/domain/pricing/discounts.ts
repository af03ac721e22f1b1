import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { nightCount, type Stay } from '../stay.ts'

export const discountTypes = ['early_booking_10', 'early_booking_5', 'repeater', 'long_stay', 'last_minute', 'seasonal', 'custom'] as const
export type DiscountType = (typeof discountTypes)[number]

/** `validFrom`..`validUntil` is when one must book, `stayFrom`..`stayUntil` when one must stay; all days included. */
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

export type Discount = { name: string; percentage: number; amount: Cents }

/** `returning`: a signed-in guest with an earlier stay that was paid or partly paid. */
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

/** The best rule of each type, each on the original price; together never more than the price. */
export function discountsOn(original: Cents, rules: readonly DiscountRule[]): Discount[] {
  const best = new Map<DiscountType, DiscountRule>()
  for (const rule of rules) {
    const other = best.get(rule.type)
    if (!other || rule.percentage > other.percentage) best.set(rule.type, rule)
  }
  let left = original
  return [...best.values()].map(({ name, percentage }) => {
    const amount = Math.min(left, percentOf(original, percentage))
    left -= amount
    return { name, percentage, amount }
  })
}

export type DiscountState = 'active' | 'future' | 'inactive' | 'other'

/** How a rule stands today; `other` is one whose time is over. */
export function discountState(rule: DiscountRule, today: CalendarDay): DiscountState {
  if (!rule.active) return 'inactive'
  if (today < rule.validFrom) return 'future'
  return today <= rule.validUntil ? 'active' : 'other'
}
