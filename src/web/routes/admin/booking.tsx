import { data, Link } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { BookingFacts } from '../../admin/bookings/booking-facts.tsx'
import { endBooking } from '../../admin/bookings/end-booking.server.ts'
import { EndDialog } from '../../admin/bookings/end-dialog.tsx'
import { PaymentCard } from '../../admin/bookings/payment-card.tsx'
import { StatusChanges } from '../../admin/bookings/status-changes.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { postedBy } from '../../admin/posted.server.ts'
import { StatusBadge } from '../../admin/status-badge.tsx'
import { apiOf } from '../../api.ts'
import { attempt, needed } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/booking'

const pageOf = (bookingId: number) => `/admin/dashboard/bookings/${bookingId}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const bookingId = Number(params.bookingId)
  const { answer: details, refused } = await attempt(api(bookingCalls.details, { bookingId }))
  if (refused && refused.code !== 'bug') throw data(null, 404)
  const asked = url.searchParams.get('end')
  const ending: 'cancelled' | 'refunded' | null = asked === 'cancelled' || asked === 'refunded' ? asked : null
  const offer = (await attempt(api(bookingCalls.refundOffer, { bookingId }))).answer
  return { details: details ?? (await needed(api(bookingCalls.details, { bookingId }))), ending, offer }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await intentOf(request, 'end')
  return endBooking(apiOf(context), await postedBy(request), pageOf(Number(params.bookingId)))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

export default function BookingPage({ loaderData: { details, ending, offer }, actionData }: Route.ComponentProps) {
  const { booking, payments, changes, version } = details
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  return (
    <AdminPage title={`Booking ${booking.bookingNumber}`} aside={<StatusBadge status={booking.status} />}>
      <div className="-mt-4 mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link to="/admin/dashboard/bookings" className="link link-alone">
          <Icon name="back" className="size-4" /> All bookings
        </Link>
        {offer && offer.refundable > 0 && (
          <Link to="?end=cancelled" preventScrollReset className="button button-small button-plain">
            Cancel and refund
          </Link>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BookingFacts details={details} />
        <StatusChanges changes={changes} />
      </div>
      <h2 className="mt-10 mb-4 text-xl">Payments</h2>
      {payments.length === 0 && <p className="text-ink-soft">Nobody has tried to pay.</p>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} />
        ))}
      </div>
      <EndDialog ending={ending} offer={offer} booking={{ id: booking.id, version, page: pageOf(booking.id) }} answer={actionData} />
    </AdminPage>
  )
}
