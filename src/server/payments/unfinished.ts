import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Stay } from '#domain/stay.ts'
import { bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { noOffer, notDeleted, withVilla } from '../stays/queries.ts'
import { findLastAnswer } from './last-answer.ts'
import { hasLaterAttempt } from './queries.ts'

/** Condition: a guest has gone to the bank with this booking, and its nights are held meanwhile. */
export const heldAtTheBank = (now: Date) =>
  and(
    notDeleted,
    noOffer,
    isNull(bookings.offerId),
    eq(bookings.status, 'pending'),
    eq(bookings.hold, 'payment'),
    gt(bookings.holdsUntil, now),
  )

/** The last attempt of a held booking, unless it may have paid: then nobody is asked to go on. */
export async function findUnfinishedAttempt(db: Deps['db'], bookingId: number) {
  const [last] = await db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(desc(payments.id)).limit(1)
  if (last?.state !== 'open' || (await hasLaterAttempt(db, last))) return null
  return (await findLastAnswer(db, last.orderId)) === 'doubtful' ? null : last
}

/**
 * The stay that the guest has not finished booking; of several the one that is held longest, and of two villas for the same nights the one
 * whose hold ends first.
 */
export async function readUnfinished({ db, now }: Pick<Deps, 'db' | 'now'>, { id }: Account) {
  const held = await withVilla(db)
    .where(and(eq(bookings.accountId, id), heldAtTheBank(now())))
    .orderBy(desc(bookings.holdsUntil), desc(bookings.id))
    .limit(MOST_LOOKED_AT)
  const [longest] = held
  const inOrder = held.filter(({ booking }) => longest && isOfOneTrip(booking, longest.booking)).toReversed()
  for (const { booking, villa } of inOrder) {
    const { villaId, checkIn, checkOut, holdsUntil } = booking
    if (!holdsUntil || !(await findUnfinishedAttempt(db, booking.id))) continue
    return { unfinished: { villaId, villa: villa.name, checkIn, checkOut, keptUntil: holdsUntil.toISOString() } }
  }
  return { unfinished: null }
}

const MOST_LOOKED_AT = 10

/** Two villas are booked together for the same nights. */
const isOfOneTrip = (one: Stay, other: Stay): boolean => one.checkIn === other.checkIn && one.checkOut === other.checkOut
