import { addDays, type CalendarDay, daysBetween, isSunday } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { MINIMUM_NIGHTS } from '#domain/stay-rules.ts'

export type Source = 'site' | 'platform' | 'hand' | 'owners'

/** A stay of the demo house and the day on which it is booked. */
export type PlannedStay = Stay & { villa: number; source: Source; bookedOn: CalendarDay }

/** `today`: the day of the house. */
type Asked = { villas: number; from: CalendarDay; today: CalendarDay; until: CalendarDay; random: () => number }

/** How much of a month is booked, from January on. */
const DEMAND = [0.06, 0.06, 0.1, 0.35, 0.6, 0.85, 0.95, 0.95, 0.8, 0.45, 0.12, 0.08]
const LENGTHS = [5, 6, 7, 7, 7, 8, 9, 10, 12, 14]
const SOURCES: readonly Source[] = [...Array<Source>(14).fill('site'), ...Array<Source>(4).fill('platform'), 'hand', 'owners']

/** Days on each side of today on which every villa is let. */
const FULL_DAYS = 7
/** Villas whose guests leave today, and the next ones arrive. */
const CHANGEOVERS = 2

/** Whether a stay is one of those that fill the house around today. */
export const isAround = (today: CalendarDay, { checkIn, checkOut }: Stay): boolean =>
  checkIn <= addDays(today, FULL_DAYS) && checkOut >= addDays(today, -FULL_DAYS)

/** Stays of all villas from a day on, one after the other, as the seasons fill them. Each is booked after `from`. */
export function plannedStays({ villas, from, today, until, random }: Asked): PlannedStay[] {
  const stays: PlannedStay[] = []
  for (let villa = 0; villa < villas; villa += 1) {
    let day = addDays(from, 20 + Math.floor(random() * 10))
    while (day < until) {
      const stay = { checkIn: day, checkOut: departureFrom(day, villa, today, random) }
      const wanted = isWanted(stay, today, random)
      if (!wanted || isSunday(stay.checkIn) || isSunday(stay.checkOut)) {
        day = addDays(day, wanted ? 1 : 2 + Math.floor(random() * 5))
        continue
      }
      const lead = Math.min(daysBetween(from, day) - 1, Math.floor(4 + random() ** 1.2 * 290))
      stays.push({ villa, ...stay, source: chooseSource(stay, today, random), bookedOn: addDays(day, -lead) })
      day = stay.checkOut
    }
  }
  return stays
}

type Random = Asked['random']

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

function departureFrom(day: CalendarDay, villa: number, today: CalendarDay, random: Random): CalendarDay {
  const length = pick(LENGTHS, random)
  const endsToday = villa < CHANGEOVERS && daysBetween(day, today) >= MINIMUM_NIGHTS && addDays(day, length + MINIMUM_NIGHTS) > today
  return endsToday ? today : addDays(day, length)
}

const isWanted = (stay: Stay, today: CalendarDay, random: Random): boolean =>
  random() < (DEMAND[Number(stay.checkIn.slice(5, 7)) - 1] ?? 0) || isAround(today, stay)

/** Owners keep the summer for guests. What a platform has sold leaves its calendar, and ours, on the last day. */
function chooseSource(stay: Stay, today: CalendarDay, random: Random): Source {
  const chosen = pick(SOURCES, random)
  const month = stay.checkIn.slice(5, 7)
  const isSummer = month > '05' && month < '10'
  const isForGuests = chosen === 'owners' ? isSummer : chosen === 'platform' && stay.checkOut <= today && isAround(today, stay)
  return isForGuests ? 'site' : chosen
}
