import { addDays, type CalendarDay, daysBetween, daysFrom } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { BASE_RATE_NAME, findSeason, nightlyRate, type Season } from './rate-card.ts'
import { seasonsOfVilla, type VillaRates } from './villa-rates.ts'
import { changedRate } from './year-change.ts'

/** What an owner can change of chosen nights. */
export const nightChangeKinds = ['price', 'percent', 'rule'] as const

/** Another price for chosen nights: euros a night, or percent more (below 0: less). */
export type NightPrice = { rate: Cents } | { percent: number }

/** Nights from one to another, both inclusive; `villaIds`: none for all villas and the house. */
export type NightChange = { from: CalendarDay; until: CalendarDay; villaIds: readonly number[]; price: NightPrice }

type Rates = { baseRate: Cents; seasons: readonly Season[]; own: ReadonlyMap<number, VillaRates>; villaIds: readonly number[] }

/**
 * A season that the change adds. `rateBefore`, `rate`: of the house. `villas`: those whose price in it is not that of the house. It is not
 * longer than the season that held before, so that it holds instead.
 */
export type PlannedNights = {
  from: CalendarDay
  until: CalendarDay
  /** The season that held before, or the name of the base rate. */
  name: string
  closed: boolean
  rateBefore: Cents
  rate: Cents
  villas: { villaId: number; rateBefore: Cents; rate: Cents }[]
}

type Held = Pick<PlannedNights, 'name' | 'closed'> & { length: number; house: Cents; villas: readonly Cents[] }

/** The seasons that give chosen nights their price, and leave all other nights and villas as they are. */
export function plannedNights(rates: Rates, change: NightChange): PlannedNights[] {
  const nights = daysFrom(change.from, addDays(change.until, 1))
  const held = nights.map((night) => heldOn(night, rates))
  const planned: PlannedNights[] = []
  let longest = 0
  for (const [index, night] of nights.entries()) {
    const now = held[index] as Held
    const last = planned.at(-1)
    longest = Math.min(longest, now.length)
    if (last && samePrices(held[index - 1] as Held, now) && daysBetween(last.from, night) <= longest) {
      last.until = night
      continue
    }
    longest = now.length
    planned.push({ from: night, until: night, ...seasonFor(now, rates.villaIds, change) })
  }
  return planned
}

/** What holds on a night: its season, the length of it, and the price of the house and of each villa. */
function heldOn(night: CalendarDay, { baseRate, seasons, own, villaIds }: Rates): Held {
  const season = findSeason(night, seasons)
  const villas = villaIds.map((id) => {
    const rates = own.get(id)
    return nightlyRate(night, { baseRate: rates?.baseRate ?? baseRate, seasons: seasonsOfVilla(seasons, rates) }).rate
  })
  return {
    name: season?.name ?? BASE_RATE_NAME,
    closed: season?.closed ?? false,
    length: season ? daysBetween(season.from, season.until) : Number.POSITIVE_INFINITY,
    house: season?.rate ?? baseRate,
    villas,
  }
}

const samePrices = (a: Held, b: Held): boolean =>
  a.name === b.name && a.closed === b.closed && a.house === b.house && a.villas.every((rate, index) => rate === b.villas[index])

function seasonFor({ name, closed, house, villas }: Held, ids: readonly number[], { villaIds, price }: NightChange) {
  const changed = (before: Cents) => ('rate' in price ? price.rate : changedRate(before, price.percent))
  const rate = villaIds.length === 0 ? changed(house) : house
  const ofVillas = ids.map((villaId, index) => {
    const rateBefore = villas[index] ?? house
    return { villaId, rateBefore, rate: villaIds.length === 0 || villaIds.includes(villaId) ? changed(rateBefore) : rateBefore }
  })
  return { name, closed, rateBefore: house, rate, villas: ofVillas.filter((villa) => villa.rate !== rate) }
}
