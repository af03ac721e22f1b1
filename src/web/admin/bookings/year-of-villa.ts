import type { CalendarEntry } from '#contract/booking-entries.ts'
import { addDays, type CalendarDay, weekday } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-bookings.ts'

export type YearDay = { day: CalendarDay; state: 'available' | 'booked' | 'restricted'; stay: CalendarEntry | null }
export type YearMonth = { name: string /** Empty cells before day 1; weeks start on Monday. */; lead: number; days: YearDay[] }

const MONTHS = [
  words.january,
  words.february,
  words.march,
  words.april,
  words.may,
  words.june,
  words.july,
  words.august,
  words.september,
  words.october,
  words.november,
  words.december,
]

/** Days of a villa's year with the stay of each night, from check-in (inclusive) to check-out (exclusive). */
export function yearOfVilla(year: number, stays: readonly CalendarEntry[]): YearMonth[] {
  return MONTHS.map((name, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`
    const days: YearDay[] = []
    for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) {
      const stay = stays.find(({ checkIn, checkOut }) => checkIn <= day && day < checkOut) ?? null
      days.push({ day, stay, state: stay ? (stay.status === 'restricted' ? 'restricted' : 'booked') : 'available' })
    }
    return { name, lead: (weekday(first) + 6) % 7, days }
  })
}
