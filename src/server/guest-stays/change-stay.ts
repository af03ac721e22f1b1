import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { detailsOpenUntil } from '#domain/bookings/own-stay.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { partyProblem } from '#domain/stay.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { lockOwnBooking } from './own-booking.ts'

/** Changes the number of guests and the requests. The owners get a mail. */
export async function changeOwnDetails({ db, now }: Deps, account: Account, input: InputOf<typeof guestStayCalls.changeDetails>) {
  const { bookingNumber, version, guests, specialRequests } = input
  await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    refuseIf(!blocksNights(booking.status) && 'stay_over')
    refuseIf(dayAtProperty(now()) > detailsOpenUntil(booking) && 'details_closed')
    refuseStale(version, booking)
    const [villa] = await tx.select({ capacity: villas.capacity }).from(villas).where(eq(villas.id, booking.villaId))
    const problem = partyProblem(guests, villa?.capacity ?? 0)
    if (problem) throw new Refusal(problem, { fields: { guests: problem } })
    if (booking.guestsInPrice !== null && guests > booking.guestsInPrice)
      throw new Refusal('guests_cost_more', { fields: { guests: 'guests_cost_more' } })
    if (guests === booking.guests && specialRequests === booking.specialRequests) return
    await tx.update(bookings).set({ guests, specialRequests, updatedAt: now() }).where(eq(bookings.id, booking.id))
    await recordEvent(tx, now(), { type: 'booking.guest_changed', bookingId: booking.id })
  })
  return {}
}

/** Announces when the guest arrives, until the day of arrival. */
export async function announceArrival({ db, now }: Deps, account: Account, input: InputOf<typeof guestStayCalls.announceArrival>) {
  const { bookingNumber, arrivalTime } = input
  await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    refuseIf((!blocksNights(booking.status) || dayAtProperty(now()) > booking.checkIn) && 'stay_over')
    if (arrivalTime === booking.arrivalTime) return
    await tx.update(bookings).set({ arrivalTime, updatedAt: now() }).where(eq(bookings.id, booking.id))
    await recordEvent(tx, now(), { type: 'booking.guest_changed', bookingId: booking.id })
  })
  return {}
}
