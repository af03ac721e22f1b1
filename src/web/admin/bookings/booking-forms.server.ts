import { href } from 'react-router'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { letterCalls } from '#contract/letters.ts'
import { offerCalls } from '#contract/offers.ts'
import { paperCalls } from '#contract/papers.ts'
import type { Problem } from '#contract/problems.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { threadCalls } from '#contract/threads.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-bookings.ts'
import * as paperWords from '#words/en/office-books.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as letterWords from '#words/en/office-letters.ts'
import * as offerWords from '#words/en/office-new-booking.ts'
import * as accessWords from '#words/en/office-stay.ts'
import { change, done, type FormHandler, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { plannedForms } from '../messages/planned-forms.server.ts'
import { toBooking } from './asked.ts'
import { editBooking } from './booking-list-forms.server.ts'
import type { ReadCode } from './stay-access.tsx'

const LIST = href('/admin/dashboard/bookings')

const fields: Partial<Record<Problem, string>> = {
  payment_required: 'amount',
  payment_too_high: 'amount',
  payment_in_future: 'receivedOn',
  refund_reason_required: 'reason',
  refund_too_high: 'refundAmount',
}

const toPage = ({ params, url }: SubmittedForm) => toBooking(Number(params.bookingId), url.search)
const itIs =
  (title: string) =>
  ({ status }: { status: BookingStatus }): [string, string] => [title, words.theBookingIs(statusLabels[status])]

const setStatus: FormHandler<ReadCode> = async (form) => {
  const { reason, ...values } = form.values
  const input = { ...values, reason: reason || undefined, ...(values.amount === undefined ? {} : { payment: values }) }
  const { status } = await form.call(bookingCalls.setStatus, input, { fields })
  const onItsWay = values.status === 'refunded' && status !== 'refunded'
  const text = onItsWay ? words.theBookingIsCancelled : words.theBookingStatusHasBeen(statusLabels[status])
  return done(toPage(form), words.bookingStatusUpdated, text)
}

const atAccess = { to: (form: SubmittedForm) => `${toPage(form)}#access`, title: accessWords.notSaved, done: accessWords.saved }

/** The forms of a booking's page. */
export const bookingForms: FormHandlers<ReadCode> = {
  ...plannedForms(toPage),
  status: setStatus,
  change: editBooking,
  record: change(bookingMoneyCalls.record, { to: toPage, fields, done: itIs(words.paymentRecorded) }),
  reverse: change(bookingMoneyCalls.reverse, {
    to: toPage,
    input: (values) => ({ ...values, payment: values.amount ? values : undefined }),
    fields,
    done: itIs(words.paymentReversed),
  }),
  write: async (form) => {
    const { message } = form.values
    await form.call(threadCalls.writeToStay, { bookingId: form.params.bookingId, message }, { title: inboxWords.notSent })
    return done(toPage(form), inboxWords.messageSent)
  },
  note: async (form) => {
    const { note } = form.values
    await form.call(bookingCalls.note, { bookingId: form.params.bookingId, note }, { title: inboxWords.notSaved })
    return done(toPage(form), inboxWords.noteSaved)
  },
  'remove-note': change(bookingCalls.removeNote, { to: toPage, title: inboxWords.notSaved, fieldless: true, done: inboxWords.noteRemoved }),
  'send-letter': change(letterCalls.send, {
    to: toPage,
    fieldless: true,
    title: letterWords.notSent,
    done: letterWords.onItsWay,
  }),
  decide: change(guestStayCalls.decideChange, { to: toPage, fieldless: true, done: accessWords.decided }),
  proforma: async (form) => {
    const bookingId = Number(form.params.bookingId)
    const { number } = await form.call(paperCalls.makeProforma, { bookingId }, { title: paperWords.noProforma, fieldless: true })
    return done(`${toPage(form)}#papers`, paperWords.made(number))
  },
  show: change(stayAccessCalls.show, { ...atAccess, fieldless: true }),
  'own-code': change(stayAccessCalls.giveCode, atAccess),
  'read-code': async (form) => {
    const { doorCode } = await form.call(stayAccessCalls.look, form.values, { title: accessWords.notRead, fieldless: true })
    return form.stay({ doorCode })
  },
  withdraw: change(offerCalls.withdraw, { to: toPage, fieldless: true, title: offerWords.notWithdrawn, done: offerWords.withdrawn }),
  delete: change(bookingCalls.remove, { to: LIST, fieldless: true, done: words.bookingDeleted }),
  restore: change(bookingCalls.restore, {
    to: toPage,
    input: ({ tell, ...values }) => ({ ...values, tellGuest: tell === '1' }),
    fieldless: true,
    done: words.bookingBroughtBack,
  }),
}
