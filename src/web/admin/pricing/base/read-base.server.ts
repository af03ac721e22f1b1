import { pricingCalls } from '#contract/pricing.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import { idIn, type TabAsked } from '../tabs.ts'

/** The base price of the house, and what the villa that the address names has instead. */
export async function readBase({ api, query }: TabAsked) {
  const villaId = idIn(query.get('villa'))
  const [{ baseRate, version }, { villas }, own] = await Promise.all([
    needed(api(pricingCalls.baseRate, {}), words.failedToLoadBasePrice),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
    villaId === null ? null : needed(api(pricingCalls.villaRates, {}), words.failedToLoadVillaPrices),
  ])
  const villa = villas.find(({ id }) => id === villaId) ?? null
  return {
    baseRate,
    version,
    villas: villas.map(({ id, name }) => ({ id, name })),
    villa,
    rates: own?.villas.find((one) => one.villaId === villa?.id),
  }
}
