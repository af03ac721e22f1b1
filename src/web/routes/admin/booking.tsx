import { data, href } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { offerCalls } from '#contract/offers.ts'
import { paperCalls } from '#contract/papers.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { blocksNights, hasEnded, isSold } from '#domain/bookings/status.ts'
import * as words from '#words/en/office-bookings.ts'
import * as changeWords from '#words/en/office-stay.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { type BookingDetails, BookingFacts } from '../../admin/bookings/booking-facts.tsx'
import { bookingForms } from '../../admin/bookings/booking-forms.server.ts'
import { BookingPapers } from '../../admin/bookings/booking-papers.tsx'
import { type Asked, ChangeDialog } from '../../admin/bookings/change-dialog.tsx'
import { ChangeRequests } from '../../admin/bookings/change-requests.tsx'
import type { Change } from '../../admin/bookings/consequences.tsx'
import { OfferCard } from '../../admin/bookings/offer-card.tsx'
import { OPEN_STAGES } from '../../admin/bookings/open-stage-fields.tsx'
import { PaymentCard } from '../../admin/bookings/payment-card.tsx'
import { StatusChanges } from '../../admin/bookings/status-changes.tsx'
import { type ReadCode, StayAccess } from '../../admin/bookings/stay-access.tsx'
import { StatusBadge } from '../../admin/status-badge.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/booking'

const toPage = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const bookingId = Number(params.bookingId)
  const { answer, refused } = await apiResult(api(bookingCalls.details, { bookingId }))
  if (refused && refused.status < 500) throw data(null, 404)
  const details = answer ?? (await requiredAnswer(api(bookingCalls.details, { bookingId })))
  const changes = (await apiResult(api(bookingCalls.statusChanges, { bookingId }))).answer?.changes ?? []
  const offer = (await apiResult(api(bookingCalls.refundOffer, { bookingId }))).answer
  const requests = (await apiResult(api(guestStayCalls.changeRequests, { bookingId }))).answer?.requests ?? []
  const [offered] = (await apiResult(api(offerCalls.list, { bookingId }))).answer?.offers ?? []
  const papers = (await apiResult(api(paperCalls.ofBooking, { bookingId }))).answer
  const access = (await apiResult(api(stayAccessCalls.read, { bookingId }))).answer?.access ?? null
  return {
    details,
    changes,
    offer,
    offered: offered ?? null,
    requests,
    papers,
    access,
    asked: askedBy(url, details, changes),
    today: todayAtProperty(),
  }
}

/** `change`: a status change or `payment`; `reverse`: id of a payment. */
function askedBy({ searchParams }: URL, { booking, payments }: BookingDetails, changes: Change[]): Asked {
  const wanted = searchParams.get('change')
  const change = changes.find((one) => one.change === wanted)
  if (change) return { kind: 'change', change }
  if (wanted === 'payment' && canRecordPayment(booking)) return { kind: 'payment', remaining: booking.total - booking.paid }
  const payment = payments.find(({ id }) => String(id) === searchParams.get('reverse'))
  return payment ? { kind: 'reversal', payment, remaining: booking.total - booking.paid } : null
}

/** A cancelled booking accepts payments only together with a new status. */
const canRecordPayment = ({ status, paid, total }: BookingDetails['booking']): boolean =>
  (status === 'pending' || status === 'failed' || status === 'partial_paid') && paid < total

export const action = officeAction<ReadCode>(bookingForms)

export const clientAction = officeClientAction

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, changes, offer, offered, requests, papers, access, asked, today } = loaderData
  const { booking, payments, changes: history, version } = details
  useFormResult(actionData)
  const may = useMay()
  const page = toPage(booking.id)
  return (
    <AdminPage title={words.booking(booking.bookingNumber)} aside={<StatusBadge status={booking.status} />}>
      <div className="-mt-4 mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link to={href('/admin/dashboard/bookings')} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {words.allBookings}
        </Link>
        {may(forRoles.management) && <Actions details={details} changes={changes} />}
      </div>
      <ChangeRequests requests={requests} />
      {offered && (
        <div className="mb-6">
          <OfferCard offer={offered} result={actionData} />
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BookingFacts details={details} />
        <StatusChanges changes={history} />
      </div>
      <h2 className="mt-10 mb-4 text-xl">{words.payments}</h2>
      {payments.length === 0 && <p className="text-ink-soft">{words.nobodyHasTriedToPay}</p>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} />
        ))}
      </div>
      {may(forRoles.desk) && <StayAccess bookingId={booking.id} access={access} result={actionData} />}
      <BookingPapers of={papers} />
      <ChangeDialog
        asked={may(forRoles.management) ? asked : null}
        offer={offer}
        today={today}
        booking={{ id: booking.id, version, page, ended: hasEnded(booking.status) }}
        result={actionData}
      />
    </AdminPage>
  )
}

/** The most common actions for this status; the list offers all statuses. */
function Actions({ details: { booking, hidden }, changes }: { details: BookingDetails; changes: Change[] }) {
  const refundable = changes.find(({ change }) => change === 'refunded')?.refundable ?? 0
  const acts: [to: string, label: string][] = []
  if (hidden) acts.push(['?change=restore', words.bringBack])
  if (!hidden && isSold(booking.status)) {
    acts.push([`${toPage(booking.id)}/change`, changeWords.changeStayOrPrice])
    acts.push([`${toPage(booking.id)}/change?stages=${OPEN_STAGES}`, changeWords.changeStages])
    acts.push([`${toPage(booking.id)}/change?price=less`, changeWords.refundAPart])
  }
  if (!hidden && canRecordPayment(booking)) acts.push(['?change=payment', words.recordAPayment])
  if (refundable > 0) acts.push(['?change=cancelled', blocksNights(booking.status) ? words.cancelAndRefund : words.refundMore])
  return (
    <span className="flex flex-wrap gap-3">
      {acts.map(([to, label]) => (
        <LinkButton key={to} to={to} preventScrollReset small>
          {label}
        </LinkButton>
      ))}
    </span>
  )
}
