import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { reviewCalls } from '#contract/reviews.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { tenths } from '#words/en/numbers.ts'
import * as words from '#words/en/reviews.ts'
import { apiResult } from '../api-results.server.ts'

/** What guests say of a villa: '4.7', '17 reviews', and both for those who hear the page. In words, to save bytes in the browser. */
export type Rating = { stars: string; count: string; label: string }

export type Ratings = (villaId: number) => Rating | null

/** The ratings of all villas that have enough reviews. None where they cannot be read: no page depends on them. */
export async function readRatings(api: Api): Promise<Ratings> {
  const { answer } = await apiResult(api(reviewCalls.ratings, {}))
  return answer ? ratingsInWords(answer) : () => null
}

const ratingsInWords = memoized(({ ratings }: AnswerOf<typeof reviewCalls.ratings>): Ratings => {
  const known = new Map(
    ratings.map(({ villaId, average, count }) => [
      villaId,
      { stars: tenths(average), count: words.reviews(count), label: words.rating(average, count) },
    ]),
  )
  return (villaId) => known.get(villaId) ?? null
})
