import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { reviewRefusals, reviewStates } from '#domain/bookings/review.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { BookingNumber } from './guest-stays.ts'
import { Day, Id, Line, Nothing, Page, Text, Total, Version, WholeOr } from './wire.ts'

const Stars = WholeOr('stars_required').refine((stars) => stars >= 1 && stars <= 5, 'stars_required')

const Review = z.object({
  id: z.int(),
  version: z.int(),
  bookingId: z.int(),
  bookingNumber: z.string(),
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  stars: z.int(),
  review: z.string(),
  name: z.string(),
  writtenOn: Day,
  /** Day on which it is shown without a decision. */
  shownFrom: Day,
  state: z.enum(reviewStates),
  refusal: z.enum(reviewRefusals).nullable(),
  answer: z.string(),
})

/** `language`: what the guest booked in. */
const PublishedReview = Review.pick({ id: true, stars: true, review: true, name: true, villa: true, checkIn: true, answer: true }).extend({
  language: z.enum(languages),
})
export type PublishedReview = z.output<typeof PublishedReview>

export const ownReviewCalls = {
  write: call({
    method: 'POST',
    path: '/api/booking/review_my_stay.php',
    perMinute: 10,
    summary: 'Write or change the review of one’s own stay, from the day of departure',
    access: 'member',
    input: z.object({
      bookingNumber: BookingNumber,
      stars: Stars,
      review: Text(5000, 'review_required'),
      name: Line(100, 'name_required'),
    }),
    answer: Nothing,
  }),
}

export const reviewCalls = {
  published: call({
    method: 'GET',
    path: '/api/reviews.php',
    summary: 'Published reviews of a villa or of all, newest first; the average from three reviews of a villa on, of all from five',
    access: 'visitor',
    content: true,
    input: z.object({ villaId: Id.optional() }),
    answer: z.object({
      /** Words and name are empty where the guest's data were erased. */
      reviews: z.array(PublishedReview),
      count: z.int(),
      /** Reviews that the owners have refused for a listed reason. */
      notShown: z.int(),
      average: z.number().nullable(),
      /** Of the house alone: the reviews that its home page shows, and the average of ten. */
      best: z.array(PublishedReview).optional(),
      outOfTen: z.number().nullable().optional(),
    }),
  }),
  ratings: call({
    method: 'GET',
    path: '/api/ratings.php',
    summary: 'Average and number of the published reviews of each villa that has at least three',
    access: 'visitor',
    content: true,
    input: z.object({}),
    answer: z.object({ ratings: z.array(z.object({ villaId: z.int(), average: z.number(), count: z.int() })) }),
  }),
  list: call({
    method: 'GET',
    path: '/api/adminReviews.php',
    summary: 'All reviews or those of one state, newest first',
    access: 'admin',
    roles: forRoles.management,
    /** `reviewId`: only this one. */
    input: z.object({ state: z.enum(reviewStates).optional(), reviewId: Id.optional(), ...Page }),
    answer: z.object({ reviews: z.array(Review), ...Total }),
  }),
  publish: call({
    method: 'POST',
    path: '/api/publishReview.php',
    summary: 'Show a review now; one that was refused, too',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ reviewId: Id, version: Version }),
    answer: Nothing,
  }),
  answer: call({
    method: 'POST',
    path: '/api/answerReview.php',
    summary: 'Answer a review, which shows it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ reviewId: Id, version: Version, answer: Text(5000, 'message_required') }),
    answer: Nothing,
  }),
  refuse: call({
    method: 'POST',
    path: '/api/refuseReview.php',
    summary: 'Do not show a review, for one of the listed reasons; its guest reads the reason',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ reviewId: Id, version: Version, refusal: z.enum(reviewRefusals, 'refusal_required') }),
    answer: Nothing,
  }),
}
