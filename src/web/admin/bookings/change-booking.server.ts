import { data } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'
import { refusalToast } from '../refusal-toast.ts'

type BookingIntent = 'change' | 'restrict' | 'delete'

/** `list`: URL to redirect to on success. */
export async function changeBookings(api: Api, intent: BookingIntent, typed: FormValues, list: string) {
  switch (intent) {
    case 'change': {
      const { input, errors } = checkedBy(bookingCalls.updateDetails.input, { ...typed, bookingId: typed.id })
      if (errors) return wrong(typed, errors)
      const { refused } = await attempt(api(bookingCalls.updateDetails, input))
      return refused ? notDone(typed, refused, 'Update Failed') : done(list, 'Booking Updated')
    }
    case 'restrict': {
      if (!typed.startDate || !typed.endDate) {
        const toast = {
          title: 'Date Range Required',
          text: 'Please select both start and end dates for the restriction.',
          tone: 'bad',
        } as const
        return data<OfficeAnswer>({ typed, errors: { dates: toast.text }, toast }, 400)
      }
      const { input, errors } = checkedBy(bookingCalls.restrict.input, { ...typed, reason: typed.reason || undefined })
      if (errors) return wrong(typed, errors, 'Operation Failed')
      const { answer, refused } = await attempt(api(bookingCalls.restrict, input))
      if (!refused) return done(list, 'Dates Restricted', answer.message)
      return data<OfficeAnswer>(
        { typed, errors: { dates: refused.message }, toast: refusalToast(refused, 'Operation Failed') },
        refused.status,
      )
    }
    case 'delete': {
      const { input, errors } = checkedBy(bookingCalls.remove.input, { bookingId: typed.id })
      if (errors) return wrong(typed, errors, 'Delete Failed')
      const { refused } = await attempt(api(bookingCalls.remove, input))
      if (refused) return data<OfficeAnswer>({ toast: refusalToast(refused, 'Delete Failed') }, refused.status)
      return done(list, 'Booking Deleted')
    }
  }
}
