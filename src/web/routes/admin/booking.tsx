import { data, Link } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { BookingFacts } from '../../admin/bookings/booking-facts.tsx'
import { PaymentCard } from '../../admin/bookings/payment-card.tsx'
import { StatusChanges } from '../../admin/bookings/status-changes.tsx'
import { StatusBadge } from '../../admin/status-badge.tsx'
import { apiOf } from '../../api.ts'
import { attempt, needed } from '../../attempt.server.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/booking'

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = apiOf(context)(bookingCalls.details, { bookingId: Number(params.bookingId) })
  const { refused } = await attempt(asked)
  if (refused && refused.code !== 'bug') throw data(null, 404)
  return needed(asked)
}

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { booking, payments, changes } = loaderData
  return (
    <AdminPage title={`Booking ${booking.bookingNumber}`} aside={<StatusBadge status={booking.status} />}>
      <Link to="/admin/dashboard/bookings" className="link link-alone -mt-4 mb-4">
        <Icon name="back" className="size-4" /> All bookings
      </Link>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BookingFacts details={loaderData} />
        <StatusChanges changes={changes} />
      </div>
      <h2 className="mt-10 mb-4 text-xl">Payments</h2>
      {payments.length === 0 && <p className="text-ink-soft">Nobody has tried to pay.</p>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} />
        ))}
      </div>
    </AdminPage>
  )
}
