import { href } from 'react-router'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import * as bookingWords from '#words/office-bookings.en.ts'
import * as words from '#words/office-hand-booking.en.ts'
import * as offerWords from '#words/office-offers.en.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { HandBookingForm } from '../../admin/bookings/hand-booking-form.tsx'
import { HandPrice } from '../../admin/bookings/hand-price.tsx'
import { HandStayForm } from '../../admin/bookings/hand-stay-form.tsx'
import { OfferForm } from '../../admin/bookings/offer-form.tsx'
import { readNewBooking } from '../../admin/bookings/read-new-booking.server.ts'
import { apiOf } from '../../api.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import { loadOutdated } from '../../forms/load-outdated.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/booking-new'

export const loader = ({ context, url }: Route.LoaderArgs) => readNewBooking(apiOf(context), url)

const OFFER_FIELDS = {
  ...{ valid_until_past: 'validUntil', valid_until_far: 'validUntil', valid_after_arrival: 'validUntil' },
  ...{ change_reason_needed: 'reason', no_iban: 'transferDays' },
}

export const action = officeAction({
  book: async (form: SubmittedForm) => {
    const { amount, receivedOn, method, reference, reason, ownAmount, ...values } = form.values
    const payment = { amount, receivedOn, method, reference }
    const own = ownAmount ? { amount: ownAmount } : {}
    const { bookingId } = await form.call(
      handBookingCalls.create,
      { ...values, ...own, payment, reason: reason || undefined },
      { title: words.notBooked, fields: { change_reason_needed: 'reason', payment_too_high: 'amount', payment_in_future: 'receivedOn' } },
    )
    return done(href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) }), words.booked)
  },
  offer: async (form: SubmittedForm) => {
    const { transferDays, reason, ...values } = form.values
    await form.call(
      offerCalls.send,
      { ...values, transferDays: transferDays || undefined, reason: reason || undefined },
      { title: offerWords.notSent, fields: OFFER_FIELDS },
    )
    return done(href('/admin/dashboard/bookings/offers'), offerWords.sent)
  },
})

export const clientAction = officeClientAction

export const shouldRevalidate = loadOutdated

/** First the stay, by a form that only asks; then its price, with the guest and the payment, or an offer to the guest. */
export default function BookingNew({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, chosen, computed, today, stay, others, problem, byTransfer } = loaderData
  useFormResult(actionData)
  const stays = [...others, ...(stay ? [stay] : [])]
  return (
    <AdminPage title={words.newBooking}>
      <div className="max-w-3xl space-y-6">
        <p className="-mt-4">
          <Link to={href('/admin/dashboard/bookings')} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {bookingWords.allBookings}
          </Link>
        </p>
        <p className="text-ink-soft">{words.lead}</p>
        <HandStayForm key={others.length} {...{ villas, chosen, others, today, computed }} shown={stay !== null} />
        {problem && (
          <Notice tone="caution" title={words.notPossible} announced>
            {problem}
          </Notice>
        )}
        {stay && <HandPrice offer={stay.offer} />}
        {stay && others.length === 0 && (
          <HandBookingForm key={JSON.stringify(stay.sent)} offer={stay.offer} stay={stay.sent} today={today} result={actionData} />
        )}
        {stays.length > 0 && (
          <OfferForm
            key={JSON.stringify(stays.map(({ sent }) => sent))}
            stays={stays}
            today={today}
            byTransfer={byTransfer}
            result={actionData}
          />
        )}
      </div>
    </AdminPage>
  )
}
