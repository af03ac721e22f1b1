import { pricingCalls } from '#contract/pricing.ts'
import { reportCalls } from '#contract/reports.ts'
import { villaCalls } from '#contract/villas.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { toYear } from '#domain/calendar-day.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import { yearChangeKinds } from '#domain/pricing/year-change.ts'
import { isPricedYear, listPricedYears, seasonsInYear } from '#domain/pricing/year-of-prices.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import * as words from '#words/en/office-pricing.ts'
import { apiResult } from '../../../api-results.server.ts'
import { ownRates } from '../../../pricing/own-rates.ts'
import { needed } from '../needed.server.ts'
import { idIn, type TabAsked } from '../tabs.ts'
import type { YearPanel } from './year-change.tsx'

/** A year's seasons and prices, of the house or of the villa that the address names, with the nights sold. */
export async function readSeasons(asked: TabAsked) {
  const { api, query, today } = asked
  const [{ seasons }, { baseRate }, { villas }] = await Promise.all([
    needed(api(pricingCalls.seasons, {}), words.failedToLoadSeasonalPricing),
    needed(api(pricingCalls.baseRate, {}), words.failedToLoadBasePrice),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
  ])
  // The address of prices by villa names none at first.
  const named = idIn(query.get('villa')) ?? (query.get('tab') === 'villas' ? villas[0]?.id : null)
  const villa = villas.find(({ id }) => id === named) ?? null
  const edited = seasons.find(({ id }) => id === idIn(query.get('edit') ?? query.get('deactivate')))
  const typed = Number(query.get('year'))
  const year = [typed, edited && toYear(edited.from), toYear(today)].find((one) => one !== undefined && isPricedYear(one)) ?? 2000
  const [own, sold] = await Promise.all([
    villa ? needed(api(pricingCalls.villaRates, {}), words.failedToLoadVillaPrices) : null,
    // Prices can be changed without them.
    apiResult(api(reportCalls.sold, { year, ...(villa ? { villaId: villa.id } : {}) })),
  ])
  const rates = own?.villas.find(({ villaId }) => villaId === villa?.id)
  const active = new Set(seasons.filter((season) => season.active).map(({ from }) => toYear(from)))
  const house = { baseRate, seasons, discounts: [] }
  // A year without seasons begins with those of the year before.
  const empty = !villa && seasonsInYear(seasons, year).length === 0 && active.has(year - 1)
  const panel = await readYearPanel(asked, empty ? year - 1 : null)
  const card = villa ? cardOfVilla(house, villa.id, rates && ownRates(rates)) : house
  return {
    year,
    /** The year that is copied into the next one: the shown one, or the last where the next one has its seasons. */
    copied: active.has(year + 1) ? Math.max(...active) : year,
    years: listPricedYears(seasons, toYear(today)),
    seasons: seasonsInYear(seasons, year),
    /** Of all years. */
    all: seasons.map(({ id, name, from, until, rate, active }) => ({ id, name, from, until, rate, active })),
    villas: villas.map(({ id, name }) => ({ id, name })),
    villa,
    rates,
    card: { baseRate: card.baseRate, seasons: seasonsInYear(card.seasons, year) },
    sold: sold.answer ?? null,
    panel,
  }
}

/** The last change of a whole year, and the change that the address asks for with its preview; else copying the `offered` year. */
async function readYearPanel({ api, query }: TabAsked, offered: number | null): Promise<YearPanel> {
  const named = yearChangeKinds.find((one) => one === query.get('what'))
  const kind = named ?? (offered === null ? undefined : 'copy')
  const year = named || offered === null ? Number(query.get('year')) : offered
  const typed = query.get('percent') ?? ''
  const percent = readDecimal(typed || '0')
  const asked = kind ? { kind, year, percent: typeof percent === 'number' ? percent : Number.NaN } : null
  const last = await apiResult(api(yearChangeCalls.last, {}))
  // Seasons are copied at the same prices; other prices need a percentage.
  const complete = asked && (asked.kind === 'copy' || typed !== '')
  const preview = complete ? await apiResult(api(yearChangeCalls.preview, asked)) : null
  const refused = preview?.refused
  return {
    asked,
    offered: asked !== null && !named,
    typed,
    preview: preview?.answer ?? null,
    refused: refused ? (Object.values(refused.fields ?? {})[0] ?? refused.message) : null,
    last: last.answer?.change ?? null,
  }
}
