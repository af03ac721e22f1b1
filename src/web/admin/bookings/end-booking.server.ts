import { data, redirect } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { statusLabels } from '#domain/bookings/status.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { flash } from '../../toasts/flash.server.ts'
import { notDone } from '../catalogue/answers.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'

/** Ends a booking and sends back what the owner decided; `page` is the booking's own. */
export async function endBooking(api: Api, typed: FormValues, page: string) {
  const { input, errors } = checkedBy(bookingCalls.setStatus.input, { ...typed, reason: typed.reason || undefined })
  if (errors) return data<OfficeAnswer>({ typed, errors }, 400)
  const { answer, refused } = await attempt(api(bookingCalls.setStatus, input))
  if (refused?.code === 'refund_reason_required') return data<OfficeAnswer>({ typed, errors: { reason: refused.message } }, 400)
  if (refused?.code === 'refund_too_high') return data<OfficeAnswer>({ typed, errors: { refundAmount: refused.message } }, refused.status)
  if (refused) return notDone(typed, refused, refused.message)
  const onItsWay = input.status === 'refunded' && answer.status !== 'refunded'
  const text = onItsWay
    ? 'The booking is cancelled and the money is on its way; it is refunded once the bank has said so.'
    : `The booking status has been changed to ${statusLabels[answer.status]}.`
  return redirect(page, { headers: { 'set-cookie': flash({ title: 'Booking Status Updated', text, tone: 'good' }) } })
}
