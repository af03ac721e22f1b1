import { pricingCalls } from '#contract/pricing.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export async function readDiscounts({ api }: TabAsked) {
  const [{ discounts }, { villas }] = await Promise.all([
    needed(api(pricingCalls.discounts, {}), words.failedToLoadDiscountRules),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
  ])
  return { discounts, villas }
}
