import { useMemo, useState } from 'react'
import { data, Form } from 'react-router'
import { currencyCalls } from '#contract/currency.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { villaCalls } from '#contract/villas.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { addDays } from '#domain/calendar-day.ts'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/stay.ts'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction, goTo, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { loadOutdated } from '../forms/load-outdated.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { BankHandover } from '../payments/bank-handover.tsx'
import type { BankForm } from '../payments/pay.server.ts'
import { ChangeReview } from '../stay/change-review.tsx'
import { sentQuery } from '../stay/confirm-by-code.tsx'
import { StayStep } from '../stay/stay-step.tsx'
import { WantedDates } from '../stay/wanted-dates.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { VillaOptions } from '../ui/villa-options.tsx'
import type { Route } from './+types/change-stay'

export const handle: PageHandle = { frame: 'stay' }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params: { bookingNumber }, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { answer, refused } = await apiResult(api(guestStayCalls.stay, { bookingNumber }))
  if (refused?.code === 'signed_out') throw await toLogIn(url.pathname + url.search)
  if (refused && refused.status < 500) throw data(null, 404)
  const { booking, today } = answer ?? (await requiredAnswer(api(guestStayCalls.stay, { bookingNumber })))
  const possible = canCancel(booking, today)
  const { villas } = await requiredAnswer(api(villaCalls.names, {}))
  const asked = guestStayCalls.changeOffer.input.safeParse({ ...Object.fromEntries(url.searchParams), bookingNumber })
  const wanted = asked.success
    ? asked.data
    : { villaId: booking.villaId, checkIn: booking.checkIn, checkOut: booking.checkOut, guests: booking.guests }
  const offered = possible && asked.success ? await apiResult(api(guestStayCalls.changeOffer, asked.data)) : null
  const offer = offered?.answer ?? null
  const charge = offer && offer.due > 0 ? (await apiResult(api(currencyCalls.convert, { amount: offer.due }))).answer : null
  const code = { sent: url.searchParams.get('sent'), unsent: url.searchParams.has('office') }
  return { booking, today, possible, villas, wanted, offer, charge, code, problem: offered?.refused?.message ?? null }
}

type Paying = { bank: BankForm }

const toInput = ({ values, params }: SubmittedForm) => ({ ...values, bookingNumber: params.bookingNumber })

export const action = formAction<Paying>({
  ask: async (form) => {
    await form.call(guestStayCalls.askForChange, toInput(form), { title: words.notChanged, fieldless: true })
    return done(form.url.pathname + form.url.search, words.weAskedYourHosts)
  },
  change: async (form) => {
    const { payment } = await form.call(guestStayCalls.change, toInput(form), { title: words.notChanged, fieldless: true })
    if (payment) return form.stay<Paying>({ bank: payment.paymentForm })
    return done(stayPagePath(form.params.bookingNumber ?? ''), words.isChanged)
  },
  send: async (form) => {
    const answer = await form.call(guestStayCalls.changeCode, toInput(form), { title: words.notChanged, fieldless: true })
    const { villaId = '', checkIn = '', checkOut = '', guests = '', total = '' } = form.values
    return goTo(`${form.url.pathname}?${new URLSearchParams({ villaId, checkIn, checkOut, guests, ...sentQuery(total, answer) })}`)
  },
  confirm: async (form) => {
    await form.call(guestStayCalls.change, toInput(form), { title: words.notChanged, fields: { wrong_email_code: 'code' } })
    return done(stayPagePath(form.params.bookingNumber ?? ''), words.isChanged)
  },
})

export const clientAction = guestClientAction<Paying>

export const shouldRevalidate = loadOutdated

/** First dates and villa, by a form that only asks; then the difference, with the button that changes or leads to the bank. */
export default function ChangeStay({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, today, possible, villas, wanted, offer, charge, code, problem } = loaderData
  const { bookingNumber, checkIn, checkOut } = booking
  const [villaId, chooseVilla] = useState(String(wanted.villaId))
  const villa = villas.find(({ id }) => String(id) === villaId)
  const isOwn = String(booking.villaId) === villaId
  const own = useMemo(() => (isOwn ? { checkIn, checkOut } : null), [isOwn, checkIn, checkOut])
  useFormResult(actionData)
  if (actionData?.bank) return <BankHandover bank={actionData.bank} />
  return (
    <StayStep
      title={words.changeYourStay}
      description={words.otherDatesOrVilla}
      stay={words.now(booking.villa, formatDay(booking.checkIn), formatDay(booking.checkOut))}
      bookingNumber={bookingNumber}
      impossible={possible ? null : words.cannotBeChanged}
    >
      {possible && (
        <Form className="panel space-y-5" aria-labelledby="wanted">
          <h2 id="wanted" className="text-xl">
            {words.whatWouldYouLike}
          </h2>
          <Select label={words.villa} name="villaId" value={villaId} onChange={({ currentTarget }) => chooseVilla(currentTarget.value)}>
            <VillaOptions villas={villas} />
          </Select>
          <WantedDates slug={villa?.slug ?? booking.villaSlug} own={own} selection={wanted} min={addDays(today, 1)} />
          <Select label={words.guests} name="guests" defaultValue={String(wanted.guests ?? booking.guests)}>
            {Array.from({ length: Math.max(MAXIMUM_GUESTS, booking.guests) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
          <Button look={offer ? 'plain' : 'act'}>{words.showTheDifference}</Button>
        </Form>
      )}
      {problem && (
        <Notice tone="caution" title={words.notPossible} announced>
          <p>{problem}</p>
          <p>{words.nothingIsChanged}</p>
        </Notice>
      )}
      {offer && <ChangeReview offer={offer} villaId={wanted.villaId} charge={charge} code={code} result={actionData} />}
    </StayStep>
  )
}
