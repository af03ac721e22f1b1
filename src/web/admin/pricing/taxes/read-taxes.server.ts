import { taxCalls } from '#contract/taxes.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export const readTaxes = ({ api }: TabAsked) => needed(api(taxCalls.rates, {}), words.failedToLoadCharges)
