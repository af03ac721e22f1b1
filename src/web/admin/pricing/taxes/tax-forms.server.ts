import { taxCalls } from '#contract/taxes.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'

export const taxForms: FormHandlers<PricingMore> = {
  'save-tax': save(taxCalls.save, { done: words.taxSaved, bug: words.taxNotSaved, input: filled }),
  'remove-tax': save(taxCalls.remove, { done: words.taxRemoved, bug: words.taxNotRemoved, fieldless: true }),
}
