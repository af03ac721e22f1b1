import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import type { Said } from '../../ui/banner.tsx'
import type { OfficeAnswer } from '../form-failure.tsx'

export type Season = AnswerOf<typeof pricingCalls.seasons>['seasons'][number]
export type Discount = AnswerOf<typeof pricingCalls.discounts>['discounts'][number]

/** `form`: the form the answer belongs to; `saved`: that form can be closed. */
export type PricingAnswer = OfficeAnswer & { form?: string; saved?: boolean; banner?: Said; problems?: string[] }

/** The answer if it belongs to this form, otherwise undefined. */
export const answerTo = (form: string, answer: PricingAnswer | undefined): PricingAnswer | undefined =>
  answer?.form === form ? answer : undefined
