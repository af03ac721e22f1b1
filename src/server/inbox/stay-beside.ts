import { and, asc, eq } from 'drizzle-orm'
import type { InboxStay } from '#contract/inbox.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { addDays, dayAtProperty, daysFrom } from '#domain/calendar-day.ts'
import { NIGHTS_AFTER, NIGHTS_BEFORE } from '#domain/support/inbox.ts'
import type { Db } from '../db/client.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { paidAmount } from '../payments/queries.ts'
import { type BookingRow, nightsWithin, othersThan, soldOrHeld } from '../stays/queries.ts'
import { platformStays } from '../stays/sold-elsewhere.ts'
import type { VillaRow } from '../villas/queries.ts'

/** What of a stay stands beside its conversation. */
export async function describeStay({ db, now }: Deps, { booking, villa }: { booking: BookingRow; villa: VillaRow }): Promise<InboxStay> {
  const { remaining } = paymentState(booking.stages, await paidAmount(db, booking.id))
  return {
    bookingId: booking.id,
    bookingNumber: booking.code,
    status: booking.status,
    villa: villa.name,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    arrivalTime: booking.arrivalTime,
    guests: booking.guests,
    total: booking.total,
    remaining,
    nights: await readNights(db, booking, now()),
  }
}

/** The nights before and after a stay, without those that have passed: whose they are, or that they are free. */
async function readNights(db: Db, booking: BookingRow, now: Date): Promise<InboxStay['nights']> {
  const { villaId, checkIn, checkOut } = booking
  const [from, until] = [addDays(checkIn, -NIGHTS_BEFORE), addDays(checkOut, NIGHTS_AFTER)]
  const { guestName: guest, status } = bookings
  const taken = await db
    .select({ guest, status, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(eq(bookings.villaId, villaId), othersThan(booking), soldOrHeld(now), nightsWithin(from, until)))
    .orderBy(asc(bookings.checkIn))
  const elsewhere = (await platformStays(db, from, until, [villaId])).map(({ platform, ...stay }) => ({
    ...stay,
    guest: platform,
    status: 'paid' as const,
  }))
  const others = [...taken, ...elsewhere]
  const today = dayAtProperty(now)
  const beside = [...daysFrom(from, checkIn), ...daysFrom(checkOut, until)].filter((day) => day >= today)
  return beside.map((day) => {
    const found = others.find((stay) => stay.checkIn <= day && day < stay.checkOut)
    if (!found) return { day, state: 'free', guest: '' }
    return found.status === 'restricted' ? { day, state: 'restricted', guest: '' } : { day, state: 'taken', guest: found.guest }
  })
}
