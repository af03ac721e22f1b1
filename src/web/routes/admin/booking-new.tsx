import { Form, href, Link } from 'react-router'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { villaCalls } from '#contract/villas.ts'
import * as bookingWords from '#words/office-bookings.en.ts'
import * as words from '#words/office-hand-booking.en.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { HandBookingForm } from '../../admin/bookings/hand-booking-form.tsx'
import { apiOf } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { done, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import { keepOfficeForm } from '../../forms/keep-form.ts'
import { loadOutdated } from '../../forms/load-outdated.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/booking-new'

/** The stay that the address asks for; `ownTotal` is the amount of a price of the owner's own. */
function stayIn(chosen: Record<string, string>): Record<string, string> {
  const { villaId = '', checkIn = '', checkOut = '', guests = '', price = '', plan = 'full', ownTotal } = chosen
  return { villaId, checkIn, checkOut, guests, price, plan, ...(ownTotal && price === 'own' ? { amount: ownTotal } : {}) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { villas } = await requiredAnswer(api(villaCalls.names, {}))
  const chosen: Record<string, string> = { guests: '2', price: 'rates', plan: 'full', ...Object.fromEntries(url.searchParams) }
  const asked = handBookingCalls.offer.input.safeParse(stayIn(chosen))
  const wanted = url.searchParams.has('price')
  const offered = wanted && asked.success ? await apiResult(api(handBookingCalls.offer, asked.data)) : null
  const problem = wanted && !asked.success ? words.incomplete : (offered?.refused?.message ?? null)
  const shared = { villas: villas.map(({ id, name }) => ({ id, name })), chosen, today: todayAtProperty() }
  return { ...shared, stay: stayIn(chosen), offer: offered?.answer ?? null, problem }
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
})

export const clientAction = keepOfficeForm

export const shouldRevalidate = loadOutdated

/** First the stay, by a form that only asks; then its price, with the guest and the payment. */
export default function BookingNew({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, chosen, today, stay, offer, problem } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage title={words.newBooking}>
      <div className="max-w-3xl space-y-6">
        <p className="-mt-4">
          <Link to={href('/admin/dashboard/bookings')} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {bookingWords.allBookings}
          </Link>
        </p>
        <p className="text-ink-soft">{words.lead}</p>
        <Form noValidate preventScrollReset className="panel space-y-5" aria-labelledby="the-stay">
          <h2 id="the-stay" className="text-xl">
            {words.theStay}
          </h2>
          <Select label={words.villa} name="villaId" defaultValue={chosen.villaId}>
            {villas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <PlainDates selection={{ checkIn: chosen.checkIn ?? '', checkOut: chosen.checkOut ?? '' }} min={today} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.guests} name="guests" type="number" inputMode="numeric" min={1} max={20} defaultValue={chosen.guests} />
            <Select label={words.plan} name="plan" defaultValue={chosen.plan}>
              {(['full', 'partial'] as const).map((plan) => (
                <option key={plan} value={plan}>
                  {words.plans[plan]}
                </option>
              ))}
            </Select>
            <Select label={words.price} name="price" defaultValue={chosen.price}>
              {(['rates', 'own'] as const).map((way) => (
                <option key={way} value={way}>
                  {words.priceWays[way]}
                </option>
              ))}
            </Select>
            <Field
              label={words.ownTotal}
              name="ownTotal"
              type="number"
              inputMode="decimal"
              min={0.01}
              step={0.01}
              required={false}
              defaultValue={chosen.ownTotal}
              hint={words.ownTotalHint}
            />
          </div>
          <Button look={offer ? 'plain' : 'act'}>{words.showPrice}</Button>
        </Form>
        {problem && (
          <Notice tone="caution" title={words.notPossible} announced>
            {problem}
          </Notice>
        )}
        {offer && <HandBookingForm key={JSON.stringify(stay)} offer={offer} stay={stay} today={today} result={actionData} />}
      </div>
    </AdminPage>
  )
}
