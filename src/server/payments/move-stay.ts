import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import type { ChangeTerms } from '#domain/bookings/stay-change.ts'
import type { Cents } from '#domain/money.ts'
import { formatEuros } from '#domain/money.ts'
import type { Stay } from '#domain/stay.ts'
import * as words from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { bookings, stayChanges } from '../db/schema.ts'
import { recordEvent } from '../events/record-event.ts'
import { type BookingRow, bookingById } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'

type Target = Stay & { villaId: number } & Pick<ChangeTerms, 'items' | 'original' | 'total' | 'plan' | 'stages'> &
  Pick<BookingRow, 'guests' | 'guestsInPrice' | 'cancellation' | 'priceByHand'>

/**
 * Gives a booking other nights and their price. Everything is locked, and expired holds are released. The database refuses nights that
 * somebody else has. `paid`: what the booking has once the change is done. `why`: the reason of an owner.
 */
export async function moveStay(
  tx: Db,
  booking: BookingRow,
  to: Target,
  by: { changeId: number; paid: Cents; actor: string; at: Date; why?: string },
) {
  const { villaId, checkIn, checkOut, items, original, total, plan, stages, guests, guestsInPrice, cancellation, priceByHand } = to
  const before = await bookingById(tx, booking.id)
  const price = { items, original, total, plan, stages, guestsInPrice, cancellation, priceByHand }
  await tx
    .update(bookings)
    .set({ villaId, checkIn, checkOut, guests, ...price })
    .where(eq(bookings.id, booking.id))
  const same = villaId === booking.villaId && checkIn === booking.checkIn && checkOut === booking.checkOut
  const what = same ? whatChanged(booking, to) : words.change.moved(before?.villa.name ?? '', booking.checkIn, booking.checkOut)
  const reason = by.why ? `${what}: ${by.why}` : what
  await changeStatus(tx, booking, { to: statusOncePaid(by.paid, total), actor: by.actor, reason, at: by.at })
  await tx.update(stayChanges).set({ doneAt: by.at }).where(eq(stayChanges.id, by.changeId))
  await recordEvent(tx, by.at, { type: 'booking.moved', changeId: by.changeId })
}

/** Of a stay with the same nights: its guests, its price, lines of it, or when it is due. */
function whatChanged(booking: BookingRow, { guests, total, items }: Pick<Target, 'guests' | 'total' | 'items'>): string {
  if (guests !== booking.guests) return words.change.otherGuests(booking.guests, guests)
  if (total !== booking.total) return words.change.repriced(formatEuros(booking.total), formatEuros(total))
  return isDeepStrictEqual(items, booking.items) ? words.change.otherStages : words.change.otherLines
}
