import { addDays, type CalendarDay, daysBetween, pickEarlier, pickLater } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { Stay } from '../stay.ts'

/** From this day on nights have this price, or are not sold (null). */
export type PriceFrom = { from: CalendarDay; price: Cents | null }

/** Nights in a row: `start` counts days of the window from 0. */
type Place = { start: number; nights: number }

/** A stay within the window. `lane`: above 0 where nights are taken twice. `before`, `after`: it goes on outside of the window. */
export type Bar<Entry extends Stay> = Place & { stay: Entry; lane: number; before: boolean; after: boolean }
/** Free nights of one price. */
export type FreeNights = Place & { from: CalendarDay; price: Cents | null }

export type TimelineRow<Entry extends Stay> = { bars: Bar<Entry>[]; free: FreeNights[]; lanes: number }

/** Places stays and free nights of a villa in a window of days. `prices`: from the first day of the window on, earliest first. */
export function timelineRow<Entry extends Stay>(
  stays: readonly Entry[],
  prices: readonly PriceFrom[],
  window: { from: CalendarDay; days: number },
): TimelineRow<Entry> {
  const bars = placeBars(stays, window)
  return { bars, free: freeNights(bars, prices, window), lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)) }
}

function placeBars<Entry extends Stay>(stays: readonly Entry[], { from, days }: { from: CalendarDay; days: number }): Bar<Entry>[] {
  const end = addDays(from, days)
  const bars: Bar<Entry>[] = []
  // Where each lane is free again.
  const lanes: CalendarDay[] = []
  for (const stay of stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
    if (stay.checkOut <= from || stay.checkIn >= end) continue
    const free = lanes.findIndex((until) => until <= stay.checkIn)
    const lane = free === -1 ? lanes.length : free
    lanes[lane] = stay.checkOut
    const [first, last] = [pickLater(from, stay.checkIn), pickEarlier(end, stay.checkOut)]
    const place = { start: daysBetween(from, first), nights: daysBetween(first, last) }
    bars.push({ ...place, stay, lane, before: stay.checkIn < from, after: stay.checkOut > end })
  }
  return bars
}

/** Nights between the bars, divided where the price changes. */
function freeNights(
  bars: readonly Place[],
  prices: readonly PriceFrom[],
  { from, days }: { from: CalendarDay; days: number },
): FreeNights[] {
  const changes = prices.map((one) => ({ ...one, start: Math.max(0, daysBetween(from, one.from)) }))
  const free: FreeNights[] = []
  const fill = (start: number, end: number) => {
    for (const [index, { start: first, price }] of changes.entries()) {
      const next = changes[index + 1]?.start ?? days
      const [begin, until] = [Math.max(start, first), Math.min(end, next)]
      if (begin < until) free.push({ start: begin, nights: until - begin, from: addDays(from, begin), price })
    }
  }
  let day = 0
  for (const { start, nights } of bars) {
    fill(day, start)
    day = Math.max(day, start + nights)
  }
  fill(day, days)
  return free
}
