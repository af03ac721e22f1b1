import { feeCalls } from '#contract/fees.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export async function readFees({ api }: TabAsked) {
  const [{ fees }, { villas }] = await Promise.all([
    needed(api(feeCalls.list, {}), words.failedToLoadCharges),
    needed(api(villaCalls.names, {}), words.failedToLoadVillaPrices),
  ])
  return { fees, villas }
}
