import { pricingCalls } from '#contract/pricing.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import { idIn, type TabAsked } from '../tabs.ts'

/** `rates`: what the chosen villa has instead of the prices of the house. */
export async function readVillas({ api, query }: TabAsked) {
  const [own, { villas }, { seasons }, { baseRate }] = await Promise.all([
    needed(api(pricingCalls.villaRates, {}), words.failedToLoadVillaPrices),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
    needed(api(pricingCalls.seasons, {}), words.failedToLoadSeasonalPricing),
    needed(api(pricingCalls.baseRate, {}), words.failedToLoadBasePrice),
  ])
  const villa = villas.find(({ id }) => id === idIn(query.get('villa'))) ?? villas[0]
  return { villas, villa, rates: own.villas.find(({ villaId }) => villaId === villa?.id), house: { baseRate, seasons } }
}
