import { data } from 'react-router'
import { bookingMoneyCalls, RecordedPayment } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import type { Problem } from '#contract/problems.ts'
import type { Refused } from '#contract/refused.ts'
import { statusLabels } from '#domain/bookings/status.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'

export type BookingPageIntent = 'status' | 'record' | 'reverse' | 'delete' | 'restore'

const LIST = '/admin/dashboard/bookings'
const UPDATED = 'Booking Status Updated'

/** Executes an action of the booking page; `page`: its URL. */
export function changeBooking(api: Api, intent: BookingPageIntent, typed: FormValues, page: string) {
  switch (intent) {
    case 'status':
      return setStatus(api, typed, page)
    case 'record':
      return record(api, typed, page)
    case 'reverse':
      return reverse(api, typed, page)
    case 'delete':
      return remove(api, typed)
    case 'restore':
      return restore(api, typed, page)
  }
}

async function setStatus(api: Api, typed: FormValues, page: string) {
  const payment = typed.amount === undefined ? null : checkedBy(RecordedPayment, typed)
  if (payment?.errors) return wrong(typed, payment.errors)
  const withPayment = payment ? { payment: typed } : {}
  const { input, errors } = checkedBy(bookingCalls.setStatus.input, { ...typed, reason: typed.reason || undefined, ...withPayment })
  if (errors) return wrong(typed, errors)
  const { answer, refused } = await attempt(api(bookingCalls.setStatus, input))
  if (refused) return atField(typed, refused)
  const onItsWay = input.status === 'refunded' && answer.status !== 'refunded'
  const text = onItsWay
    ? 'The booking is cancelled and the money is on its way; it is refunded once the bank has said so.'
    : `The booking status has been changed to ${statusLabels[answer.status]}.`
  return done(page, UPDATED, text)
}

async function record(api: Api, typed: FormValues, page: string) {
  const { input, errors } = checkedBy(bookingMoneyCalls.record.input, typed)
  if (errors) return wrong(typed, errors)
  const { answer, refused } = await attempt(api(bookingMoneyCalls.record, input))
  return refused ? atField(typed, refused) : done(page, 'Payment Recorded', `The booking is ${statusLabels[answer.status]}.`)
}

async function reverse(api: Api, typed: FormValues, page: string) {
  const { input, errors } = checkedBy(bookingMoneyCalls.reverse.input, typed)
  if (errors) return wrong(typed, errors)
  const { answer, refused } = await attempt(api(bookingMoneyCalls.reverse, input))
  return refused ? atField(typed, refused) : done(page, 'Payment Reversed', `The booking is ${statusLabels[answer.status]}.`)
}

async function remove(api: Api, typed: FormValues) {
  const { input, errors } = checkedBy(bookingCalls.remove.input, typed)
  if (errors) return wrong(typed, errors, 'Delete Failed')
  const { refused } = await attempt(api(bookingCalls.remove, input))
  return refused ? notDone(typed, refused, refused.message) : done(LIST, 'Booking Deleted')
}

async function restore(api: Api, typed: FormValues, page: string) {
  const { input, errors } = checkedBy(bookingCalls.restore.input, typed)
  if (errors) return wrong(typed, errors, 'Update Failed')
  const { refused } = await attempt(api(bookingCalls.restore, input))
  return refused ? notDone(typed, refused, refused.message) : done(page, 'Booking Brought Back')
}

const fieldOf: Partial<Record<Problem, string>> = {
  payment_required: 'amount',
  payment_too_high: 'amount',
  payment_in_future: 'receivedOn',
  refund_reason_required: 'reason',
  refund_too_high: 'refundAmount',
}

/** Shows a refusal at the field that caused it. */
function atField(typed: FormValues, refused: Refused) {
  const field = fieldOf[refused.code]
  if (field) return data<OfficeAnswer>({ typed, errors: { [field]: refused.message } }, refused.status)
  return notDone(typed, refused, refused.message)
}
