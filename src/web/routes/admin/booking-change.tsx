import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { villaCalls } from '#contract/villas.ts'
import { isSold } from '#domain/bookings/status.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-stay.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { toBooking, toChange } from '../../admin/bookings/asked.ts'
import { invalidStay } from '../../admin/bookings/invalid-stay.server.ts'
import { type Chosen, type Open, stagesIn } from '../../admin/bookings/open-stage-fields.tsx'
import { linesIn } from '../../admin/bookings/price-line-fields.tsx'
import { StayChangeForm } from '../../admin/bookings/stay-change-form.tsx'
import { StayChangeReview } from '../../admin/bookings/stay-change-review.tsx'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { loadOutdated } from '../../forms/load-outdated.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/booking-change'

/** What is sent to the server: the form's fields without those that are empty, and its lines and stages as lists. */
function toSent(bookingId: number, chosen: Chosen, open: readonly Open[]): Chosen {
  const { villaId, checkIn, checkOut, guests, price, amount } = chosen
  const [stages, lines] = [stagesIn(chosen, open), linesIn(chosen)]
  const fields = { bookingId: String(bookingId), villaId, checkIn, checkOut, guests, price, amount: amount || undefined, stages, lines }
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined))
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const bookingId = Number(params.bookingId)
  const { answer, refused } = await apiResult(api(bookingCalls.details, { bookingId }))
  if (refused && refused.status < 500) throw data(null, 404)
  const { booking, hidden } = answer ?? (await requiredAnswer(api(bookingCalls.details, { bookingId })))
  const { villas } = await requiredAnswer(api(villaCalls.names, {}))
  // The villa of the booking may be withdrawn from sale.
  const choice = villas.some(({ id }) => id === booking.villaId) ? villas : [{ id: booking.villaId, name: booking.villa }, ...villas]
  const before = {
    villaId: String(booking.villaId),
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    guests: String(booking.guests),
    price: 'kept',
  }
  const open = booking.stages.filter(({ due }) => due > 0)
  const chosen: Chosen = { ...before, ...Object.fromEntries(url.searchParams) }
  const possible = isSold(booking.status) && !hidden
  const sent = toSent(booking.id, chosen, open)
  const asked = ownerChangeCalls.offer.input.safeParse(sent)
  const wanted = possible && (url.searchParams.has('checkIn') || url.searchParams.has('price'))
  const offered = wanted && asked.success ? await apiResult(api(ownerChangeCalls.offer, asked.data)) : null
  const problem = wanted && !asked.success ? invalidStay(asked.error, words.incomplete) : (offered?.refused?.message ?? null)
  return {
    booking,
    possible,
    villas: choice.map(({ id, name }) => ({ id, name })),
    chosen,
    open,
    sent,
    offer: offered?.answer ?? null,
    problem,
  }
}

export const action = officeAction({
  change: async (form: SubmittedForm) => {
    const { reason, tell, ...values } = form.values
    const input = { ...values, bookingId: form.params.bookingId, reason: reason || undefined, tellGuest: tell === '1' }
    await form.call(ownerChangeCalls.change, input, { title: words.notChanged, fields: { change_reason_needed: 'reason' } })
    return done(toBooking(Number(form.params.bookingId), form.url.search), words.isChanged)
  },
})

export const clientAction = officeClientAction

export const shouldRevalidate = loadOutdated

/** First stay and price, by a form that only asks; then what changes, with the button that changes it. */
export default function BookingChange({ loaderData, actionData, params }: Route.ComponentProps) {
  const { booking, possible, villas, chosen, open, sent, offer, problem } = loaderData
  useFormResult(actionData)
  const { search } = useLocation()
  // Stays while other days are tried, also where they are not possible.
  const [edited, keep] = useState<FormValues>()
  const { bookingNumber, villa, checkIn, checkOut, total, paid } = booking
  return (
    <AdminPage title={words.pageTitle(bookingNumber)}>
      <div className="max-w-3xl space-y-6">
        <p className="-mt-4">
          <Link to={toBooking(booking.id, search)} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {words.backToBooking(bookingNumber)}
          </Link>
        </p>
        <p className="tabular">
          <strong>{words.now}:</strong> {words.stay(villa, formatDay(checkIn), formatDay(checkOut))}. {booking.guest.name},{' '}
          {words.paidOf(formatEuros(paid), formatEuros(total))}
        </p>
        {!possible && (
          <Notice tone="caution" title={words.cannotBeChanged}>
            {words.onlySoldOnes}
          </Notice>
        )}
        {possible && <StayChangeForm key={params.bookingId} villas={villas} chosen={chosen} open={open} shown={offer !== null} />}
        {problem && (
          <Notice tone="caution" title={words.notPossible} announced>
            {problem}
          </Notice>
        )}
        {offer && (
          <StayChangeReview
            offer={offer}
            sent={sent}
            here={toChange(booking.id, search, chosen)}
            result={actionData}
            edited={edited}
            keep={keep}
          />
        )}
      </div>
    </AdminPage>
  )
}
