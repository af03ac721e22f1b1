import { and, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { type BookingStatus, isSold, soldStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { sum } from '#domain/money.ts'
import { formatDay } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import type { Db } from '../../db/client.ts'
import { bookings, galleryImages, tickets, villas } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { within } from '../../exports/period.ts'
import { movedByTime } from '../../ledger/moved.ts'
import { addUp } from '../../ledger/read-ledger.ts'
import { noOffer } from '../../stays/queries.ts'
import { needingAttention } from './attention.ts'

const RECENT = 3
const counted = and(isNull(bookings.deletedAt), noOffer, ne(bookings.status, 'restricted'))
const sold = and(counted, inArray(bookings.status, [...soldStatuses]))

/** How many bookings a villa has in a status. */
type Count = { status: BookingStatus; villaId: number; bookings: number }

/** Dashboard statistics. */
export async function dashboardStats(deps: Deps) {
  const { db, now } = deps
  const [counts, endedOffers, recent, monthlyStats, attention] = await Promise.all([
    bookingCounts(db),
    // An offer without a payment ends as `failed`, as a booking does whose payment fails.
    db.$count(bookings, and(counted, eq(bookings.status, 'failed'), isNotNull(bookings.offerId))),
    recentBookings(db),
    thisMonth(db, now()),
    needingAttention(deps),
  ])
  const byStatus = (status: BookingStatus) => sum(counts.flatMap((one) => (one.status === status ? one.bookings : [])))
  return {
    stats: {
      totalVillas: await db.$count(villas, isNull(villas.withdrawnAt)),
      galleryImages: await db.$count(galleryImages),
      totalBookings: byStatus('paid') + byStatus('partial_paid'),
      supportNotifications: await db.$count(tickets, eq(tickets.status, 'pending')),
      recentBookings: recent,
      monthlyStats,
      bookingStatuses: {
        paid: byStatus('paid'),
        partial_paid: byStatus('partial_paid'),
        pending: byStatus('pending'),
        failed: byStatus('failed') - endedOffers,
      },
      endedOffers,
      mostPopularVilla: await mostPopularVilla(db, counts),
      attention,
    },
  }
}

const bookingCounts = (db: Db): Promise<Count[]> =>
  db
    .select({ status: bookings.status, villaId: bookings.villaId, bookings: count() })
    .from(bookings)
    .where(counted)
    .groupBy(bookings.status, bookings.villaId)

async function recentBookings(db: Db) {
  const rows = await db
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(counted)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(RECENT)
  return rows.map(({ booking, villa }) => ({
    id: booking.id,
    villa,
    guestName: booking.guestName,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    checkInWritten: formatDay(booking.checkIn),
    checkOutWritten: formatDay(booking.checkOut),
    status: booking.status,
    statusLabel: statusLabels[booking.status],
    endedOffer: booking.status === 'failed' && booking.offerId !== null,
    total: booking.total,
  }))
}

/** Bookings made and net money received in the current month at the villas. */
async function thisMonth(db: Db, now: Date) {
  const today = dayAtProperty(now)
  const month = { from: `${today.slice(0, 7)}-01`, until: today }
  const [made] = await db
    .select({ bookings: count() })
    .from(bookings)
    .where(and(sold, within(bookings.createdAt, month)))
  const { net } = addUp(await movedByTime(db, month, 'month'))
  return { bookings: made?.bookings ?? 0, revenue: net }
}

/** The villa with most sold bookings; of several the first. */
async function mostPopularVilla(db: Db, counts: readonly Count[]) {
  const soldOf = Map.groupBy(
    counts.filter(({ status }) => isSold(status)),
    ({ villaId }) => villaId,
  )
  const [most] = Array.from(soldOf, ([id, of]) => ({ id, bookingCount: sum(of.map((one) => one.bookings)) })).sort(
    (a, b) => b.bookingCount - a.bookingCount || a.id - b.id,
  )
  if (!most) return null
  const [villa] = await db.select({ name: villas.name }).from(villas).where(eq(villas.id, most.id))
  return villa ? { name: villa.name, bookingCount: most.bookingCount } : null
}
