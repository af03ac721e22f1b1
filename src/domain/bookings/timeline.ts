import { addDays, type CalendarDay, daysBetween, pickEarlier, pickLater } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { LeastNightsFrom } from '../offered-nights.ts'
import type { Stay } from '../stay.ts'

/** From this day on nights have this price, or are not sold (null). */
export type PriceFrom = { from: CalendarDay; price: Cents | null }

/** What guests get of the nights of a villa in a window. `prices`, `leastNights`: from the first day of the window on, earliest first. */
export type NightsOffered = {
  prices: readonly PriceFrom[]
  leastNights: readonly LeastNightsFrom[]
  unoffered: readonly Stay[]
}

/** What guests get of a night; `unoffered`: no rule lets anybody book it. */
export type NightTerms = { price: Cents | null; least: number; unoffered: boolean }

/** Nights in a row: `start` counts days of the window from 0. */
type Place = { start: number; nights: number }
/** Nights before `today` are not free: nobody can book, price or close them. */
type Window = { from: CalendarDay; days: number; today: CalendarDay }

/** A stay within the window. `lane`: above 0 where nights are taken twice. `before`, `after`: it goes on outside of the window. */
export type Bar<Entry extends Stay> = Place & { stay: Entry; lane: number; before: boolean; after: boolean }
/** Free nights to come of which guests get the same. */
export type FreeNights = Place & NightTerms & { from: CalendarDay }

export type TimelineRow<Entry extends Stay> = { bars: Bar<Entry>[]; free: FreeNights[]; lanes: number }

/** Places stays and free nights of a villa in a window of days. */
export function timelineRow<Entry extends Stay>(stays: readonly Entry[], offered: NightsOffered, window: Window): TimelineRow<Entry> {
  const { from, days } = window
  const end = addDays(from, days)
  const inLanes = placeInLanes(stays.filter(({ checkIn, checkOut }) => checkOut > from && checkIn < end))
  const bars = inLanes.map(({ stay, lane }) => {
    const [first, last] = [pickLater(from, stay.checkIn), pickEarlier(end, stay.checkOut)]
    const place = { start: daysBetween(from, first), nights: daysBetween(first, last) }
    return { ...place, stay, lane, before: stay.checkIn < from, after: stay.checkOut > end }
  })
  return { bars, free: freeNights(bars, offered, window), lanes: countLanes(bars) }
}

/** A stay in a month: days from its first one to check-in and check-out, which may lie outside. */
export type MonthBar<Entry extends Stay> = { stay: Entry; lane: number; start: number; end: number }
/** A free night. `half`: guests leave on its day. */
export type FreeNight = FreeNights & { half: boolean }

export type MonthRow<Entry extends Stay> = { bars: MonthBar<Entry>[]; free: FreeNight[]; lanes: number }

/** The same for a month in which each night stands alone, with the stays that end on its first day. */
export function monthRow<Entry extends Stay>(stays: readonly Entry[], offered: NightsOffered, window: Window): MonthRow<Entry> {
  const { from, days } = window
  const end = addDays(from, days)
  const touching = stays.filter(({ checkIn, checkOut }) => checkOut >= from && checkIn < end)
  const bars = placeInLanes(touching).map(({ stay, lane }) => ({
    stay,
    lane,
    start: daysBetween(from, stay.checkIn),
    end: daysBetween(from, stay.checkOut),
  }))
  const left = new Set(bars.map((bar) => bar.end))
  const free = timelineRow(stays, offered, window).free.flatMap((run) =>
    Array.from({ length: run.nights }, (_, index) => {
      const start = run.start + index
      return { ...run, start, nights: 1, from: addDays(from, start), half: left.has(start) }
    }),
  )
  return { bars, free, lanes: countLanes(bars) }
}

const countLanes = (bars: readonly { lane: number }[]): number => Math.max(1, ...bars.map(({ lane }) => lane + 1))

/** Earliest first. */
function placeInLanes<Entry extends Stay>(stays: readonly Entry[]): { stay: Entry; lane: number }[] {
  // Where each lane is free again.
  const lanes: CalendarDay[] = []
  return stays
    .toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
    .map((stay) => {
      const free = lanes.findIndex((until) => until <= stay.checkIn)
      const lane = free === -1 ? lanes.length : free
      lanes[lane] = stay.checkOut
      return { stay, lane }
    })
}

/** Nights between the bars, divided where guests get something else. */
function freeNights(bars: readonly Place[], offered: NightsOffered, window: Window): FreeNights[] {
  const { from, days, today } = window
  const changes = listTerms(offered, window)
  const free: FreeNights[] = []
  const fill = (start: number, end: number) => {
    for (const [index, { start: first, ...terms }] of changes.entries()) {
      const next = changes[index + 1]?.start ?? days
      const [begin, until] = [Math.max(start, first), Math.min(end, next)]
      if (begin < until) free.push({ start: begin, nights: until - begin, from: addDays(from, begin), ...terms })
    }
  }
  let day = Math.max(0, daysBetween(from, today))
  for (const { start, nights } of bars) {
    fill(day, start)
    day = Math.max(day, start + nights)
  }
  fill(day, days)
  return free
}

/** Where guests get something else than on the day before. */
function listTerms({ prices, leastNights, unoffered }: NightsOffered, { from, days }: Window): (NightTerms & { start: number })[] {
  const changes = [...prices, ...leastNights].map((one) => one.from)
  const edges = unoffered.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut])
  const starts = [...new Set([...changes, ...edges].map((day) => Math.max(0, daysBetween(from, day))))]
  return starts
    .filter((start) => start < days)
    .toSorted((a, b) => a - b)
    .map((start) => {
      const day = addDays(from, start)
      return {
        start,
        price: prices.findLast((one) => one.from <= day)?.price ?? null,
        least: leastNights.findLast((one) => one.from <= day)?.nights ?? 1,
        unoffered: unoffered.some(({ checkIn, checkOut }) => checkIn <= day && day < checkOut),
      }
    })
}
