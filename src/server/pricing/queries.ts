import { asc, desc } from 'drizzle-orm'
import type { DiscountRule } from '#domain/pricing/discounts.ts'
import type { RateCard, Season } from '#domain/pricing/rate-card.ts'
import type { Db } from '../db/client.ts'
import { discountRules, seasons } from '../db/schema.ts'
import { readBaseRate } from '../settings/queries.ts'

type Versioned<T> = T & { version: number }

export const allSeasons = (db: Db): Promise<Versioned<Required<Season>>[]> =>
  db.select().from(seasons).orderBy(asc(seasons.from), asc(seasons.id))

export async function allDiscounts(db: Db): Promise<Versioned<DiscountRule>[]> {
  const rows = await db.select().from(discountRules).orderBy(desc(discountRules.validFrom), asc(discountRules.id))
  return rows.map(({ percentHundredths, ...rule }) => ({ ...rule, percentage: percentHundredths / 100 }))
}

/** Everything that determines the price of a stay. */
export const rateCard = async (db: Db): Promise<RateCard> => ({
  baseRate: await readBaseRate(db),
  seasons: await allSeasons(db),
  discounts: await allDiscounts(db),
})
