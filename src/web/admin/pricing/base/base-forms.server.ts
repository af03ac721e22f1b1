import { pricingCalls } from '#contract/pricing.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'

export const baseForms: FormHandlers<PricingMore> = {
  'save-base-rate': save(pricingCalls.saveBaseRate, { done: words.basePriceUpdatedSuccessfully, bug: words.failedToUpdateBasePrice }),
}
