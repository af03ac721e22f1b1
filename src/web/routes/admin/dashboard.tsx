import { Link } from 'react-router'
import { dashboardCalls } from '#contract/dashboard.ts'
import { writtenEuros } from '#domain/money.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { StatusBadge } from '../../admin/status-badge.tsx'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await attempt(apiOf(context)(dashboardCalls.stats, {}))
  return { stats: answer?.stats ?? null, error: refused?.message ?? null }
}

export default function Dashboard({ loaderData: { stats, error } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Dashboard"
      aside={
        <Link to="." className="button button-small button-plain">
          Refresh
        </Link>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={`Statistics error: ${error}`}>
          Nothing was lost. Please refresh in a moment.
        </Notice>
      )}
      {stats && (
        <div className="grid gap-6 lg:grid-cols-2">
          <section className="panel">
            <h2 className="text-xl">This Month</h2>
            <dl className="facts mt-4">
              <Figure name="Bookings" value={stats.monthlyStats.bookings} />
              <Figure name="Revenue" value={writtenEuros(stats.monthlyStats.revenue)} />
              <Figure name="Total Bookings" value={stats.totalBookings} />
            </dl>
          </section>
          <section className="panel">
            <h2 className="text-xl">Recent Bookings</h2>
            {stats.recentBookings.length === 0 && <p className="mt-4 text-ink-soft text-sm">No bookings yet.</p>}
            <ul className="mt-2">
              {stats.recentBookings.map((booking) => (
                <li
                  key={booking.id}
                  className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-sand-line border-b py-3 text-sm last:border-0"
                >
                  <span>
                    <span className="font-semibold">{booking.villa}</span>, {booking.guestName}
                    <span className="block text-ink-soft">
                      {booking.checkInWritten} – {booking.checkOutWritten}
                    </span>
                  </span>
                  <span className="text-right tabular">
                    {writtenEuros(booking.total)}
                    <span className="block">
                      <StatusBadge status={booking.status} />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <Link to="/admin/dashboard/bookings" className="link link-alone mt-2">
              All bookings
            </Link>
          </section>
        </div>
      )}
    </AdminPage>
  )
}

const Figure = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="text-xl">{value}</dd>
  </div>
)
