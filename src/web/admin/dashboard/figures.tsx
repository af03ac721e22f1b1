import { Fragment } from 'react'
import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-dashboard.ts'
import { Link } from '../../ui/link.tsx'
import { State } from '../status-menu.tsx'

export type Stats = AnswerOf<typeof dashboardCalls.stats>['stats']

export function RecentBookings({ recent }: { recent: Stats['recentBookings'] }) {
  return (
    <section aria-labelledby="recent-bookings">
      <div className="today-part">
        <h2 id="recent-bookings">{words.recentBookings}</h2>
        <Link to={href('/admin/dashboard/bookings')} className="link">
          {words.allBookings}
        </Link>
      </div>
      {recent.length === 0 && <p className="today-nobody">{words.noBookingsYet}</p>}
      <ul className="today-recent">
        {recent.map((booking) => (
          <li key={booking.id}>
            <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(booking.id) })} className="today-name">
              {booking.guestName}
            </Link>
            <span>{formatEuros(booking.total)}</span>
            <span className="text-ink-soft">
              {booking.villa}, {briefRange(booking.checkIn, booking.checkOut, true)}
            </span>
            {booking.endedOffer ? (
              <span className="state" data-status="cancelled">
                {words.endedOffer}
              </span>
            ) : (
              <State status={booking.status} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The figures of the house as one band; each says what it counts. */
export function Figures({ stats }: { stats: Stats }) {
  const { monthlyStats, mostPopularVilla } = stats
  const figures = [
    [words.totalVillas, stats.totalVillas, '', href('/admin/dashboard/villas')],
    [words.totalBookings, stats.totalBookings, words.paidInFullOrPart, href('/admin/dashboard/bookings')],
    [words.galleryImages, stats.galleryImages, '', href('/admin/dashboard/gallery')],
    [words.supportNotifications, stats.supportNotifications, words.waitingTickets, `${href('/admin/dashboard/support')}?status=pending`],
  ] as const
  return (
    <ul className="today-figures">
      {figures.map(([name, value, counted, to]) => (
        <li key={name}>
          <Link to={to}>
            <span>{name}</span> <b>{formatNumber(value)}</b> {counted && <small>{counted}</small>}
          </Link>
        </li>
      ))}
      <li className="today-wide">
        <h3>{words.thisMonth}</h3>
        <b>{formatEuros(monthlyStats.revenue)}</b>
        <small>{words.receivedLessRefunds}</small>
        <small>{words.bookingsMade(counts.bookings(monthlyStats.bookings))}</small>
        <small>
          {words.mostPopularVilla}:{' '}
          {mostPopularVilla ? `${mostPopularVilla.name}, ${counts.bookings(mostPopularVilla.bookingCount)}` : words.noBookingsYet}
        </small>
      </li>
      <li className="today-wide">
        <h3>{words.bookingStatus}</h3>
        <StatusCounts stats={stats} />
      </li>
    </ul>
  )
}

const countedStatuses = ['paid', 'partial_paid', 'pending', 'failed'] as const satisfies readonly BookingStatus[]

/** One bar, and its counts in words. */
function StatusCounts({ stats: { bookingStatuses, endedOffers } }: { stats: Stats }) {
  const toList = `${href('/admin/dashboard/bookings')}?status=`
  const parts: [key: string, label: string, count: number, to: string][] = countedStatuses.map((status) => [
    status,
    statusLabels[status],
    bookingStatuses[status],
    `${toList}${status}`,
  ])
  if (endedOffers > 0) parts.push(['ended', words.endedOffers, endedOffers, `${toList}failed`])
  return (
    <>
      <p className="today-bar" aria-hidden="true">
        {parts.map(([key, , count]) => count > 0 && <i key={key} data-part={key} style={{ flexGrow: count }} />)}
      </p>
      <p className="today-counts">
        {parts.map(([key, label, count, to], index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            <Link to={to}>
              {label} {formatNumber(count)}
            </Link>
          </Fragment>
        ))}
      </p>
    </>
  )
}
