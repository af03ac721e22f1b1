import { data } from 'react-router'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction, goTo, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { loadOutdated } from '../forms/load-outdated.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { ConfirmByCode, sentQuery } from '../stay/confirm-by-code.tsx'
import { Refunding } from '../stay/refunding.tsx'
import { StayStep } from '../stay/stay-step.tsx'
import type { Route } from './+types/cancel-stay'

export const handle: PageHandle = { frame: 'stay' }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params: { bookingNumber }, url }: Route.LoaderArgs) {
  const ask = () => getApi(context)(guestStayCalls.cancellation, { bookingNumber })
  const { answer, refused } = await apiResult(ask())
  if (refused?.code === 'signed_out') throw await toLogIn(url.pathname)
  if (refused && refused.status < 500) throw data(null, 404)
  const sent = url.searchParams.get('sent')
  return { cancellation: answer ?? (await requiredAnswer(ask())), sent, unsent: url.searchParams.has('office') }
}

const toInput = ({ values, params }: SubmittedForm) => ({ ...values, bookingNumber: params.bookingNumber })

export const action = formAction({
  send: async (form) => {
    const answer = await form.call(guestStayCalls.cancellationCode, toInput(form), { title: words.notCancelled })
    return goTo(`${form.url.pathname}?${new URLSearchParams(sentQuery(form.values.refund ?? '', answer))}`)
  },
  cancel: async (form) => {
    await form.call(guestStayCalls.cancel, toInput(form), { title: words.notCancelled, fields: { wrong_email_code: 'code' } })
    return done(stayPagePath(form.params.bookingNumber ?? ''), words.yourStayIsCancelled, words.mailFollows)
  },
})

export const clientAction = guestClientAction

export const shouldRevalidate = loadOutdated

/** First the refund, then the mailed code. A code is valid only for the amount that was shown. */
export default function CancelStay({ loaderData: { cancellation, sent, unsent }, actionData }: Route.ComponentProps) {
  const { bookingNumber, villa, checkIn, checkOut, possible, refund, email } = cancellation
  useFormResult(actionData)
  // Another day may have begun since: then the amount has to be looked at again.
  const asked = sent === String(refund / 100)
  return (
    <StayStep
      title={words.cancelYourStay}
      description={words.whatIsRefunded}
      stay={words.stayFromTo(villa, formatDay(checkIn), formatDay(checkOut))}
      bookingNumber={bookingNumber}
      impossible={possible ? null : words.cannotBeCancelled}
    >
      {possible && (
        <>
          <Refunding cancellation={cancellation} />
          <ConfirmByCode
            shown={<input type="hidden" name="refund" value={refund / 100} />}
            sent={asked}
            email={email}
            unsent={unsent}
            intent="cancel"
            labels={{ send: words.cancelByCode, confirm: words.cancelNow(formatEurosBriefly(refund)) }}
            result={actionData}
          />
        </>
      )}
    </StayStep>
  )
}
