import { stayRuleCalls } from '#contract/stay-rules.ts'
import * as words from '#words/en/office-stay-rules.ts'
import type { FormHandlers } from '../../../forms/form-action.server.ts'
import { type FormValues, filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'
import { tickedIn, tickedVillas } from '../tick-boxes.ts'

export const ruleForms: FormHandlers<PricingMore> = {
  'create-stay-rule': save(stayRuleCalls.create, { done: words.saved, bug: words.notSaved, input: stayRuleIn }),
  'update-stay-rule': save(stayRuleCalls.update, { done: words.saved, bug: words.notSaved, input: stayRuleIn }),
  'remove-stay-rule': save(stayRuleCalls.remove, { done: words.removed, bug: words.notRemoved, fieldless: true }),
}

/** Ticked villas and days of the week as lists. */
function stayRuleIn(values: FormValues): unknown {
  const days = Object.fromEntries(['weekdays', 'arrival_days', 'departure_days'].map((list) => [list, tickedIn(values, list)]))
  return { ...filled(values), villa_ids: tickedVillas(values), ...days }
}
