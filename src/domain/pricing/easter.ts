import { addDays, type CalendarDay } from '../calendar-day.ts'

/** Easter Sunday of the Orthodox church: Meeus' Julian reckoning, 13 days later in our calendar (until 2099). */
export function orthodoxEaster(year: number): CalendarDay {
  const a = year % 4
  const b = year % 7
  const c = year % 19
  const d = (19 * c + 15) % 30
  const e = (2 * a + 4 * b - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  const day = ((d + e + 114) % 31) + 1
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13)
}
