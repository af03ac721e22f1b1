import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  averageStars,
  chooseBest,
  FEWEST_OF_HOUSE,
  FEWEST_OF_VILLA,
  REVIEW_DAYS,
  type ReviewFacts,
  type ReviewState,
  reviewState,
  scoreOutOfTen,
  shownFrom,
} from '#domain/bookings/review.ts'
import { addDays, type CalendarDay, dayAtProperty, PROPERTY_ZONE } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, reviews, villas } from '../db/schema.ts'
import { notDeleted } from '../stays/queries.ts'

export type ReviewRow = typeof reviews.$inferSelect

type StateOf = Pick<ReviewRow, 'writtenAt' | 'decidedAt' | 'refusal'>

export const reviewFacts = ({ writtenAt, decidedAt, refusal }: StateOf): ReviewFacts => ({
  writtenOn: dayAtProperty(writtenAt),
  decided: decidedAt !== null,
  refusal,
})

export const getState = (row: StateOf, now: Date): ReviewState => reviewState(reviewFacts(row), dayAtProperty(now))

/** `reviewState` as a condition. */
export function inState(state: ReviewState, today: CalendarDay): SQL | undefined {
  const writtenOn = sql`(${reviews.writtenAt} AT TIME ZONE ${sql.raw(`'${PROPERTY_ZONE}'`)})::date`
  const undecided = and(isNull(reviews.decidedAt), gt(writtenOn, addDays(today, -REVIEW_DAYS)))
  return {
    refused: isNotNull(reviews.refusal),
    waiting: and(isNull(reviews.refusal), undecided),
    published: and(isNull(reviews.refusal), or(isNotNull(reviews.decidedAt), lte(writtenOn, addDays(today, -REVIEW_DAYS)))),
  }[state]
}

type Wanted = { state?: ReviewState | undefined; reviewId?: number | undefined; limit: number; offset: number }

/** A page of all reviews or of those in one state, newest first. */
export async function listReviews(db: Db, now: Date, { state, reviewId, limit, offset }: Wanted) {
  const wanted = and(
    state === undefined ? undefined : inState(state, dayAtProperty(now)),
    reviewId === undefined ? undefined : eq(reviews.id, reviewId),
  )
  const rows = await db
    .select({ review: reviews, booking: bookings, villa: villas.name })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(wanted)
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return {
    reviews: rows.map(({ review, booking: { code, checkIn, checkOut }, villa }) => {
      const writtenOn = dayAtProperty(review.writtenAt)
      return {
        ...review,
        bookingNumber: code,
        villa,
        checkIn,
        checkOut,
        writtenOn,
        shownFrom: shownFrom(writtenOn),
        state: getState(review, now),
      }
    }),
    total: await db.$count(reviews, wanted),
  }
}

const MOST_SHOWN = 20

/** Published reviews of stays that are still paid, and how many were refused. Those of erased guests have only their stars. */
export async function publishedReviews(db: Db, now: Date, villaId: number | undefined) {
  const ofVilla = villaId === undefined ? undefined : eq(bookings.villaId, villaId)
  const rows = await db
    .select({ review: reviews, checkIn: bookings.checkIn, language: bookings.language, villa: villas.name })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(eq(bookings.status, 'paid'), notDeleted, ofVilla))
    .orderBy(desc(reviews.id))
  const published = rows.filter(({ review }) => getState(review, now) === 'published')
  const all = published.map(({ review, ...stay }) => ({ ...review, ...stay }))
  const stars = all.map((review) => review.stars)
  const shown = {
    reviews: all.slice(0, MOST_SHOWN),
    count: all.length,
    notShown: rows.filter(({ review }) => review.refusal !== null).length,
    average: averageStars(stars, villaId === undefined ? FEWEST_OF_HOUSE : FEWEST_OF_VILLA),
  }
  return villaId === undefined ? { ...shown, best: chooseBest(all), outOfTen: scoreOutOfTen(stars, FEWEST_OF_HOUSE) } : shown
}

export type VillaRating = { villaId: number; average: number; count: number }

/** Average and number of all published reviews of each villa that has enough of them, as `publishedReviews` has them of one. */
export async function villaRatings(db: Db, now: Date): Promise<VillaRating[]> {
  const { stars, writtenAt, decidedAt, refusal } = reviews
  const rows = await db
    .select({ villaId: bookings.villaId, stars, writtenAt, decidedAt, refusal })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(and(eq(bookings.status, 'paid'), notDeleted))
  const published = Map.groupBy(
    rows.filter((row) => getState(row, now) === 'published'),
    ({ villaId }) => villaId,
  )
  return [...published].flatMap(([villaId, ofVilla]) => {
    const average = averageStars(
      ofVilla.map((row) => row.stars),
      FEWEST_OF_VILLA,
    )
    return average === null ? [] : [{ villaId, average, count: ofVilla.length }]
  })
}
