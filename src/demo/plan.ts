import { addDays, type CalendarDay, daysBetween, isSunday } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'

export type Source = 'site' | 'platform' | 'hand' | 'owners'

/** A stay of the demo house and the day on which it is booked. */
export type PlannedStay = Stay & { villa: number; source: Source; bookedOn: CalendarDay }

type Asked = { villas: number; from: CalendarDay; until: CalendarDay; random: () => number }

/** How much of a month is booked, from January on. */
const DEMAND = [0.06, 0.06, 0.1, 0.35, 0.6, 0.85, 0.95, 0.95, 0.8, 0.45, 0.12, 0.08]
const LENGTHS = [5, 6, 7, 7, 7, 8, 9, 10, 12, 14]
const SOURCES: readonly Source[] = [...Array<Source>(14).fill('site'), ...Array<Source>(4).fill('platform'), 'hand', 'owners']

/** Stays of all villas from a day on, one after the other, as the seasons fill them. Each is booked after `from`. */
export function plannedStays({ villas, from, until, random }: Asked): PlannedStay[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const stays: PlannedStay[] = []
  for (let villa = 0; villa < villas; villa += 1) {
    let day = addDays(from, 20 + Math.floor(random() * 10))
    while (day < until) {
      const length = pick(LENGTHS)
      const checkOut = addDays(day, length)
      const wanted = random() < (DEMAND[Number(day.slice(5, 7)) - 1] ?? 0)
      if (!wanted || isSunday(day) || isSunday(checkOut)) {
        day = addDays(day, wanted ? 1 : 2 + Math.floor(random() * 5))
        continue
      }
      const lead = Math.min(daysBetween(from, day) - 1, Math.floor(4 + random() ** 1.2 * 290))
      const chosen = pick(SOURCES)
      // Owners keep the summer for guests.
      const source = chosen === 'owners' && day.slice(5, 7) > '05' && day.slice(5, 7) < '10' ? 'site' : chosen
      stays.push({ villa, checkIn: day, checkOut, source, bookedOn: addDays(day, -lead) })
      day = checkOut
    }
  }
  return stays
}
