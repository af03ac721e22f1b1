import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { statusLabels } from '#words/booking-labels.en.ts'
import { writtenDay } from '#words/written.en.ts'
import type { Db } from '../db/client.ts'
import { bookings, galleryImages, tickets, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { within } from '../exports/period.ts'
import { movedByTime } from '../ledger/moved.ts'
import { sumsOf } from '../ledger/read-ledger.ts'
import { noOffer } from '../stays/queries.ts'
import { needingAttention } from './attention.ts'

const RECENT = 3
const counted = and(isNull(bookings.deletedAt), noOffer, ne(bookings.status, 'restricted'))
const sold = and(counted, inArray(bookings.status, ['paid', 'partial_paid']))

/** Dashboard statistics. */
export async function dashboardStats(deps: Deps) {
  const { db, now } = deps
  const byStatus = await bookingsByStatus(db)
  return {
    stats: {
      totalVillas: await db.$count(villas, isNull(villas.withdrawnAt)),
      galleryImages: await db.$count(galleryImages),
      totalBookings: byStatus('paid') + byStatus('partial_paid'),
      supportNotifications: await db.$count(tickets, eq(tickets.status, 'pending')),
      recentBookings: await recentBookings(db),
      monthlyStats: await thisMonth(db, now()),
      bookingStatuses: {
        paid: byStatus('paid'),
        partial_paid: byStatus('partial_paid'),
        pending: byStatus('pending'),
        failed: byStatus('failed'),
      },
      mostPopularVilla: await mostPopularVilla(db),
      attention: await needingAttention(deps),
    },
  }
}

async function bookingsByStatus(db: Db): Promise<(status: string) => number> {
  const rows = await db.select({ status: bookings.status, bookings: count() }).from(bookings).where(counted).groupBy(bookings.status)
  const counts = new Map<string, number>(rows.map((row) => [row.status, row.bookings]))
  return (status) => counts.get(status) ?? 0
}

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
    checkInWritten: writtenDay(booking.checkIn),
    checkOutWritten: writtenDay(booking.checkOut),
    status: booking.status,
    statusLabel: statusLabels[booking.status],
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
  const { net } = sumsOf(await movedByTime(db, month, 'month'))
  return { bookings: made?.bookings ?? 0, revenue: net }
}

async function mostPopularVilla(db: Db) {
  const [villa] = await db
    .select({ name: villas.name, bookingCount: count() })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(sold)
    .groupBy(villas.id, villas.name)
    .orderBy(desc(count()), villas.id)
    .limit(1)
  return villa ?? null
}
