import { pricingCalls } from '#contract/pricing.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { type FormValues, filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'
import { tickedVillas } from '../tick-boxes.ts'
import { discountErrors } from './discount-errors.server.ts'

const NOT_SAVED = words.failedToSaveDiscountRule
const whatIsSaved = { bug: NOT_SAVED, input: discountIn, invalid: discountErrors }

export const discountForms: FormHandlers<PricingMore> = {
  'create-discount': save(pricingCalls.createDiscount, { ...whatIsSaved, done: words.discountRuleCreatedSuccessfully }),
  'update-discount': save(pricingCalls.updateDiscount, { ...whatIsSaved, done: words.discountRuleSavedSuccessfully }),
  'delete-discount': save(pricingCalls.deactivateDiscount, {
    done: words.discountRuleDeletedSuccessfully,
    bug: words.failedToDeleteDiscountRule,
    fieldless: true,
  }),
}

/** Ticked villas as a list. */
function discountIn(values: FormValues): unknown {
  const rule = filled(values)
  const { arrival_min_days = null, arrival_max_days = null } = rule
  return { ...rule, arrival_min_days, arrival_max_days, villa_ids: tickedVillas(values) }
}
