import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import * as counts from '#words/en/counts.ts'
import { statusLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-dashboard.ts'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../status-badge.tsx'

export type Stats = AnswerOf<typeof dashboardCalls.stats>['stats']

/** The four key figures, each linked to its page. */
export function Cards({ stats }: { stats: Stats }) {
  const cards = [
    [words.totalVillas, stats.totalVillas, href('/admin/dashboard/villas')],
    [words.totalBookings, stats.totalBookings, href('/admin/dashboard/bookings')],
    [words.galleryImages, stats.galleryImages, href('/admin/dashboard/gallery')],
    [words.supportNotifications, stats.supportNotifications, `${href('/admin/dashboard/support')}?status=pending`],
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      {cards.map(([name, value, to]) => (
        <li key={name}>
          <Link to={to} className="panel block h-full hover:border-aegean">
            <span className="block text-ink-soft text-sm">{name}</span>
            <span className="font-display text-3xl tabular">{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function RecentBookings({ recent }: { recent: Stats['recentBookings'] }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.recentBookings}</h2>
      {recent.length === 0 && <p className="mt-4 text-ink-soft text-sm">{words.noBookingsYet}</p>}
      <ul className="mt-2">
        {recent.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-sand-line border-b py-3 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link
                to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(booking.id) })}
                className="link inline-block py-0.5"
              >
                {booking.villa}
              </Link>
              , {booking.guestName}
              <span className="block text-ink-soft">
                {booking.checkInWritten} – {booking.checkOutWritten}
              </span>
            </span>
            <span className="ml-auto text-right tabular">
              {formatEuros(booking.total)}
              <span className="mt-1 block">
                <StatusBadge status={booking.status} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={href('/admin/dashboard/bookings')} className="link link-alone mt-2">
        {words.allBookings}
      </Link>
    </section>
  )
}

export function ThisMonth({ stats: { monthlyStats, mostPopularVilla } }: { stats: Stats }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.thisMonth}</h2>
      <dl className="facts mt-4">
        <Figure name={words.bookings} value={monthlyStats.bookings} />
        <Figure name={words.revenue} value={formatEuros(monthlyStats.revenue)} />
      </dl>
      <h2 className="mt-6 text-xl">{words.mostPopularVilla}</h2>
      <p className="mt-2">
        {mostPopularVilla ? `${mostPopularVilla.name}, ${counts.bookings(mostPopularVilla.bookingCount)}` : words.noBookingsYet}
      </p>
    </section>
  )
}

const countedStatuses = ['paid', 'partial_paid', 'pending', 'failed'] as const satisfies readonly BookingStatus[]

export function StatusCounts({ statuses }: { statuses: Stats['bookingStatuses'] }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.bookingStatus}</h2>
      <ul className="mt-3 tabular">
        {countedStatuses.map((status) => (
          <li key={status} className="border-sand-line border-b last:border-0">
            <Link
              to={`${href('/admin/dashboard/bookings')}?status=${status}`}
              className="flex min-h-11 items-center justify-between hover:underline"
            >
              {statusLabels[status]}
              <span className="font-semibold">{statuses[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="text-xl">{value}</dd>
  </div>
)
