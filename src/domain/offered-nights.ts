import { fillsGap } from './availability.ts'
import { addDays, type CalendarDay, daysFrom, pickEarlier, pickLater } from './calendar-day.ts'
import type { OpenVilla } from './free-starts.ts'
import type { Stay } from './stay.ts'
import { arrivalProblem, departureProblem, type StayRules, termsOn } from './stay-rules.ts'

/** From this day on a stay of a guest has at least so many nights. */
export type LeastNightsFrom = { from: CalendarDay; nights: number }

/** Longer stays are not looked for where no rule limits them. */
const LONGEST_LOOKED_FOR = 366

/** How far beyond a window a stay can reach that covers a night in it. */
export function longestNights({ usual, own }: StayRules): number {
  const most = [usual.maximumNights, ...own.flatMap(({ maximumNights }) => maximumNights ?? [])]
  return Math.max(...most.map((nights) => nights ?? LONGEST_LOOKED_FOR))
}

/** What a guest gets in the nights of a window: where the least nights change, and the free nights that no stay can cover. */
export type OfferedNights = { least: LeastNightsFrom[]; unoffered: Stay[] }

/**
 * The least nights by the rules, or those of a gap that is sold as a whole; and the free nights that no rule lets anybody book. How far ahead
 * stays are booked does not count: that changes with time. `villa`: with what is taken around the window, as far as `longestNights`.
 */
export function offeredNights(from: CalendarDay, until: CalendarDay, { availability, sold }: OpenVilla): OfferedNights {
  const { today, taken } = availability
  const villa = { availability: { today, taken, rules: withoutDaysAhead(availability.rules) }, sold }
  const gaps: Stay[] = []
  const unoffered: Stay[] = []
  for (const free of freeStretches(from, until, villa)) {
    if (fillsGap(free, { ...villa.availability, taken: sold })) gaps.push(free)
    else unoffered.push(...uncovered(free, { from, until }, villa))
  }
  return { least: listLeast(from, until, villa.availability.rules, gaps), unoffered }
}

const withoutDaysAhead = (rules: StayRules): StayRules => ({
  ...rules,
  usual: { ...rules.usual, daysAhead: null },
  own: rules.own.map((rule) => ({ ...rule, daysAhead: null })),
})

/** Nights from today on between two blocks, also outside of the window where they begin or end there. */
function freeStretches(from: CalendarDay, until: CalendarDay, { availability: { taken, rules, today } }: OpenVilla): Stay[] {
  const stretches: Stay[] = []
  let begin = today
  const add = (end: CalendarDay) => {
    if (begin < end && begin < until && end > from) stretches.push({ checkIn: begin, checkOut: end })
  }
  const blocks = [...taken, ...rules.closed].toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
  for (const { checkIn, checkOut } of blocks) {
    add(pickEarlier(checkIn, rules.lastBookableDay))
    begin = pickLater(begin, checkOut)
  }
  add(rules.lastBookableDay)
  return stretches
}

/** The nights of a free stretch, within the window, that no stay can cover. */
function uncovered(free: Stay, window: { from: CalendarDay; until: CalendarDay }, { availability }: OpenVilla): Stay[] {
  const ends = new Map<CalendarDay, CalendarDay>()
  const longestEnd = (day: CalendarDay) => {
    const end = ends.get(day) ?? longestStayEnd(day, free.checkOut, availability)
    ends.set(day, end)
    return end
  }
  const reach = longestNights(availability.rules)
  const found: Stay[] = []
  let coveredUntil = free.checkIn
  for (const night of daysFrom(pickLater(free.checkIn, window.from), pickEarlier(free.checkOut, window.until))) {
    if (night < coveredUntil) continue
    const earliest = pickLater(free.checkIn, addDays(night, -reach))
    let begin = night
    while (begin >= earliest && longestEnd(begin) <= night) begin = addDays(begin, -1)
    if (begin >= earliest) coveredUntil = longestEnd(begin)
    else addNight(found, night)
  }
  return found
}

/** The last day on which a stay can end that begins on a free day; the day itself if none can. `next`: from it on nights are taken. */
function longestStayEnd(day: CalendarDay, next: CalendarDay, { rules, today }: OpenVilla['availability']): CalendarDay {
  if (arrivalProblem(day, rules, today) !== null) return day
  const { minimumNights, maximumNights } = termsOn(day, rules)
  const shortest = addDays(day, minimumNights)
  let end = pickEarlier(next, addDays(day, maximumNights ?? LONGEST_LOOKED_FOR))
  while (end >= shortest && departureProblem(end, rules) !== null) end = addDays(end, -1)
  return end >= shortest ? end : day
}

function addNight(found: Stay[], night: CalendarDay): void {
  const last = found.at(-1)
  if (last?.checkOut === night) last.checkOut = addDays(night, 1)
  else found.push({ checkIn: night, checkOut: addDays(night, 1) })
}

function listLeast(from: CalendarDay, until: CalendarDay, rules: StayRules, gaps: readonly Stay[]): LeastNightsFrom[] {
  const least: LeastNightsFrom[] = []
  for (const night of daysFrom(from, until)) {
    const gap = gaps.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut)
    const nights = gap ? daysFrom(gap.checkIn, gap.checkOut).length : termsOn(night, rules).minimumNights
    if (least.at(-1)?.nights !== nights) least.push({ from: night, nights })
  }
  return least
}
