import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { findDay, findTrack, runsDown } from './track-days.ts'

/** Chosen nights of a villa; `until` is the day on which it is free again. */
export type Chosen = { villaId: number; from: CalendarDay; until: CalendarDay }

type Options = { root: RefObject<HTMLElement | null>; chosen: Chosen | null; choose: (chosen: Chosen | null) => void }
type Point = { clientX: number; clientY: number }

const findFreeCell = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.timeline-free') : null
const getVilla = (inside: Element | null) => Number(inside?.closest<HTMLElement>('tr')?.dataset.villa)
const getStart = ({ dataset }: HTMLElement): CalendarDay => dataset.from ?? ''
const getEnd = (cell: HTMLElement): CalendarDay => addDays(getStart(cell), Number(cell.dataset.nights))

/** Chooses free nights: by drag with the mouse, by a tap on the first and the last one, or with Shift and the arrow keys from a free night. */
export function useNightChoice({ root, chosen, choose }: Options) {
  /** @returns the first free night of a stretch and the day after its last */
  function findStretch(cell: HTMLElement): { first: CalendarDay; end: CalendarDay } {
    const cells = [...(root.current?.querySelectorAll<HTMLElement>(`tr[data-villa="${getVilla(cell)}"] .timeline-free`) ?? [])]
    const at = cells.indexOf(cell)
    let [first, last] = [at, at]
    // Nights that follow each other are free together, whatever they cost.
    while (first > 0 && getEnd(cells[first - 1] as HTMLElement) === getStart(cells[first] as HTMLElement)) first -= 1
    while (cells[last + 1] && getStart(cells[last + 1] as HTMLElement) === getEnd(cells[last] as HTMLElement)) last += 1
    return { first: getStart(cells[first] as HTMLElement), end: getEnd(cells[last] as HTMLElement) }
  }

  function extended(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && chosen) {
      choose(null)
      return true
    }
    const cell = findFreeCell(event.target)
    const track = findTrack(cell)
    if (!cell || !track || !event.shiftKey) return false
    const [more, less] = runsDown(track) ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    const step = event.key === more ? 1 : event.key === less ? -1 : 0
    if (step === 0) return false
    event.preventDefault()
    const { end } = findStretch(cell)
    const start = getStart(cell)
    const villaId = getVilla(cell)
    const nights = chosen?.villaId === villaId && chosen.from === start ? daysBetween(chosen.from, chosen.until) + step : 1
    const most = daysBetween(start, end)
    choose(nights > 0 ? { villaId, from: start, until: addDays(start, Math.min(nights, most)) } : null)
    return true
  }

  function pressed(event: PointerEvent): void {
    const cell = findFreeCell(event.target)
    const track = findTrack(cell)
    if (!cell || !track || event.button !== 0) return
    const villaId = getVilla(cell)
    const { first, end } = findStretch(cell)
    /** The day at a point, on another month of the villa as well. */
    const dayAt = (point: Point): CalendarDay => {
      const other = findTrack(document.elementFromPoint(point.clientX, point.clientY))
      const day = findDay(other && getVilla(other) === villaId ? other : track, point)
      return day < first ? first : day >= end ? addDays(end, -1) : day
    }
    const anchor = dayAt(event)
    const select = (day: CalendarDay) =>
      choose(day < anchor ? { villaId, from: day, until: addDays(anchor, 1) } : { villaId, from: anchor, until: addDays(day, 1) })
    // A finger scrolls: it chooses by a tap, and with a second one the last night.
    if (event.pointerType === 'touch') {
      const single = chosen && daysBetween(chosen.from, chosen.until) === 1 && chosen.villaId === villaId ? chosen : null
      const last = single && single.from >= first && single.from < anchor ? single : null
      cell.addEventListener('click', () => (last ? choose({ ...last, until: addDays(anchor, 1) }) : select(anchor)), { once: true })
      return
    }
    select(anchor)
    const ended = new AbortController()
    document.addEventListener('pointermove', (move) => select(dayAt(move)), { signal: ended.signal })
    for (const kind of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(kind, () => ended.abort(), { signal: ended.signal, once: true })
  }

  return { pressed, extended }
}
