import { href } from 'react-router'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { withContactQuestions } from '../../forms/contact-questions.server.ts'
import { done, type FormHandler, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { type Asked, type NewBooking, othersIn, readNewBooking } from './read-new-booking.server.ts'

/** `shown`: stays and prices by the fields as they were sent. */
export type Repriced = { shown: NewBooking }

const OFFER_FIELDS = {
  valid_until_past: 'validUntil',
  valid_until_far: 'validUntil',
  valid_after_arrival: 'validUntil',
  change_reason_needed: 'reason',
  no_iban: 'transferDays',
}

const listFields = ({ fields }: SubmittedForm): Asked =>
  [...fields].flatMap(([name, value]): Asked => (typeof value === 'string' ? [[name, value]] : []))

/** The stays that a guest can choose from, as they were shown. */
const listAlternatives = (form: SubmittedForm, { stay }: NewBooking) => [
  ...othersIn(listFields(form)),
  ...(stay ? [{ ...stay.sent, total: form.values.total ?? '' }] : []),
]

/** Whatever the answer, the page shows stays and prices by the fields. */
const showing =
  (answer: (form: SubmittedForm, shown: NewBooking) => ReturnType<FormHandler<Repriced>>): FormHandler<Repriced> =>
  async (form) => {
    const shown = await readNewBooking(form.api, listFields(form))
    form.alsoAgain = { shown }
    return answer(form, shown)
  }

/** Without the amount that the form had filled in by the last price. */
const withoutPrefilled = ({ amount = '', ...values }: FormValues): FormValues =>
  Number(amount) === Number(values.total) ? values : { amount, ...values }

/** `ask`: refuse what may be a slip, and ask about it. */
const book = (ask: boolean) =>
  showing(async (form, { stay }) => {
    if (!stay) return form.reject({})
    const { total, name, email, phone, language, specialRequests, reason, amount, receivedOn, method, reference } = form.values
    const guest = { name, email, phone, language, specialRequests }
    const payment = { amount, receivedOn, method, reference }
    const { bookingId } = await form.call(
      handBookingCalls.create,
      { ...stay.sent, ...guest, total, payment, reason: reason || undefined, ask: ask ? '1' : '0' },
      {
        ...withContactQuestions(form),
        title: words.notBooked,
        fields: { change_reason_needed: 'reason', payment_too_high: 'amount', payment_in_future: 'receivedOn' },
      },
    )
    return done(href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) }), words.booked)
  })

const offer = (ask: boolean) =>
  showing(async (form, shown) => {
    const { name, email, phone, language, message, validUntil, holding, transferDays, reason } = form.values
    await form.call(
      offerCalls.send,
      {
        name,
        email,
        phone,
        language,
        message,
        validUntil,
        holding,
        ask: ask ? '1' : '0',
        alternatives: JSON.stringify(listAlternatives(form, shown)),
        transferDays: transferDays || undefined,
        reason: reason || undefined,
      },
      { ...withContactQuestions(form), title: words.notSent, fields: OFFER_FIELDS },
    )
    return done(href('/admin/dashboard/bookings/offers'), words.sent)
  })

/** Handlers of the page's one form. `price` and `add` store nothing: the page stays, with all that was typed. */
export const newBookingForms: FormHandlers<Repriced> = {
  price: showing((form) => form.reject({ typed: withoutPrefilled(form.values) }, 200)),
  add: async (form) => {
    const asked = listFields(form)
    const alternatives = listAlternatives(form, await readNewBooking(form.api, asked))
    form.alsoAgain = {
      shown: await readNewBooking(
        form.api,
        alternatives.map((stay) => ['other', JSON.stringify(stay)]),
      ),
    }
    return form.reject({}, 200)
  },
  book: book(true),
  'book-anyway': book(false),
  offer: offer(true),
  'offer-anyway': offer(false),
}
