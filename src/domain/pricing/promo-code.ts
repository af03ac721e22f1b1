import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { nightCount, type Stay } from '../stay.ts'
import type { PriceItemOf } from './price-summary.ts'

/** What a code takes its percentage or amount off: nights and further guests, or the nights alone. */
export const promoBases = ['total', 'nights'] as const
export type PromoBase = (typeof promoBases)[number]

/**
 * `percentage` or `amount`, never both. `validFrom`..`validUntil`: booking dates; `stayFrom`..`stayUntil`: dates of the stay; all inclusive.
 * `villaIds`: the villas it holds for; none: for all.
 */
export type PromoCode = {
  code: string
  percentage: number | null
  amount: Cents | null
  base: PromoBase
  validFrom: CalendarDay
  validUntil: CalendarDay
  stayFrom: CalendarDay | null
  stayUntil: CalendarDay | null
  minimumNights: number
  villaIds: readonly number[]
  active: boolean
}

/** A code as it is stored and compared: in capitals, without spaces, lookalike letters of other widths as one. */
export const normalizedCode = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/** Whether a code can be used today, for any stay. */
export const promoIsValid = ({ active, validFrom, validUntil }: PromoCode, today: CalendarDay): boolean =>
  active && validFrom <= today && today <= validUntil

/** Whether a code holds for a stay, whenever it is booked. */
export const promoHoldsFor = (promo: PromoCode, villaId: number, stay: Stay): boolean =>
  nightCount(stay) >= promo.minimumNights &&
  (promo.stayFrom === null || stay.checkIn >= promo.stayFrom) &&
  (promo.stayUntil === null || stay.checkOut <= promo.stayUntil) &&
  (promo.villaIds.length === 0 || promo.villaIds.includes(villaId))

/** `total`, `nights`: what discounts are taken of. `left`: what other discounts leave to take off by the owners' limit. */
type Discountable = { total: Cents; nights: Cents; left: Cents }

export function promoItem({ code, percentage, amount, base }: PromoCode, { left, ...bases }: Discountable): PriceItemOf<'promo'> {
  const of = Math.min(bases[base], bases.total)
  const worth = Math.min(of, amount ?? percentOf(of, percentage ?? 0))
  return { kind: 'promo', code, percentage, worth, amount: 0 - Math.min(worth, Math.max(0, left)) }
}
