import { pricingCalls } from '#contract/pricing.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export const readBase = ({ api }: TabAsked) => needed(api(pricingCalls.baseRate, {}), words.failedToLoadBasePrice)
