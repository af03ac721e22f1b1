import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'
import { type Charges, selectCharges } from '#domain/pricing/charges.ts'
import { lowestRate } from '#domain/pricing/rate-card.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'
import { apiResult } from '../api-results.server.ts'
import { todayAtProperty } from '../today.server.ts'
import { ownRates } from './own-rates.ts'
import { readCharges } from './read-charges.server.ts'

const MONTHS = 12

type Priced = Pick<Villa, 'id' | 'levyClass'>

/** 'from €350 a night', of a villa. In words, to save bytes in the browser. */
export type LowestRates = (villa: Priced) => string | null

/** The lowest rates of the coming twelve months. Null if they cannot be read. */
export async function readLowestRates(api: Api): Promise<LowestRates | null> {
  const [seasons, base, villas, charges] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.villaRates, {})),
    readCharges(api),
  ])
  if (seasons.refused || base.refused || villas.refused || !charges) return null
  return lowestInWords(base.answer, seasons.answer, villas.answer, charges, todayAtProperty())
}

export const formatFrom = (lowest: LowestRates | null, villa: Priced): string | null => lowest?.(villa) ?? null

const lowestInWords = memoized(
  (
    { baseRate }: AnswerOf<typeof pricingCalls.baseRate>,
    { seasons }: AnswerOf<typeof pricingCalls.seasons>,
    { villas }: AnswerOf<typeof pricingCalls.villaRates>,
    charges: Charges,
    today: CalendarDay,
  ): LowestRates => {
    const until = dayMonthsLater(today, MONTHS)
    const coming = seasons.filter((season) => season.active && season.until >= today && season.from < until)
    const house = { baseRate, seasons: coming, discounts: [] }
    const own = new Map(villas.map((villa) => [villa.villaId, ownRates(villa)]))
    // Villas without rates and fees of their own differ only in their levy.
    const hasOwn = (id: number) => own.has(id) || charges.fees.some(({ villaId }) => villaId === id)
    const known = new Map<string, string | null>()
    return ({ id, levyClass }) => {
      const key = hasOwn(id) ? `villa ${id}` : levyClass
      if (!known.has(key)) {
        const rate = lowestRate(today, until, cardOfVilla({ ...house, ...selectCharges({ id, levyClass }, charges) }, id, own.get(id)))
        known.set(key, rate === null ? null : words.fromANight(formatEurosBriefly(rate)))
      }
      return known.get(key) ?? null
    }
  },
)
