import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bankMessages, bookings, mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findUnfinishedAttempt, heldAtTheBank } from '../payments/unfinished.ts'
import { type BookingRow, lockedBooking } from '../stays/queries.ts'
import { aboutBooking } from './about-booking.ts'
import { queueForGuest } from './queue-for.ts'

const AFTER_MINUTES = 10

/** Writes once to guests who left the bank's page ten minutes ago, while their nights are held. */
export async function remindOfUnfinished(deps: Deps): Promise<void> {
  const { db, now } = deps
  const held = await db.select({ id: bookings.id, code: bookings.code }).from(bookings).where(heldAtTheBank(now()))
  const queued = await db
    .select({ occasion: mails.occasion })
    .from(mails)
    .where(anyOf(mails.occasion, held.map(nameOccasion)))
  const done = new Set(queued.map(({ occasion }) => occasion))
  for (const one of held) if (!done.has(nameOccasion(one))) await remind(deps, one.id)
}

const nameOccasion = ({ code }: { code: string }) => `booking unfinished ${code}`

/**
 * Checks again under the lock, in case the booking is paid or over. Only after the bank has said that it knows of no payment, and only to
 * an address that is the account's own: any address can be entered in a booking.
 */
async function remind(deps: Deps, bookingId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { holdsUntil } = await lockedBooking(tx, bookingId)
    const stillHeld = (await tx.$count(bookings, and(eq(bookings.id, bookingId), heldAtTheBank(deps.now())))) > 0
    if (!holdsUntil || !stillHeld) return
    const attempt = await findUnfinishedAttempt(tx, bookingId)
    if (!attempt || attempt.openedAt > minutesAfter(deps.now(), -AFTER_MINUTES)) return
    const unpaid = and(eq(bankMessages.source, 'query'), inArray(bankMessages.verdict, ['not_found', 'declined', 'cancelled']))
    if ((await tx.$count(bankMessages, and(eq(bankMessages.orderId, attempt.orderId), unpaid))) === 0) return
    const about = await aboutBooking(tx, bookingId)
    if (!about.addressProved || (await isSaidWithAnother(tx, about.booking, attempt.openedAt, deps.now()))) return
    await queueForGuest(tx, deps, about, (say) => say.bookingUnfinished(about, holdsUntil, deps.env.siteUrl))
  })
}

/**
 * True if the guest holds or has left another villa for the same nights that is to be paid for first: one mail is enough for both. Once
 * that one is paid, the other has a mail of its own.
 */
async function isSaidWithAnother(
  tx: Db,
  { id, accountId, checkIn, checkOut, holdsUntil }: BookingRow,
  openedAt: Date,
  now: Date,
): Promise<boolean> {
  if (accountId === null || holdsUntil === null) return true
  const others = await tx
    .select({ code: bookings.code, held: sql<boolean>`coalesce(${and(heldAtTheBank(now), lt(bookings.holdsUntil, holdsUntil))}, false)` })
    .from(bookings)
    .where(
      and(
        eq(bookings.accountId, accountId),
        eq(bookings.checkIn, checkIn),
        eq(bookings.checkOut, checkOut),
        ne(bookings.id, id),
        inArray(bookings.status, ['pending', 'failed']),
      ),
    )
    .limit(MOST_LOOKED_AT)
  if (others.some(({ held }) => held)) return true
  return (await tx.$count(mails, and(anyOf(mails.occasion, others.map(nameOccasion)), gte(mails.createdAt, openedAt)))) > 0
}

const MOST_LOOKED_AT = 20
