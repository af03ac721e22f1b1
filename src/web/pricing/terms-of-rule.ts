import type { Villa } from '#contract/villas.ts'
import { type DiscountRule, holdsFor } from '#domain/pricing/discounts.ts'
import * as counts from '#words/en/counts.ts'
import * as words from '#words/en/pricing.ts'

/** How far ahead the arrival must be, and the villas that a rule holds for, where it does not hold for all. */
export function termsOfRule(rule: DiscountRule, villas: readonly Pick<Villa, 'id' | 'name'>[]): string[] {
  const { arrivalFromDays, arrivalWithinDays, villaIds = [] } = rule
  const names = villas.filter(({ id }) => holdsFor(rule, id)).map(({ name }) => name)
  return [
    arrivalFromDays ? words.arrivalAtLeastAhead(counts.days(arrivalFromDays)) : '',
    typeof arrivalWithinDays === 'number' ? words.arrivalWithin(counts.days(arrivalWithinDays)) : '',
    villaIds.length > 0 ? words.onlyIn(names) : '',
  ].filter(Boolean)
}
