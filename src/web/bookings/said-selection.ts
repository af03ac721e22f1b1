import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween } from '#domain/calendar-day.ts'
import * as words from '#words/booking.en.ts'
import * as counts from '#words/counts.en.ts'
import { writtenDayWithWeekday } from '#words/written.en.ts'

/** The selection as a sentence, for the live region. */
export function saidSelection({ checkIn, checkOut }: Selection): string {
  if (!checkIn) return words.noDatesChosen
  if (!checkOut) return words.checkInNowChoose(writtenDayWithWeekday(checkIn))
  return words.chosenStay(counts.nights(daysBetween(checkIn, checkOut)), writtenDayWithWeekday(checkIn), writtenDayWithWeekday(checkOut))
}
