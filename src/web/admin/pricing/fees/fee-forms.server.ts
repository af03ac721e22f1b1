import { feeCalls } from '#contract/fees.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'

export const feeForms: FormHandlers<PricingMore> = {
  'save-fee': save(feeCalls.save, { done: words.feeSaved, bug: words.feeNotSaved, input: filled }),
  'remove-fee': save(feeCalls.remove, { done: words.feeRemoved, bug: words.feeNotRemoved, fieldless: true }),
}
