import type { KeyboardEvent, PointerEvent } from 'react'
import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'

/** Chosen nights of a villa; `until` is the day on which it is free again. */
export type Chosen = { villaId: number; from: CalendarDay; until: CalendarDay }

type Options = {
  from: CalendarDay
  days: number
  chosen: Chosen | null
  choose: (chosen: Chosen | null) => void
}

const findFreeCell = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.timeline-free') : null

/** Chooses free nights: by drag with the mouse, by a tap, or with Shift and the arrow keys from free nights that have the focus. */
export function useNightChoice({ from, days, chosen, choose }: Options) {
  const getVilla = (cell: Element) => Number(cell.closest<HTMLElement>('tr')?.dataset.villa)

  /** @returns the first free night of a stretch and the day after its last */
  function findStretch(cell: HTMLElement): { first: CalendarDay; end: CalendarDay } {
    const row = [...(cell.closest('tr')?.querySelectorAll<HTMLElement>('.timeline-free') ?? [])]
    const at = row.indexOf(cell)
    const getEnd = ({ dataset }: HTMLElement) => addDays(dataset.from ?? from, Number(dataset.nights))
    let [first, last] = [at, at]
    // Stretches of different prices that follow each other are free together.
    while (first > 0 && row[first - 1] && getEnd(row[first - 1] as HTMLElement) === row[first]?.dataset.from) first -= 1
    while (row[last + 1]?.dataset.from === getEnd(row[last] as HTMLElement)) last += 1
    return { first: row[first]?.dataset.from ?? from, end: getEnd(row[last] as HTMLElement) }
  }

  function extended(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && chosen) {
      choose(null)
      return true
    }
    const cell = findFreeCell(event.target)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!cell || !event.shiftKey || step === 0) return false
    event.preventDefault()
    const { end } = findStretch(cell)
    const start = cell.dataset.from ?? from
    const villaId = getVilla(cell)
    const nights = chosen?.villaId === villaId && chosen.from === start ? daysBetween(chosen.from, chosen.until) + step : 1
    const most = daysBetween(start, end)
    choose(nights > 0 ? { villaId, from: start, until: addDays(start, Math.min(nights, most)) } : null)
    return true
  }

  function pressed(event: PointerEvent): void {
    const cell = findFreeCell(event.target)
    const track = cell?.closest('td')
    if (!cell || !track || event.button !== 0) return
    const villaId = getVilla(cell)
    const { first, end } = findStretch(cell)
    const box = track.getBoundingClientRect()
    const clamp = (day: CalendarDay) => (day < first ? first : day >= end ? addDays(end, -1) : day)
    const dayAt = (x: number) => clamp(addDays(from, Math.floor(((x - box.left) / box.width) * days)))
    const anchor = dayAt(event.clientX)
    const select = (x: number) => {
      const day = dayAt(x)
      choose(day < anchor ? { villaId, from: day, until: addDays(anchor, 1) } : { villaId, from: anchor, until: addDays(day, 1) })
    }
    // A finger scrolls: it chooses by a tap.
    if (event.pointerType === 'touch') {
      cell.addEventListener('click', () => select(event.clientX), { once: true })
      return
    }
    select(event.clientX)
    const moved = (move: globalThis.PointerEvent) => select(move.clientX)
    const ended = new AbortController()
    document.addEventListener('pointermove', moved, { signal: ended.signal })
    for (const kind of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(kind, () => ended.abort(), { signal: ended.signal, once: true })
  }

  return { pressed, extended }
}
