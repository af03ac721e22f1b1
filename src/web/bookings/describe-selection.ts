import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween } from '#domain/calendar-day.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'

/** The selection as a sentence, for the live region. */
export function describeSelection({ checkIn, checkOut }: Selection): string {
  if (!checkIn) return words.noDatesChosen
  if (!checkOut) return words.checkInNowChoose(formatDayWithWeekday(checkIn))
  return words.chosenStay(counts.nights(daysBetween(checkIn, checkOut)), formatDayWithWeekday(checkIn), formatDayWithWeekday(checkOut))
}
