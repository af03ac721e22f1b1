import { type Cents, percentOf } from '../money.ts'
import { holdsFor } from './discounts.ts'
import type { FurtherGuests, RateCard, Season } from './rate-card.ts'

/** A villa's own rate in a season: cents a night, or percent more (below 0: less) than the house's. */
export type OwnRate = { rate: Cents } | { percent: number }

/** What a villa has instead of the rates of the house. */
export type VillaRates = {
  /** Null: as the house. */
  baseRate: Cents | null
  /** By season. A season that is missing is as the house. */
  seasons: ReadonlyMap<number, OwnRate>
  furtherGuests: FurtherGuests | null
}

/** A villa's own rate in cents. */
export const ownRate = (own: OwnRate, ofHouse: Cents): Cents => ('rate' in own ? own.rate : ofHouse + percentOf(ofHouse, own.percent))

/** Seasons at the rates of a villa. */
export const seasonsOfVilla = <S extends Season>(seasons: readonly S[], rates: VillaRates | undefined): (S & { own: boolean })[] =>
  seasons.map((season) => {
    const own = rates?.seasons.get(season.id)
    return { ...season, rate: own ? ownRate(own, season.rate) : season.rate, own: own !== undefined }
  })

/** The rate card of a villa: that of the house with the discounts that hold for the villa, and with what it has of its own. */
export function cardOfVilla(ofHouse: RateCard, villaId: number, rates: VillaRates | undefined): RateCard {
  const discounts = ofHouse.discounts.filter((rule) => holdsFor(rule, villaId))
  const house = discounts.length === ofHouse.discounts.length ? ofHouse : { ...ofHouse, discounts }
  if (!rates) return house
  const { baseRate, furtherGuests } = rates
  const seasons = seasonsOfVilla(house.seasons, rates)
  return { ...house, seasons, furtherGuests, ...(baseRate === null ? {} : { baseRate, ownBaseRate: true }) }
}
