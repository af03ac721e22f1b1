import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { counted } from '../format.ts'

/** The selection as a sentence, for the live region. */
export function saidSelection({ checkIn, checkOut }: Selection): string {
  if (!checkIn) return 'No dates chosen.'
  if (!checkOut) return `Check-in ${writtenDayWithWeekday(checkIn)}. Now choose a check-out day.`
  return `${counted(daysBetween(checkIn, checkOut), 'night')}: check-in ${writtenDayWithWeekday(checkIn)}, check-out ${writtenDayWithWeekday(checkOut)}.`
}
