import { arrivalTimes } from '#domain/bookings/own-stay.ts'
import type { PaymentState } from '#domain/bookings/schedule.ts'
import type { FieldValues } from '#domain/messages/fields.ts'
import { CHECK_OUT_TIME, nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, formatTime } from '#words/en/days.ts'
import { nextDue } from '#words/en/message-fields.ts'
import { formatEuros } from '#words/en/numbers.ts'
import type { BookingRow } from '../../stays/queries.ts'

type Facts = {
  booking: BookingRow
  villa: string
  house: string
  phone: string
  stayLink: string | null
  /** Empty while the guest may not read them. */
  directions: string
  money: Pick<PaymentState, 'remaining' | 'next'>
}

/** What a text to the guest of a stay can name, in the language of the copy. */
export const fieldValues = ({ booking, villa, house, phone, stayLink, directions, money }: Facts): FieldValues => ({
  guest: booking.guestName || null,
  villa,
  arrival: formatDayWithWeekday(booking.checkIn),
  departure: formatDayWithWeekday(booking.checkOut),
  nights: counts.nights(nightCount(booking)),
  guests: counts.guests(booking.guests),
  check_in_time: formatTime(arrivalTimes[0] ?? ''),
  check_out_time: formatTime(CHECK_OUT_TIME),
  stay_link: stayLink,
  directions: directions || null,
  remaining: formatEuros(money.remaining),
  next_due: money.next && nextDue(formatEuros(money.next.due), formatDayWithWeekday(money.next.dueOn)),
  house,
  phone: phone || null,
})
