import { feeCalls } from '#contract/fees.ts'
import { levyCalls } from '#contract/levy.ts'
import { taxCalls } from '#contract/taxes.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

/** Fees, climate levy and VAT. */
export async function readFees({ api }: TabAsked) {
  const failed = words.failedToLoadCharges
  const [{ fees }, { rates: levy }, { rates: taxes }, { villas }] = await Promise.all([
    needed(api(feeCalls.list, {}), failed),
    needed(api(levyCalls.rates, {}), failed),
    needed(api(taxCalls.rates, {}), failed),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
  ])
  return { fees, levy, taxes, villas }
}
