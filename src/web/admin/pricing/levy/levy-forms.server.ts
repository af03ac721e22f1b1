import { levyCalls } from '#contract/levy.ts'
import * as words from '#words/en/office-pricing.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'

export const levyForms: FormHandlers<PricingMore> = {
  'save-levy': save(levyCalls.save, { done: words.levySaved, bug: words.levyNotSaved, input: filled }),
  'remove-levy': save(levyCalls.remove, { done: words.levyRemoved, bug: words.levyNotRemoved, fieldless: true }),
}
