import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { nightCount, type Stay } from '../stay.ts'
import { type PriceItemOf, type PriceSummary, selectItems } from './price-summary.ts'

export const discountTypes = ['early_booking_10', 'early_booking_5', 'repeater', 'long_stay', 'last_minute', 'seasonal', 'custom'] as const
export type DiscountType = (typeof discountTypes)[number]

/**
 * `validFrom`..`validUntil`: booking dates; `stayFrom`..`stayUntil`: dates of the stay; `arrivalFromDays`..`arrivalWithinDays`: days
 * between booking and arrival; all inclusive. `villaIds`: the villas it holds for; none: for all.
 */
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
  arrivalFromDays?: number | null
  arrivalWithinDays?: number | null
  villaIds?: readonly number[]
  active: boolean
}

/**
 * Whether a guest comes back with a stay, at the moment of booking it. `firstArrival`: of the guest's stays that are paid or partly paid
 * and not cancelled.
 */
export const isReturning = (firstArrival: CalendarDay | null, { checkIn }: Stay): boolean => firstArrival !== null && firstArrival < checkIn

/** Whether a price has the discount for returning guests. */
export const hasRepeaterDiscount = (price: Pick<PriceSummary, 'items'>, rules: readonly DiscountRule[]): boolean =>
  selectItems(price, 'discount').some(
    ({ name, amount }) => amount < 0 && rules.some((rule) => rule.type === 'repeater' && rule.name === name),
  )

/** `returning`: as of `isReturning`; a change of a booked stay neither begins nor ends it. */
export function discountApplies(rule: DiscountRule, stay: Stay, today: CalendarDay, returning: boolean): boolean {
  const daysAhead = daysBetween(today, stay.checkIn)
  return (
    rule.active &&
    rule.validFrom <= today &&
    today <= rule.validUntil &&
    nightCount(stay) >= rule.minimumNights &&
    (rule.stayFrom === null || stay.checkIn >= rule.stayFrom) &&
    (rule.stayUntil === null || stay.checkOut <= rule.stayUntil) &&
    daysAhead >= (rule.arrivalFromDays ?? 0) &&
    daysAhead <= (rule.arrivalWithinDays ?? Number.POSITIVE_INFINITY) &&
    (rule.type !== 'repeater' || returning)
  )
}

/** Whether a rule holds for a villa, whatever the stay. */
export const holdsFor = ({ villaIds = [] }: Pick<DiscountRule, 'villaIds'>, villaId: number): boolean =>
  villaIds.length === 0 || villaIds.includes(villaId)

/**
 * What discounts and a promo code together take off at most, by the owners' limits. `base`: what they are taken of. `original`: the price before
 * them, of `nights` nights.
 */
export const mostTakenOff = (
  { base, original, nights }: { base: Cents; original: Cents; nights: number },
  { mostDiscount = 100, lowestNight = 0 }: { mostDiscount?: number | undefined; lowestNight?: Cents },
): Cents => Math.min(percentOf(base, mostDiscount), Math.max(0, original - nights * lowestNight))

/** Applies the best rule of each type to the price before discounts. `most`: as in `discountItems`. */
export function discountsOn(original: Cents, rules: readonly DiscountRule[], most?: Cents): PriceItemOf<'discount'>[] {
  const best = new Map<DiscountType, DiscountRule>()
  for (const rule of rules) {
    const other = best.get(rule.type)
    if (!other || rule.percentage > other.percentage) best.set(rule.type, rule)
  }
  return discountItems(original, [...best.values()], most)
}

/**
 * Takes discounts off the price before them; their percentages add up. `most`: cents that they take off at most, so that the last ones may
 * take off less than they say, or nothing.
 */
export function discountItems(
  original: Cents,
  discounts: readonly Pick<DiscountRule, 'name' | 'percentage'>[],
  most: Cents = original,
): PriceItemOf<'discount'>[] {
  let left = Math.min(original, most)
  return discounts.map(({ name, percentage }) => {
    const amount = Math.min(left, percentOf(original, percentage))
    left -= amount
    return { kind: 'discount' as const, name, percentage, amount: 0 - amount }
  })
}

export type DiscountState = 'active' | 'future' | 'inactive' | 'other'

/** State of a rule today. `other`: expired. */
export function discountState(rule: DiscountRule, today: CalendarDay): DiscountState {
  if (!rule.active) return 'inactive'
  if (today < rule.validFrom) return 'future'
  return today <= rule.validUntil ? 'active' : 'other'
}
