import { z } from 'zod'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { call } from './call.ts'
import { Euro, Nothing, renamed } from './wire.ts'

const RecentBooking = renamed(
  {
    id: z.int(),
    villa: z.string(),
    guestName: z.string(),
    checkInWritten: z.string(),
    checkOutWritten: z.string(),
    status: z.enum(bookingStatuses),
    statusLabel: z.string(),
    total: Euro,
  },
  { checkInWritten: 'checkInFormatted', checkOutWritten: 'checkOutFormatted', total: 'totalPrice' },
)

export const dashboardCalls = {
  stats: call({
    method: 'GET',
    path: '/api/adminStats.php',
    summary: 'The figures of the dashboard',
    access: 'admin',
    input: Nothing,
    answer: renamed(
      {
        stats: z.object({
          totalBookings: z.int(),
          supportNotifications: z.int(),
          recentBookings: z.array(RecentBooking),
          monthlyStats: z.object({ bookings: z.int(), revenue: Euro }),
          bookingStatuses: z.object({ paid: z.int(), partial_paid: z.int(), pending: z.int(), failed: z.int() }),
          mostPopularVilla: z.object({ name: z.string(), bookingCount: z.int() }).nullable(),
        }),
      },
      { stats: 'data' },
    ),
  }),
}
