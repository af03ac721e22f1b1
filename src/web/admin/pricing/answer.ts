import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import type { stayRuleCalls } from '#contract/stay-rules.ts'
import type { FormResult } from '../../forms/form-result.ts'

export type Season = AnswerOf<typeof pricingCalls.seasons>['seasons'][number]
export type Discount = AnswerOf<typeof pricingCalls.discounts>['discounts'][number]

export type StayRule = AnswerOf<typeof stayRuleCalls.list>['rules'][number]

export type UnsoldNights = AnswerOf<typeof stayRuleCalls.unsold>['unsold'][number]

export type VillaRates = AnswerOf<typeof pricingCalls.villaRates>['villas'][number]

/** `problems`: all messages of an invalid form in one list. */
export type PricingMore = { problems: string[] }
export type PricingResult = FormResult<PricingMore>
