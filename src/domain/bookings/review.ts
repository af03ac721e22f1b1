import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Stay } from '../stay.ts'
import type { BookingStatus } from './status.ts'

/** The only reasons for which owners may keep a review from being shown. */
export const reviewRefusals = ['insult', 'personal_data', 'not_about_the_stay', 'advertising'] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** After so many days a review is shown even if the owners have not decided. */
export const REVIEW_DAYS = 14
/** For so long its guest can change it. In the days between, owners can read what will be shown. */
export const REVIEW_CHANGE_DAYS = 10

export const reviewRequests = ['asked', 'reminded'] as const
export type ReviewRequest = (typeof reviewRequests)[number]

/** Days after departure on which the reminder takes the place of the first request, and on which nothing is asked any more. */
const REMINDER_DAYS = 8
export const LAST_REQUEST_DAYS = 14

/** The mail that asks for a review today, or null. Where the site was down, only what still makes sense is sent. */
export function reviewRequestOn(today: CalendarDay, checkOut: CalendarDay): ReviewRequest | null {
  const days = daysBetween(checkOut, today)
  if (days < 1 || days > LAST_REQUEST_DAYS) return null
  return days < REMINDER_DAYS ? 'asked' : 'reminded'
}

export type ReviewFacts = { writtenOn: CalendarDay; decided: boolean; refusal: ReviewRefusal | null }

/** Day on which a review is shown without a decision of the owners. */
export const shownFrom = (writtenOn: CalendarDay): CalendarDay => addDays(writtenOn, REVIEW_DAYS)

export function reviewState({ writtenOn, decided, refusal }: ReviewFacts, today: CalendarDay): ReviewState {
  if (refusal !== null) return 'refused'
  return decided || today >= shownFrom(writtenOn) ? 'published' : 'waiting'
}

/** Reviews from which on an average is shown: of a villa, and of the house. */
export const FEWEST_OF_VILLA = 3
export const FEWEST_OF_HOUSE = 5

/** Average stars with one decimal, or null if there are fewer reviews than that. */
export const averageStars = (stars: readonly number[], fewest: number): number | null =>
  stars.length < fewest ? null : Math.round((10 * stars.reduce((sum, one) => sum + one, 0)) / stars.length) / 10

/** The same of ten, from the stars themselves: twice the rounded average would have only even tenths. */
export const scoreOutOfTen = (stars: readonly number[], fewest: number): number | null =>
  stars.length < fewest ? null : Math.round((20 * stars.reduce((sum, one) => sum + one, 0)) / stars.length) / 10

/** From here on a score is called exceptional. */
const EXCEPTIONAL_FROM = 9.5
export const isExceptional = (outOfTen: number): boolean => outOfTen >= EXCEPTIONAL_FROM

const MOST_OF_HOUSE = 3
const FEWEST_STARS = 4

/**
 * What the home page shows of all reviews, newest first: those with five stars and words, of different villas where there are such, and
 * with four stars where there are too few. Nobody chooses them.
 */
export function chooseBest<R extends { stars: number; review: string; villa: string }>(newestFirst: readonly R[]): R[] {
  const said = newestFirst.filter(({ stars, review }) => stars >= FEWEST_STARS && review !== '')
  const isFirst = (one: R) => said.find(({ stars, villa }) => stars === one.stars && villa === one.villa) === one
  return said.toSorted((one, other) => other.stars - one.stars || Number(isFirst(other)) - Number(isFirst(one))).slice(0, MOST_OF_HOUSE)
}

/** From the day of departure, for a stay that was paid in full; once written, for ten days unless it is shown or refused before. */
export function canReview(stay: Stay & { status: BookingStatus }, review: ReviewFacts | null, today: CalendarDay): boolean {
  return stay.status === 'paid' && today >= stay.checkOut && (review === null || canChange(review, today))
}

const canChange = (review: ReviewFacts, today: CalendarDay): boolean =>
  reviewState(review, today) === 'waiting' && today < addDays(review.writtenOn, REVIEW_CHANGE_DAYS)
