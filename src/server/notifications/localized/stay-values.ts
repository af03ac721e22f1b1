import type { FieldValues, StayField } from '#domain/messages/fields.ts'
import { CHECK_IN_TIME, CHECK_OUT_TIME, nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, formatTime } from '#words/en/days.ts'
import type { HouseField } from '../../mail/house-values.ts'
import type { AboutBooking } from '../about-booking.ts'
import { formatStay } from './booking-tables.ts'

/** What texts of the owners can name of a stay, in the language of the copy. */
export const stayValues = ({ booking, villa }: Pick<AboutBooking, 'booking' | 'villa'>): FieldValues<Exclude<StayField, HouseField>> => ({
  villa: villa.name,
  arrival: formatDayWithWeekday(booking.checkIn),
  departure: formatDayWithWeekday(booking.checkOut),
  stay_days: formatStay(booking),
  nights: counts.nights(nightCount(booking)),
  guests: counts.guests(booking.guests),
  check_in_time: formatTime(CHECK_IN_TIME),
  check_out_time: formatTime(CHECK_OUT_TIME),
  booking_number: booking.code,
})
