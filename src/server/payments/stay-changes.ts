import { and, eq, isNotNull } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import type { Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, stayChanges } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { BookingRow } from '../stays/queries.ts'

/** Nights that an earlier change still holds. Its payment may still be approved, and is then refunded. */
export const endEarlierOffers = (tx: Db, { id }: BookingRow) =>
  tx
    .update(bookings)
    .set({ holdsUntil: null })
    .where(and(eq(bookings.changeOf, id), isNotNull(bookings.holdsUntil)))

/** `offerId`: the row that holds the nights until they are paid. `changedBy`: an owner; `guestTold`: the guest gets a mail. */
type Noted = Stay & { villaId: number; guests: number; total: Cents; paid: Cents; back: Cents } & Partial<
    Pick<typeof stayChanges.$inferSelect, 'offerId' | 'changedBy' | 'guestTold'>
  >

/** Records what a change of a stay starts from and leads to. @returns its id */
export async function noteChange(
  tx: Db,
  { now }: Deps,
  booking: BookingRow,
  { villaId, checkIn, checkOut, guests, ...to }: Noted,
): Promise<number> {
  const { total, paid, back, ...more } = to
  const from = { fromVillaId: booking.villaId, fromCheckIn: booking.checkIn, fromCheckOut: booking.checkOut, fromTotal: booking.total }
  const { offerId = null, changedBy = null, guestTold = true } = more
  const [change] = await tx
    .insert(stayChanges)
    .values({
      bookingId: booking.id,
      ...from,
      toVillaId: villaId,
      toCheckIn: checkIn,
      toCheckOut: checkOut,
      toTotal: total,
      fromGuests: booking.guests,
      toGuests: guests,
      fromPaid: paid,
      returning: back,
      offerId,
      changedBy,
      guestTold,
      createdAt: now(),
    })
    .returning({ id: stayChanges.id })
  if (!change) throw new Error('inserting a change gave no row')
  return change.id
}
