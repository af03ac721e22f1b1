import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import type { HandlersOf } from '../http/serve.ts'
import { decideReview } from './decide-review.ts'
import { listReviews, publishedReviews, villaRatings } from './queries.ts'

export const reviewHandlers = (deps: Deps): HandlersOf<'review'> => ({
  review: {
    published: ({ input }) => publishedReviews(deps.db, deps.now(), input.villaId),
    ratings: async () => ({ ratings: await villaRatings(deps.db, deps.now()) }),
    list: ({ input }) => listReviews(deps.db, deps.now(), { ...input, ...pageAsked(input) }),
    publish: ({ account, input }) => decideReview(deps, account, input, { refusal: null }),
    answer: ({ account, input }) => decideReview(deps, account, input, { answer: input.answer }),
    refuse: ({ account, input }) => decideReview(deps, account, input, { refusal: input.refusal }),
  },
})
