import { desc, eq } from 'drizzle-orm'
import type { MessageOf } from '#contract/messages.ts'
import { Refusal } from '#contract/refusal.ts'
import { isPromised } from '#domain/bookings/holds.ts'
import type { Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, findBlocker } from '../stays/queries.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'

type Wanted = Stay & { villaId: number; retryOf?: string | undefined }

/**
 * Refuses nights that are taken. Releases the hold of the guest's own attempt that the bank has refused, and of an unfinished one if
 * `retryOf` names it.
 * @returns the end of the released hold, or null
 * @throws Refusal
 */
export async function refuseBlockedNights(tx: Db, account: Account, wanted: Wanted, now: Date): Promise<Date | null> {
  if (await isSoldElsewhere(tx, wanted.villaId, wanted)) throw new Refusal('dates_taken')
  const blocker = await findBlocker(tx, wanted.villaId, wanted, now)
  if (!blocker) return null
  const own = blocker.accountId === account.id && isBrief(blocker)
  const orderId = own ? await findOpenOrder(tx, blocker) : undefined
  if (!own || (orderId !== undefined && orderId !== wanted.retryOf)) throw refusal(blocker, orderId, now)
  await tx.update(bookings).set({ holdsUntil: null }).where(eq(bookings.id, blocker.id))
  await refuseBlockedNights(tx, account, { ...wanted, retryOf: undefined }, now)
  return blocker.holdsUntil
}

/** Called after the constraint refused the nights: throws the refusal that explains who has them. */
export async function refuseTakenNights({ db, now }: Deps, account: Account, wanted: Wanted): Promise<never> {
  await refuseBlockedNights(db, account, { ...wanted, retryOf: undefined }, now())
  throw new Refusal('dates_taken')
}

/** @throws Refusal `dates_taken` or `dates_held` if anybody but the booking itself, if there is one, has one of the nights */
export async function refuseNightsOfOthers(
  db: Db,
  booking: Pick<BookingRow, 'id' | 'changeOf'> | null,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  const blocker = await findBlocker(db, wanted.villaId, wanted, now, booking ? { except: booking } : {})
  if (blocker?.holdsUntil && isBrief(blocker)) throw new Refusal(datesHeld(blocker.holdsUntil, now))
  if (blocker || (await isSoldElsewhere(db, wanted.villaId, wanted))) throw new Refusal('dates_taken')
}

/** Held by a guest who is paying, for minutes. */
const isBrief = ({ hold }: BookingRow): boolean => hold !== null && !isPromised(hold)

/** The last attempt, if it is open: naming an earlier one is a second click. */
async function findOpenOrder(tx: Db, { id }: BookingRow): Promise<string | undefined> {
  const [last] = await tx
    .select({ orderId: payments.orderId, state: payments.state })
    .from(payments)
    .where(eq(payments.bookingId, id))
    .orderBy(desc(payments.id))
    .limit(1)
  return last?.state === 'open' ? last.orderId : undefined
}

function refusal(blocker: BookingRow, ownOrderId: string | undefined, now: Date): Refusal {
  const { holdsUntil } = blocker
  if (holdsUntil === null || !isBrief(blocker)) return new Refusal('dates_taken')
  if (ownOrderId !== undefined) return new Refusal('own_hold', { details: { nestpayoId: ownOrderId } })
  return new Refusal(datesHeld(holdsUntil, now))
}

/** Message for another guest about held nights. */
export const datesHeld = (until: Date, now: Date): MessageOf<'dates_held'> => ({
  code: 'dates_held',
  minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)),
})
