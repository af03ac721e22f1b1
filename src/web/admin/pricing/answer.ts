import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import type { Said } from '../../ui/banner.tsx'
import type { OfficeAnswer } from '../form-failure.tsx'

export type Season = AnswerOf<typeof pricingCalls.seasons>['seasons'][number]
export type Discount = AnswerOf<typeof pricingCalls.discounts>['discounts'][number]

/** `form` says which of the page's forms is answered, `saved` that it need not be shown any longer. */
export type PricingAnswer = OfficeAnswer & { form?: string; saved?: boolean; banner?: Said; problems?: string[] }

/** What an answer says to one form; nothing where it speaks to another. */
export const answerTo = (form: string, answer: PricingAnswer | undefined): PricingAnswer | undefined =>
  answer?.form === form ? answer : undefined
