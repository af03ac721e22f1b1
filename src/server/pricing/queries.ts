import { asc, desc, eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { type Charges, selectCharges } from '#domain/pricing/charges.ts'
import type { DiscountRule } from '#domain/pricing/discounts.ts'
import type { RateCard, Season } from '#domain/pricing/rate-card.ts'
import { cardOfVilla, type OwnRate, type VillaRates } from '#domain/pricing/villa-rates.ts'
import type { Db } from '../db/client.ts'
import { discountRules, seasons, villaRates, villaSeasonRates, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readBaseRate, readSettings } from '../settings/queries.ts'
import { allFees } from './fees.ts'
import { allLevyRates } from './levy-rates.ts'
import { allTaxRates } from './tax-rates.ts'

type Versioned<T> = T & { version: number }

type SeasonRow = Versioned<Required<Omit<Season, 'own'>>>

export const allSeasons = (db: Db): Promise<SeasonRow[]> => db.select().from(seasons).orderBy(asc(seasons.from), asc(seasons.id))

type DiscountRow = Versioned<Required<DiscountRule> & { villaIds: number[] }>

export async function allDiscounts(db: Db): Promise<DiscountRow[]> {
  const rows = await db.select().from(discountRules).orderBy(desc(discountRules.validFrom), asc(discountRules.id))
  return rows.map(({ percentHundredths, ...rule }) => ({ ...rule, percentage: percentHundredths / 100 }))
}

type OwnRow = { villa_season_rates: typeof villaSeasonRates.$inferSelect | null }

function ofSeason({ villa_season_rates: row }: OwnRow): [seasonId: number, own: OwnRate][] {
  if (!row) return []
  if (row.rate !== null) return [[row.seasonId, { rate: row.rate }]]
  return row.percentHundredths === null ? [] : [[row.seasonId, { percent: row.percentHundredths / 100 }]]
}

/** Own rates of villas, by villa. `villaId`: of this one alone. */
export async function ownRates(db: Db, villaId?: number): Promise<Map<number, Versioned<VillaRates>>> {
  const rows = await db
    .select()
    .from(villaRates)
    .leftJoin(villaSeasonRates, eq(villaSeasonRates.villaId, villaRates.villaId))
    .where(villaId === undefined ? undefined : eq(villaRates.villaId, villaId))
  return new Map(
    [...Map.groupBy(rows, (row) => row.villa_rates.villaId)].flatMap(([villa, [first, ...others]]) => {
      if (!first) return []
      const { baseRate, includedGuests, furtherGuest, version } = first.villa_rates
      const furtherGuests = includedGuests === null || furtherGuest === null ? null : { above: includedGuests, rate: furtherGuest }
      return [[villa, { baseRate, furtherGuests, seasons: new Map([first, ...others].flatMap(ofSeason)), version }]]
    }),
  )
}

/** What prices depend on in villas that have nothing of their own, without levy and fees. */
export async function houseCard(db: Db, settings?: Settings): Promise<RateCard> {
  const { most, lowestNight } = (settings ?? (await readSettings(db))).discounts
  return {
    baseRate: await readBaseRate(db),
    seasons: await allSeasons(db),
    discounts: await allDiscounts(db),
    mostDiscount: most,
    lowestNight: lowestNight * 100,
  }
}

/** `onSale`: each card that a villa on sale has, once; the house's if none is on sale. */
export type RateCards = { house: RateCard; of: (villaId: number) => RateCard; onSale: readonly RateCard[] }

/** What prices depend on in all villas, from what is cached. `deps`: those of the transaction, within one. */
export const currentRateCards = ({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<RateCards> =>
  content.cached('rate cards', () => rateCards(db))

async function rateCards(db: Db): Promise<RateCards> {
  const settings = await readSettings(db)
  const house = await houseCard(db, settings)
  const own = await ownRates(db)
  const charges = await readCharges(db, settings)
  const all = await db.select({ id: villas.id, levyClass: villas.levyClass, withdrawnAt: villas.withdrawnAt }).from(villas)
  const classOf = new Map(all.map(({ id, levyClass }) => [id, levyClass]))
  const cards = new Map<string, RateCard>()
  const of = (villaId: number): RateCard => {
    const rates = own.get(villaId)
    const levyClass = classOf.get(villaId) ?? ''
    const card = cardOfVilla({ ...house, ...selectCharges({ id: villaId, levyClass }, charges) }, villaId, rates)
    // One card for all villas that have nothing of their own, the same discounts, levy and fees.
    const same = [card.discounts, card.fees ?? []].map((list) => list.map(({ id }) => id).join(' '))
    const key = rates ? `villa ${villaId}` : [levyClass, ...same].join('; ')
    const known = cards.get(key) ?? card
    cards.set(key, known)
    return known
  }
  const onSale = all.filter(({ withdrawnAt }) => withdrawnAt === null)
  return { house, of, onSale: onSale.length > 0 ? [...new Set(onSale.map(({ id }) => of(id)))] : [house] }
}

/** What comes with the rates of all villas. */
async function readCharges(db: Db, { taxes }: Settings): Promise<Charges> {
  return {
    levyRates: await allLevyRates(db),
    fees: await allFees(db),
    taxRates: await allTaxRates(db),
    levyAdded: taxes.levy === 'added',
    vatShown: taxes.vat === 'amount',
  }
}
