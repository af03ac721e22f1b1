import { data, Form, href, Link } from 'react-router'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import { writtenDay } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import * as words from '#words/stay-cancel.en.ts'
import { apiOf } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { done, formAction, goTo, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Intent } from '../forms/intent.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { PageHead } from '../layout/page-head.tsx'
import { Refunding } from '../stay/refunding.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/cancel-stay'

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params: { bookingNumber }, url }: Route.LoaderArgs) {
  const ask = () => apiOf(context)(guestStayCalls.cancellation, { bookingNumber })
  const { answer, refused } = await apiResult(ask())
  if (refused?.code === 'signed_out') throw await toLogIn(url.pathname)
  if (refused && refused.code !== 'bug') throw data(null, 404)
  const sent = url.searchParams.get('sent')
  return { cancellation: answer ?? (await requiredAnswer(ask())), sent, unsent: url.searchParams.has('office') }
}

const inputOf = ({ values, params }: SubmittedForm) => ({ ...values, bookingNumber: params.bookingNumber })

export const action = formAction({
  send: async (form) => {
    const { mailServer } = await form.call(guestStayCalls.cancellationCode, inputOf(form), { title: words.notCancelled })
    const query = new URLSearchParams({ sent: form.values.refund ?? '', ...(mailServer ? {} : { office: '' }) })
    return goTo(`${form.url.pathname}?${query}`)
  },
  cancel: async (form) => {
    await form.call(guestStayCalls.cancel, inputOf(form), { title: words.notCancelled, fields: { wrong_email_code: 'code' } })
    return done(stayPagePath(form.params.bookingNumber ?? ''), words.isCancelled, words.mailFollows)
  },
})

export const clientAction = keepForm

/** First what goes back, then the mailed code. A code is good for the amount that was shown only. */
export default function CancelStay({ loaderData: { cancellation, sent, unsent }, actionData }: Route.ComponentProps) {
  const { bookingNumber, villa, checkIn, checkOut, possible, refund, email } = cancellation
  useFormResult(actionData)
  // Another day may have begun since: then the amount has to be looked at again.
  const asked = sent !== null && Number(sent) * 100 === refund
  return (
    <>
      <PageHead title={words.cancelYourStay} description={words.whatGoesBack} hidden />
      <PageTitle title={words.cancelYourStay}>
        <p>{words.stayAt(villa, writtenDay(checkIn), writtenDay(checkOut))}</p>
      </PageTitle>
      <div className="wrap pb-section">
        <div className="max-w-3xl space-y-6">
          <p>
            <Link to={href('/reservations/:bookingNumber', { bookingNumber })} className="link link-alone">
              <Icon shape={icons.back} className="size-4" /> {words.backToYourStay}
            </Link>
          </p>
          {!possible && (
            <Notice tone="caution" title={words.cannotBeCancelled}>
              {words.writeToUs}
            </Notice>
          )}
          {possible && (
            <>
              <Refunding cancellation={cancellation} />
              <FormFailure result={actionData} />
              {asked && (
                <>
                  <Notice tone="calm">{words.codeSent(email)}</Notice>
                  {unsent && (
                    <Notice tone="caution" title={words.noMailServer}>
                      {words.theOwnersReadIt}
                    </Notice>
                  )}
                  <Form method="post" noValidate replace className="space-y-5">
                    <Intent is="cancel" />
                    <input type="hidden" name="refund" value={refund / 100} />
                    <CodeField hint={words.nothingThere} error={actionData?.errors?.code} />
                    <SubmitButton acting={words.oneMoment} of="cancel" look="act" wide>
                      {words.cancelNow(writtenEuros(refund))}
                    </SubmitButton>
                  </Form>
                </>
              )}
              <Form method="post" replace>
                <Intent is="send" />
                <input type="hidden" name="refund" value={refund / 100} />
                <SubmitButton acting={words.oneMoment} of="send" look={asked ? 'plain' : 'act'} wide>
                  {asked ? words.sendAnother : words.sendMeTheCode}
                </SubmitButton>
              </Form>
            </>
          )}
        </div>
      </div>
    </>
  )
}
