import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { offerCalls } from '#contract/offers.ts'
import * as words from '#words/en/offer.ts'
import { askForCode, enterSentCode } from '../accounts/sign-in-code.server.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { goTo, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { BY_LOG_IN, OF_VISITOR } from '../payments/continue-by-email.tsx'
import { goElsewhere, type PayMore, termsRequired } from '../payments/pay.server.ts'

/** Accepts a stay of an offer. Visitors sign in first: by the code that was sent to the address of the offer, or at the login page. */
export async function acceptOffer(form: SubmittedForm) {
  const { api, fields, params, values } = form
  const token = params.token ?? ''
  const { guest } = await form.send(offerCalls.read, { token })
  const page = href('/offer/:token', { token })
  const here = `${page}?${new URLSearchParams({ stay: values.bookingNumber ?? '' })}`
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user && (fields.get('by') === BY_LOG_IN || !fields.has(OF_VISITOR))) return toLogIn(here)
  if (fields.get('terms') !== 'accepted') return form.reject(termsRequired)
  if (!user && !fields.has('code')) return goTo(here, undefined, [await askForCode(form, guest?.email, values.bookingNumber)])
  if (!user) await enterSentCode(form, guest?.email, guest ? { fullName: guest.name, phone: guest.phone } : {})
  const { bookingNumber, way, quotedDinars, retryOf } = values
  const input = { token, bookingNumber, way, termsAccepted: true, quotedDinars, ...(retryOf ? { retryOf } : {}) }
  const { payment } = await form.call(offerCalls.accept, input, { title: words.notAccepted, fieldless: true, instead: goElsewhere })
  return payment ? form.stay<PayMore>({ bank: payment.paymentForm }) : goTo(page)
}

/** Sends the code once more to the address of the offer. */
export async function sendCodeOfOffer(form: SubmittedForm) {
  const { guest } = await form.send(offerCalls.read, { token: form.params.token ?? '' })
  return goTo(form.url.pathname + form.url.search, undefined, [await askForCode(form, guest?.email)])
}
