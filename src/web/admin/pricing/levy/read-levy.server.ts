import { levyCalls } from '#contract/levy.ts'
import * as words from '#words/en/office-pricing.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'

export const readLevy = ({ api }: TabAsked) => needed(api(levyCalls.rates, {}), words.failedToLoadCharges)
