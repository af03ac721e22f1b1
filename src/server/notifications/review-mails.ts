import { and, eq, gte, isNotNull, lt, ne, notExists } from 'drizzle-orm'
import { LAST_REQUEST_DAYS, type ReviewRequest, reviewRequestOn } from '#domain/bookings/review.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, mails, reviews } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { lockedBooking, notDeleted } from '../stays/queries.ts'
import { aboutBooking } from './about-booking.ts'
import { queueForGuest } from './queue-for.ts'

/** Asks guests for a review: the day after departure, and once more a week later. Each mail is written once. */
export async function askForReviews(deps: Deps): Promise<void> {
  for (const { id } of await dueNow(deps)) await ask(deps, id)
}

type Due = { id: number; code: string; request: ReviewRequest }

/** Stays that were paid and not cancelled, of guests who have an account and are not erased, and who have not written yet. */
const unreviewed = (db: Db) =>
  and(
    notDeleted,
    eq(bookings.status, 'paid'),
    isNotNull(bookings.accountId),
    ne(bookings.email, ''),
    notExists(db.select({ id: reviews.id }).from(reviews).where(eq(reviews.bookingId, bookings.id))),
  )

async function dueNow({ db, now }: Deps): Promise<Due[]> {
  const today = dayAtProperty(now())
  const departed = await db
    .select({ id: bookings.id, code: bookings.code, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(unreviewed(db), lt(bookings.checkOut, today), gte(bookings.checkOut, addDays(today, -LAST_REQUEST_DAYS))))
  const due = departed.flatMap(({ id, code, checkOut }): Due[] => {
    const request = reviewRequestOn(today, checkOut)
    return request ? [{ id, code, request }] : []
  })
  const occasions = due.map(nameOccasion)
  const queued = await db.select({ occasion: mails.occasion }).from(mails).where(anyOf(mails.occasion, occasions))
  const done = new Set(queued.map(({ occasion }) => occasion))
  return due.filter((one) => !done.has(nameOccasion(one)))
}

const nameOccasion = ({ code, request }: Due) => `review ${request} ${code}`

/** Checks again under the lock, in case the guest has just written or the booking was cancelled. */
async function ask(deps: Deps, bookingId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { checkOut } = await lockedBooking(tx, bookingId)
    const request = reviewRequestOn(dayAtProperty(deps.now()), checkOut)
    if (!request || (await tx.$count(bookings, and(eq(bookings.id, bookingId), unreviewed(tx)))) === 0) return
    const about = await aboutBooking(tx, bookingId)
    await queueForGuest(tx, deps, about, (say) => say.reviewAsked(about, request, deps.env.siteUrl))
  })
}

/** `eventId`: each refusal has a mail of its own. None if the review is shown again meanwhile, or its guest is erased. */
export async function queueReviewRefusedMail(tx: Db, deps: Deps, reviewId: number, eventId: number): Promise<void> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId))
  if (!review?.refusal) return
  const { refusal } = review
  const about = await aboutBooking(tx, review.bookingId)
  if (about.booking.email === '') return
  await queueForGuest(tx, deps, about, (say) => say.reviewRefused(about, { refusal, eventId }, deps.env.siteUrl))
}
