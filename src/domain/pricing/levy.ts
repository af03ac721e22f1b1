import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import { listNights, type Stay } from '../stay.ts'
import type { LevyClass } from '../villas/registration.ts'
import { type PriceItemOf, type PriceSummary, selectItems } from './price-summary.ts'

/** Classes for which a levy is due. */
export type LeviedClass = Exclude<LevyClass, '' | 'none'>
export const leviedClasses = ['short_let', 'detached_over_80', 'furnished_villa', 'rooms'] as const satisfies readonly LeviedClass[]

/** The climate levy of a class from a day on: cents a night, `high` in the months from the first to the last, both inclusive. */
export type LevyRate = { levyClass: LeviedClass; validFrom: CalendarDay; firstMonth: number; lastMonth: number; high: Cents; low: Cents }

/** The levy in the prices of a villa. `rates`: of its class. `added`: on top of the price of a night; else included in it. */
export type Levy = { levyClass: LeviedClass; added: boolean; rates: readonly LevyRate[] }

/** The levy of a villa; null where its class is not chosen yet, or none is due. */
export function selectLevy(levyClass: LevyClass, { rates, added }: { rates: readonly LevyRate[]; added: boolean }): Levy | null {
  if (levyClass === '' || levyClass === 'none') return null
  return { levyClass, added, rates: rates.filter((rate) => rate.levyClass === levyClass) }
}

/** By the rate that was last valid; 0 before the first. */
export function levyOfNight(night: CalendarDay, { rates }: Pick<Levy, 'rates'>): Cents {
  const valid = rates.filter(({ validFrom }) => validFrom <= night)
  const rate = valid.reduce<LevyRate | undefined>((last, each) => (last && last.validFrom > each.validFrom ? last : each), undefined)
  if (!rate) return 0
  const month = Number(night.slice(5, 7))
  return rate.firstMonth <= month && month <= rate.lastMonth ? rate.high : rate.low
}

/** What a night costs more than its rate, because the levy is added. */
export const levyOnTop = (night: CalendarDay, levy: Levy | null | undefined): Cents => (levy?.added ? levyOfNight(night, levy) : 0)

/** The levy of a stay in the order of its nights; none if nothing is due. */
export function levyItems(stay: Stay, levy: Levy | null | undefined): PriceItemOf<'levy'>[] {
  if (!levy) return []
  const lines: { rate: Cents; nights: number }[] = []
  for (const night of listNights(stay)) {
    const rate = levyOfNight(night, levy)
    const last = lines.at(-1)
    if (last?.rate === rate) last.nights += 1
    else lines.push({ nights: 1, rate })
  }
  if (lines.every(({ rate }) => rate === 0)) return []
  const { levyClass, added } = levy
  return lines.map(({ nights, rate }) => ({ kind: 'levy', levyClass, nights, rate, amount: added ? nights * rate : 0 }))
}

type Levied = Pick<PriceSummary, 'items' | 'total'>

/** The climate levy in a price, included or added, and its nights. */
export function levyIn({ items, total }: Levied): { amount: Cents; nights: number } {
  const due = selectItems({ items }, 'levy').filter(({ rate }) => rate > 0)
  return { amount: Math.min(total, sum(due.map(({ nights, rate }) => nights * rate))), nights: sum(due.map(({ nights }) => nights)) }
}

/** The part of a payment that is climate levy: the same share as in the whole price. */
export function levyPaid(price: Levied, paid: Cents): Cents {
  const { amount } = levyIn(price)
  return paid >= price.total ? amount : Math.round((amount * Math.max(0, paid)) / price.total)
}

/** A price with its levy of the last nights alone. */
export function withLevyAfter<Price extends Levied>(price: Price, nightsUsed: number): Price {
  let used = Math.max(0, nightsUsed)
  const items = price.items.map((item) => {
    if (item.kind !== 'levy') return item
    const nights = Math.max(0, item.nights - used)
    used -= item.nights - nights
    return { ...item, nights }
  })
  return { ...price, items }
}
