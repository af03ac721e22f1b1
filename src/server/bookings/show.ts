import { inArray } from 'drizzle-orm'
import type { CalendarEntry, GuestBooking } from '#contract/booking-entries.ts'
import { bookingMoney, withPaidDays } from '#domain/bookings/schedule.ts'
import { whatsNext } from '#domain/bookings/whats-next.ts'
import { discountIn } from '#domain/pricing/price-summary.ts'
import { nightCount } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings } from '../db/schema.ts'
import type { Account } from '../http/account.ts'
import { listReceived, paymentSummaries } from '../payments/queries.ts'
import { picturesAt } from '../pictures/queries.ts'
import type { BookingRow, TakenStay } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'

type Shown = { booking: BookingRow; villa: Pick<VillaRow, 'id' | 'name' | 'slug' | 'imageUrl'> }

const toGuest = ({ guestName, email, phone, guests }: BookingRow) => ({ name: guestName, email, phone, guests })

const ratePerNight = (booking: BookingRow): number => Math.round(booking.original / nightCount(booking))

/** Public view of a stay that blocks the calendar. */
const blockOnly = ({ villaId, checkIn, checkOut, status }: TakenStay): CalendarEntry => ({ villaId, checkIn, checkOut, status })

/** Calendar entries for the caller: own bookings with details, all others as blocked dates. */
export async function calendarFor(db: Db, account: Account | null, rows: TakenStay[]): Promise<CalendarEntry[]> {
  const ownIds = rows.filter(({ accountId }) => account !== null && accountId === account.id).map(({ id }) => id)
  const own = ownIds.length > 0 ? await db.select().from(bookings).where(inArray(bookings.id, ownIds)) : []
  const details = await readDetails(db, own)
  const byId = new Map(own.map((row) => [row.id, { ...details(row), mine: true }]))
  return rows.map((row) => ({ ...blockOnly(row), ...byId.get(row.id) }))
}

/** Bookings with all details, for administrators. */
export async function entriesForAdmin(db: Db, rows: { booking: BookingRow; villa: string }[], now: Date): Promise<CalendarEntry[]> {
  const details = await readDetails(
    db,
    rows.map(({ booking }) => booking),
  )
  return rows.map(({ booking, villa }) => {
    const shown = details(booking)
    const money = bookingMoney(booking, shown.paid)
    const hidden = booking.deletedAt !== null
    return {
      ...blockOnly(booking),
      ...shown,
      villa,
      version: booking.version,
      hidden,
      remaining: money.remaining,
      next: hidden ? null : whatsNext(booking, money, now),
    }
  })
}

async function readDetails(db: Db, rows: BookingRow[]) {
  const ids = rows.map((row) => row.id)
  const getPayments = await paymentSummaries(db, ids)
  return (row: BookingRow) => ({
    id: row.id,
    bookingNumber: row.code,
    guest: toGuest(row),
    specialRequests: row.specialRequests,
    language: row.language,
    orderId: getPayments(row.id).firstOrderId,
    bookedAt: row.createdAt.toISOString(),
    nights: nightCount(row),
    ratePerNight: ratePerNight(row),
    total: row.total,
    plan: row.plan,
    paid: getPayments(row.id).paid,
  })
}

/** A guest's bookings for My Reservations. */
export async function guestBookings(db: Db, rows: Shown[]): Promise<GuestBooking[]> {
  const ids = rows.map(({ booking }) => booking.id)
  const getPayments = await paymentSummaries(db, ids)
  const getReceived = await listReceived(db, ids)
  const pictureAt = await picturesAt(
    db,
    rows.map(({ villa }) => villa.imageUrl),
  )
  return rows.map(({ booking, villa }) => {
    const { paid, firstOrderId } = getPayments(booking.id)
    const state = bookingMoney(booking, paid)
    return {
      id: booking.id,
      bookingNumber: booking.code,
      firstOrderId,
      status: booking.status,
      plan: booking.plan,
      total: booking.total,
      paid: state.paid,
      remaining: state.remaining,
      stage: state.stage,
      nextDueOn: state.next?.dueOn ?? null,
      ratePerNight: ratePerNight(booking),
      original: booking.original,
      discount: discountIn(booking),
      items: booking.items,
      villaId: villa.id,
      villa: villa.name,
      villaSlug: villa.slug,
      picture: pictureAt(villa.imageUrl),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      guests: booking.guests,
      nights: nightCount(booking),
      specialRequests: booking.specialRequests,
      bookedAt: booking.createdAt.toISOString(),
      stages: withPaidDays(state.stages, getReceived(booking.id)),
      guest: toGuest(booking),
    }
  })
}
