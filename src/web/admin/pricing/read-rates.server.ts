import { pricingCalls } from '#contract/pricing.ts'
import { villaCalls } from '#contract/villas.ts'
import { selectCharges } from '#domain/pricing/charges.ts'
import type { NightlyRates } from '#domain/pricing/rate-card.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import * as words from '#words/en/office-pricing.ts'
import { ownRates } from '../../pricing/own-rates.ts'
import { readCharges } from '../../pricing/read-charges.server.ts'
import { needed, Unread } from './needed.server.ts'
import { idIn, type TabAsked } from './tabs.ts'

/** Rates of the nights: of the house, or of the villa that the address names. */
export async function readRates({ api, query }: TabAsked) {
  const villaId = idIn(query.get('villa'))
  const [{ seasons }, { baseRate }, { villas }] = await Promise.all([
    needed(api(pricingCalls.seasons, {}), words.failedToLoadSeasonalPricing),
    needed(api(pricingCalls.baseRate, {}), words.failedToLoadBasePrice),
    needed(api(villaCalls.list, {}), words.failedToLoadVillaPrices),
  ])
  const villa = villas.find(({ id }) => id === villaId)
  const house = { baseRate, seasons, discounts: [] }
  const rates: NightlyRates = villa ? await readVillaRates(villa) : house
  return { villas: villas.map(({ id, name }) => ({ id, name })), villaId, rates }

  async function readVillaRates({ id, levyClass }: (typeof villas)[number]) {
    const [own, charges] = await Promise.all([needed(api(pricingCalls.villaRates, {}), words.failedToLoadVillaPrices), readCharges(api)])
    if (!charges) throw new Unread(words.failedToLoadCharges)
    const rates = own.villas.find((one) => one.villaId === id)
    return cardOfVilla({ ...house, ...selectCharges({ id, levyClass }, charges) }, id, rates && ownRates(rates))
  }
}
