import type { PublishedReview } from '#contract/reviews.ts'
import type { Language } from '#words/languages.ts'

/** Letters from which a review says something of the stay. */
const SAYS_SOMETHING = 60
const MOST = 3

/** The reviews that help most: newest first, those with something to read in the language of the page before others. Nobody chooses them. */
export function chooseReviews<R extends Pick<PublishedReview, 'review' | 'language'>>(reviews: readonly R[], language: Language): R[] {
  const rank = ({ review, language: own }: R) => (review.length < SAYS_SOMETHING ? 2 : own === language ? 0 : 1)
  return reviews.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST)
}
