import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/call.ts'
import { orderCalls, paymentCalls } from '#contract/payments.ts'
import type { Problem } from '#contract/problems.ts'
import type { Refused } from '#contract/refused.ts'
import { payAgainPath } from '#domain/bookings/guest-links.ts'
import * as words from '#words/en/payment.ts'
import { askForCode, enterSentCode } from '../accounts/sign-in-code.server.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { goTo, outdatedIf, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import type { FormResult } from '../forms/form-result.ts'
import { BY_LOG_IN, OF_VISITOR } from './continue-by-email.tsx'
import { detailsMissing, nameOrder, stayIn } from './review.server.ts'

export type BankForm = AnswerOf<typeof orderCalls.create>['paymentForm']

/**
 * The form that leads to the bank, or why there is none. `retryOf`: order id of the guest's own unfinished attempt. `nothingDone`: it is
 * certain that this attempt has booked and charged nothing. `aboutVilla`: of two villas the second, which the refusal is about.
 */
export type PayMore = { bank: BankForm; otherDates: boolean; retryOf: string; nothingDone: boolean; aboutVilla: number }

/** Refusals after which the result of this attempt, or of an earlier one, is unknown. */
const UNCERTAIN: readonly Problem[] = [
  ...(['bug', 'database_busy', 'own_hold', 'payment_unclear', 'too_many_holds', 'held_too_often', 'stage_not_due'] as const),
]

export const termsRequired: FormResult = {
  failure: {
    title: words.termsConditionsRequired,
    text: words.pleaseAcceptTheTermsConditions,
  },
}

/** Books the stay of the draft and returns the bank's form. Visitors sign in first: by the code that was sent to them, or at the login page. */
export async function payForStay(form: SubmittedForm) {
  const { api, request, fields, siteUrl } = form
  const draft = await draftCookie.read(request)
  if (!draft) return withoutDraft(fields)
  const plan = fields.get('plan') === 'partial' ? ('partial' as const) : ('full' as const)
  const stored = await draftCookie.write({ ...draft, plan }, siteUrl)
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  const { villaId, checkIn, checkOut, guest } = draft
  if (!user && (fields.get('by') === BY_LOG_IN || !fields.has(OF_VISITOR))) return toLogIn(href('/booking-request'), stored)
  if (fields.get('terms') !== 'accepted') return form.reject(termsRequired)
  if (!user && !fields.has('code')) {
    const asked = await askForCode(form, guest.email, nameOrder(draft))
    return goTo(href('/booking-request'), undefined, [stored, asked])
  }
  if (!user) await enterSentCode(form, guest.email, { fullName: guest.name, phone: guest.phone })
  const stay = { villaId, checkIn, checkOut, guest, plan, quotedTotal: number(fields, 'quotedTotal'), termsAccepted: true as const }
  const input = {
    ...stay,
    ...promoIn(fields),
    ...quotedCancellationIn(fields),
    ...quotedDinarsIn(fields, `quotedDinars.${plan}`),
    ...retryIn(fields),
    ...(draft.via ? { via: draft.via } : {}),
    ...(draft.also ? { also: { ...draft.also, ...asShown(fields) } } : {}),
  }
  const toProof = `${href('/confirm-email')}?${new URLSearchParams({ redirect: href('/booking-request') })}`
  const { paymentForm } = await form.send(orderCalls.create, input, {
    instead: (refused) => (refused.code === 'email_unproved' ? goTo(toProof, undefined, [stored]) : goElsewhere(refused)),
  })
  return form.stay<PayMore>({ bank: paymentForm })
}

/** Sends the code of the order once more, or to the address that the guest has corrected. */
export async function sendCodeOfOrder(form: SubmittedForm) {
  const draft = await draftCookie.read(form.request)
  if (!draft) return withoutDraft(form.fields)
  const { to, email = '' } = form.values
  const guest = to === 'typed' ? { ...draft.guest, email: email.trim() } : draft.guest
  const asked = await askForCode(form, guest.email)
  return goTo(href('/booking-request'), undefined, [await draftCookie.write({ ...draft, guest }, form.siteUrl), asked])
}

/** The draft is gone once its stay is paid, as in another tab: the review page knows the guest's attempts for the stay. */
function withoutDraft(fields: FormData): Promise<Response> {
  const stay = stayIn(fields)
  return stay ? goTo(payAgainPath(stay)) : detailsMissing(href('/booking'))
}

/** Returns the bank's form for one stage of a booking. */
export async function payForStage(form: SubmittedForm) {
  const { fields } = form
  const stage = { bookingId: number(fields, 'bookingId'), stage: number(fields, 'stage'), amount: number(fields, 'amount') }
  const input = { ...stage, ...quotedDinarsIn(fields, 'quotedDinars'), ...retryIn(fields) }
  const { paymentForm } = await form.send(paymentCalls.createInstalment, input, { instead: goElsewhere })
  return form.stay<PayMore>({ bank: paymentForm })
}

const number = (fields: FormData, name: string): number => Number(fields.get(name))

/** Dinars as shown on the page; empty if no exchange rate was available. */
const quotedDinarsIn = (fields: FormData, name: string) => {
  const dinars = fields.get(name)
  return typeof dinars === 'string' && dinars !== '' ? { quotedDinars: Number(dinars) } : {}
}

/** The cancellation policy as shown on the page. */
const quotedCancellationIn = (fields: FormData) => {
  const shown = fields.get('quotedCancellation')
  return typeof shown === 'string' ? { quotedCancellation: shown } : {}
}

/** The promo code that the shown price is with. */
const promoIn = (fields: FormData) => {
  const promoCode = fields.get('promoCode')
  return typeof promoCode === 'string' ? { promoCode } : {}
}

/** The second villa's price and policy as shown on the page, and the order id of the guest's own attempt for it. */
function asShown(fields: FormData) {
  const [total, cancellation, retryOf] = ['quotedTotal', 'quotedCancellation', 'retryOf'].map((name) => fields.get(`also.${name}`))
  return {
    ...(typeof total === 'string' ? { quotedTotal: Number(total) } : {}),
    ...(typeof cancellation === 'string' ? { quotedCancellation: cancellation } : {}),
    ...(typeof retryOf === 'string' ? { retryOf } : {}),
  }
}

/** Order id of the open attempt that the guest chose to abandon. */
const retryIn = (fields: FormData) => {
  const retryOf = fields.get('retryOf')
  return typeof retryOf === 'string' ? { retryOf } : {}
}

/** The bank has confirmed an earlier attempt: its stay is under My Reservations. */
export const goElsewhere = (refused: Refused) =>
  refused.code === 'stage_paid' ? goTo(href('/reservations'), { title: refused.message, tone: 'good' }) : toResult(refused)

function toResult({ code, message, details }: Refused): FormResult<PayMore> {
  // The page knows the guest's own attempt for the second villa as soon as it is loaded again.
  const second = typeof details?.villaId === 'number' ? { aboutVilla: details.villaId } : null
  const mayRetry = !second && (code === 'own_hold' || (code === 'payment_unclear' && details?.mayRetry === true))
  const retryOf = mayRetry ? details?.nestpayoId : undefined
  return {
    failure: { title: words.error, text: code === 'bug' ? words.failedToCreateBooking : message },
    ...outdatedIf(code),
    nothingDone: !UNCERTAIN.includes(code),
    otherDates: code === 'dates_taken' || code === 'dates_held',
    ...(typeof retryOf === 'string' ? { retryOf } : {}),
    ...(second && { ...second, outdated: true }),
  }
}
