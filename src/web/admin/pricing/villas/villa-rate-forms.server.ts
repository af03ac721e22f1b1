import { pricingCalls } from '#contract/pricing.ts'
import { isSeasonField } from '#domain/pricing/own-prices.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { type FormValues, filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'

export const villaRateForms: FormHandlers<PricingMore> = {
  'save-villa-rates': save(pricingCalls.saveVillaRates, {
    done: words.villaPricesSaved,
    bug: words.villaPricesNotSaved,
    input: villaRatesIn,
  }),
}

/** Fields of seasons in a record of their own. An empty field is as in the house. */
function villaRatesIn(values: FormValues): unknown {
  const { seasons = [], house = [] } = Object.groupBy(Object.entries(values), ([name]) => (isSeasonField(name) ? 'seasons' : 'house'))
  return { ...filled(Object.fromEntries(house)), seasons: Object.fromEntries(seasons) }
}
