import { data, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { paymentCalls } from '#contract/payments.ts'
import type { Refused } from '#contract/refused.ts'
import { attempt, needed } from '../attempt.server.ts'
import { keepDraft, readDraft } from '../bookings/draft.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { detailsMissing, toLogIn } from './review.server.ts'

export type BankForm = AnswerOf<typeof paymentCalls.create>['paymentForm']

/** The form that leads to the bank, or the reason there is none. `retryOf`: order id of the guest's own unfinished attempt. */
export type PayAnswer = { bank?: BankForm; refusal?: string; otherDates?: boolean; retryOf?: string; toast?: Toast }

const termsRequired: PayAnswer = {
  toast: {
    title: 'Terms & Conditions Required',
    text: 'Please accept the Terms & Conditions to proceed with your booking.',
    tone: 'bad',
  },
  refusal: 'Please accept the Terms & Conditions to proceed with your booking.',
}

/** Books the stay of the draft and returns the bank's form. Visitors are redirected to login first. */
export async function payForStay(api: Api, request: Request, form: FormData, siteUrl: string) {
  const draft = readDraft(request)
  if (!draft) throw detailsMissing('/booking')
  const plan = form.get('plan') === 'partial' ? 'partial' : 'full'
  const { user } = await needed(api(accountCalls.who, {}))
  if (!user) throw toLogIn('/booking-request', { 'set-cookie': keepDraft({ ...draft, plan }, siteUrl) })
  if (form.get('terms') !== 'accepted') return data<PayAnswer>(termsRequired, 400)
  const { villaId, checkIn, checkOut, guest } = draft
  const quotedTotal = Number(form.get('quotedTotal'))
  const { answer, refused } = await attempt(
    api(paymentCalls.create, {
      villaId,
      checkIn,
      checkOut,
      guest,
      plan,
      quotedTotal,
      termsAccepted: true,
      ...quotedDinarsIn(form, `quotedDinars.${plan}`),
      ...retryIn(form),
    }),
  )
  if (refused?.code === 'email_unproved')
    throw redirect(`/confirm-email?${new URLSearchParams({ redirect: '/booking-request' })}`, {
      headers: { 'set-cookie': keepDraft({ ...draft, plan }, siteUrl) },
    })
  return refused ? refusalAnswer(refused) : data<PayAnswer>({ bank: answer.paymentForm })
}

/** Returns the bank's form for one stage of a booking. */
export async function payForStage(api: Api, form: FormData) {
  const number = (name: string) => Number(form.get(name))
  const { answer, refused } = await attempt(
    api(paymentCalls.createInstalment, {
      bookingId: number('bookingId'),
      stage: number('stage'),
      amount: number('amount'),
      ...quotedDinarsIn(form, 'quotedDinars'),
      ...retryIn(form),
    }),
  )
  return refused ? refusalAnswer(refused) : data<PayAnswer>({ bank: answer.paymentForm })
}

/** Dinars as shown on the page; empty if no exchange rate was available. */
const quotedDinarsIn = (form: FormData, name: string) => {
  const dinars = form.get(name)
  return typeof dinars === 'string' && dinars !== '' ? { quotedDinars: Number(dinars) } : {}
}

/** Order id of the open attempt that the guest chose to abandon. */
const retryIn = (form: FormData) => {
  const retryOf = form.get('retryOf')
  return typeof retryOf === 'string' ? { retryOf } : {}
}

function refusalAnswer(refused: Refused) {
  const refusal = refused.code === 'bug' ? 'Failed to create booking' : refused.message
  const mayRetry = refused.code === 'own_hold' || (refused.code === 'payment_unclear' && refused.details?.mayRetry === true)
  const retryOf = mayRetry ? refused.details?.nestpayoId : undefined
  const answer: PayAnswer = {
    refusal,
    toast: { title: 'Error', text: refusal, tone: 'bad' },
    otherDates: refused.code === 'dates_taken' || refused.code === 'dates_held',
    ...(typeof retryOf === 'string' ? { retryOf } : {}),
  }
  return data(answer, refused.status)
}
