import type { ReviewRefusal } from '#domain/bookings/review.ts'
import { formatNumber, tenths } from './numbers.ts'

export const guestsOf = (villa: string): string => `What guests say about ${villa}`
export const howGathered =
  'Only guests whose stay was paid here and has ended can write a review, once for each stay. We publish all of them, good and bad, and leave out only insults, personal data, advertising and what is not about the stay.'
export const average = (stars: number, count: number): string =>
  `${tenths(stars)} of 5 stars on average, from ${formatNumber(count)} reviews`
export const bestOnes = 'The newest of those with the most stars are here; all of them are on the pages of the villas.'
export const stayedIn = (month: string): string => `stayed in ${month}`
export const hostsAnswered = 'The hosts answered'
export const erasedGuest = 'A guest whose data was deleted'
export const notShown = (count: number): string =>
  count === 1 ? '1 review is not shown for one of these reasons.' : `${formatNumber(count)} reviews are not shown for one of these reasons.`
export const newestOf = (shown: number, count: number): string => `These are the newest ${formatNumber(shown)} of ${formatNumber(count)}.`

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'It insults somebody',
  personal_data: 'It tells personal data',
  not_about_the_stay: 'It is not about the stay',
  advertising: 'It is advertising',
}

export const starsOf = (stars: number): string => (stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`)

export const reviews = (count: number): string => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`)
export const all = (count: number): string => `All ${formatNumber(count)} reviews`
export const rating = (stars: number, count: number): string => `${tenths(stars)} of 5 stars, ${reviews(count)}`
