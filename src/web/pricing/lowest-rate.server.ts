import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { Villa } from '#contract/villas.ts'
import { type CalendarDay, pickLater } from '#domain/calendar-day.ts'
import { dayMonthsLater, listDays, type Month, monthsFrom, monthsLater, toMonth } from '#domain/month.ts'
import { type Charges, selectCharges } from '#domain/pricing/charges.ts'
import { findSeason, lowestRate, type Season } from '#domain/pricing/rate-card.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import { memoized } from '#render/document/memoized.server.ts'
import * as monthWords from '#words/en/months.ts'
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
export const readLowestRates = (api: Api): Promise<LowestRates | null> => readRates(api, toYear)

/**
 * 'July from €488 a night': the lowest rates of the month that is asked for, else of the next one that lies in seasons. Without seasons
 * those of the coming twelve months.
 */
export async function readRatesOfMonth(api: Api, asked: Month | null = null): Promise<LowestRates | null> {
  return readRates(api, (seasons, today) => {
    const month = asked !== null && asked >= toMonth(today) ? asked : findMonth(seasons, today)
    return month === null ? toYear(seasons, today) : toPeriod(month, today)
  })
}

/** From a day (inclusive) to another (exclusive). `named`: the month that it is. */
type Period = { from: CalendarDay; until: CalendarDay; named: Month | null }

const toYear = (_: readonly Season[], today: CalendarDay): Period => ({ from: today, until: dayMonthsLater(today, MONTHS), named: null })

const toPeriod = (month: Month, today: CalendarDay): Period => ({
  from: pickLater(today, `${month}-01`),
  until: `${monthsLater(month, 1)}-01`,
  named: month,
})

/** The next month of which every night is in a season that is sold; else the next one that has such a night. */
function findMonth(seasons: readonly Season[], today: CalendarDay): Month | null {
  const inSeason = (night: CalendarDay) => findSeason(night, seasons)?.closed === false
  const coming = monthsFrom(toMonth(today), monthsLater(toMonth(today), MONTHS)).map((month) => ({
    month,
    nights: listDays(month).filter((night) => night >= today),
  }))
  return (coming.find(({ nights }) => nights.every(inSeason)) ?? coming.find(({ nights }) => nights.some(inSeason)))?.month ?? null
}

async function readRates(api: Api, choose: (seasons: readonly Season[], today: CalendarDay) => Period): Promise<LowestRates | null> {
  const [seasons, base, villas, charges] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.villaRates, {})),
    readCharges(api),
  ])
  if (seasons.refused || base.refused || villas.refused || !charges) return null
  const { from, until, named } = choose(seasons.answer.seasons, todayAtProperty())
  return lowestInWords(base.answer, seasons.answer, villas.answer, charges, from, until, named)
}

export const formatFrom = (lowest: LowestRates | null, villa: Priced): string | null => lowest?.(villa) ?? null

const lowestInWords = memoized(
  (
    { baseRate }: AnswerOf<typeof pricingCalls.baseRate>,
    { seasons }: AnswerOf<typeof pricingCalls.seasons>,
    { villas }: AnswerOf<typeof pricingCalls.villaRates>,
    charges: Charges,
    from: CalendarDay,
    until: CalendarDay,
    named: Month | null,
  ): LowestRates => {
    const coming = seasons.filter((season) => season.active && season.until >= from && season.from < until)
    const house = { baseRate, seasons: coming, discounts: [] }
    const own = new Map(villas.map((villa) => [villa.villaId, ownRates(villa)]))
    // Villas without rates and fees of their own differ only in their levy.
    const hasOwn = (id: number) => own.has(id) || charges.fees.some(({ villaId }) => villaId === id)
    const known = new Map<string, string | null>()
    return ({ id, levyClass }) => {
      const key = hasOwn(id) ? `villa ${id}` : levyClass
      if (!known.has(key)) {
        const rate = lowestRate(from, until, cardOfVilla({ ...house, ...selectCharges({ id, levyClass }, charges) }, id, own.get(id)))
        known.set(key, rate === null ? null : inWords(formatEurosBriefly(rate), named))
      }
      return known.get(key) ?? null
    }
  },
)

const inWords = (rate: string, month: Month | null): string =>
  month === null ? words.fromANight(rate) : words.monthFromANight(monthWords.monthName(month), rate)
