import { reviewCalls } from '#contract/reviews.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { decideReview } from './decide-review.ts'
import { listReviews, publishedReviews } from './queries.ts'

export const reviewRoutes = (deps: Deps) => [
  serve(reviewCalls.published, ({ input }) => publishedReviews(deps.db, deps.now(), input.villaId)),
  serve(reviewCalls.list, ({ input }) => listReviews(deps.db, deps.now(), pageAsked(input))),
  serve(reviewCalls.publish, ({ account, input }) => decideReview(deps, account, input, { refusal: null })),
  serve(reviewCalls.answer, ({ account, input }) => decideReview(deps, account, input, { answer: input.answer })),
  serve(reviewCalls.refuse, ({ account, input }) => decideReview(deps, account, input, { refusal: input.refusal })),
]
