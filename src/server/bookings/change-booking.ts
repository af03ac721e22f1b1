import { eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import type { Cents } from '#domain/money.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/content.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, lockedBooking } from '../stays/queries.ts'
import { arrangeQuestions } from '../threads/join-questions.ts'
import { ownersTermsNow } from './owner-change.ts'

/** Changes number of guests, special requests, contact data and language of a booking, not of the guest's account. The guest gets a mail unless `tellGuest` is false. */
export async function changeDetails(deps: Deps, account: Account, input: InputOf<typeof bookingCalls.updateDetails>) {
  const { db, now } = deps
  const { bookingId, version, guests, specialRequests, ask, tellGuest = true } = input
  return db.transaction(async (tx) => {
    const booking = await lockedBooking(tx, bookingId)
    if (booking.deletedAt !== null || booking.status === 'restricted') throw new Refusal('no_such_booking')
    refuseStale(version, booking)
    if (ask && guests > booking.guests) await refuseMoreThanBeds(tx, booking.villaId, guests)
    const { name = booking.guestName, email = booking.email, phone = booking.phone, language = booking.language } = input
    if (email === '' && booking.email !== '') throw badFields({ email: 'email_required' })
    if (phone === '' && booking.phone !== '') throw badFields({ phone: 'phone_number_required' })
    const after = { guests, specialRequests, guestName: name, email, phone, language }
    await tx
      .update(bookings)
      .set({ ...after, updatedAt: now() })
      .where(eq(bookings.id, bookingId))
    if (email !== booking.email) await arrangeQuestions(tx, deps, [booking.email, email])
    await recordActivity(tx, account, now(), {
      subject: `booking ${booking.code}`,
      action: 'details',
      before: booking,
      after: { ...booking, ...after },
    })
    const changed = Object.entries(after).some(([field, value]) => value !== booking[field as keyof typeof after])
    if (tellGuest && changed && email !== '') await recordEvent(tx, now(), { type: 'booking.details_changed', bookingId })
    return { total: booking.total, totalByRates: await totalByRates(inTransaction(deps, tx), { ...booking, ...after }) }
  })
}

/** Null where owners cannot change the price now: it is not sold, its villa is withdrawn, or a payment is open. */
const totalByRates = (deps: Deps, booking: BookingRow): Promise<Cents | null> =>
  ownersTermsNow(deps, booking, { ...booking, price: 'rates', stages: undefined, lines: undefined }).then(
    ({ total }) => total,
    (error) => (error instanceof Refusal ? null : Promise.reject(error)),
  )

/** @throws Refusal `more_than_capacity` */
async function refuseMoreThanBeds(tx: Db, villaId: number, guests: number): Promise<void> {
  const [villa] = await tx.select({ capacity: villas.capacity }).from(villas).where(eq(villas.id, villaId))
  if (villa && guests > villa.capacity) throw new Refusal({ code: 'more_than_capacity', guests, capacity: villa.capacity })
}
