import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect } from 'react'
import { addDays, type CalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'

/** Chosen nights, both inclusive; empty for none. */
export type NightRange = { from: CalendarDay | ''; until: CalendarDay | '' }

type Options = { grid: RefObject<HTMLElement | null>; range: NightRange; choose: (range: NightRange) => void }

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
const getDay = (cell: HTMLElement): CalendarDay => cell.dataset.day ?? ''

const inOrder = (a: CalendarDay, b: CalendarDay): NightRange => (a <= b ? { from: a, until: b } : { from: b, until: a })

const STEPS: Record<string, (day: CalendarDay) => CalendarDay> = {
  ArrowRight: (day) => addDays(day, 1),
  ArrowLeft: (day) => addDays(day, -1),
  ArrowDown: (day) => addDays(day, 7),
  ArrowUp: (day) => addDays(day, -7),
  PageDown: (day) => dayMonthsLater(day, 1),
  PageUp: (day) => dayMonthsLater(day, -1),
}

/** Chooses nights of a grid by drag, by a click, or with Shift and the keys that move the focus. The grid is one stop of the Tab key. */
export function useNightRange({ grid, range, choose }: Options) {
  useEffect(() => {
    const cells = grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []
    for (const [index, cell] of cells.entries()) cell.tabIndex = index === 0 ? 0 : -1
  }, [grid])

  function focusOn(from: HTMLElement, day: CalendarDay): HTMLElement | null {
    const to = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
    if (!to) return null
    from.tabIndex = -1
    to.tabIndex = 0
    to.focus()
    return to
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellAt(event.target)
    if (!cell) return
    if (event.key === 'Escape') choose({ from: '', until: '' })
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const to = focusOn(cell, step(getDay(cell)))
    if (!to || !event.shiftKey) return
    // The end of the range that has the focus moves; the other stays.
    const anchor = range.from === getDay(cell) ? range.until : range.until === getDay(cell) ? range.from : getDay(cell)
    choose(inOrder(isUsableDay(anchor) ? anchor : getDay(cell), getDay(to)))
  }

  /** The mouse drags. A finger does not: it scrolls. */
  function onPointerDown(event: PointerEvent): void {
    const cell = cellAt(event.target)
    if (!cell || event.button !== 0 || event.pointerType === 'touch') return
    const anchor = getDay(cell)
    choose({ from: anchor, until: anchor })
    const ended = new AbortController()
    const over = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = cellAt(document.elementFromPoint(clientX, clientY))
      if (under && grid.current?.contains(under)) choose(inOrder(anchor, getDay(under)))
    }
    document.addEventListener('pointermove', over, { signal: ended.signal })
    for (const kind of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(kind, () => ended.abort(), { signal: ended.signal, once: true })
  }

  /** Taps, Enter and Space: the first night, and then the last. */
  function onClick({ target, detail, nativeEvent }: MouseEvent): void {
    const cell = cellAt(target)
    const byMouse = detail > 0 && (nativeEvent as globalThis.PointerEvent).pointerType !== 'touch'
    if (!cell || byMouse) return
    const begun = range.from !== '' && range.from === range.until && getDay(cell) > range.from
    choose(begun ? inOrder(range.from, getDay(cell)) : { from: getDay(cell), until: getDay(cell) })
  }

  return { onKeyDown, onPointerDown, onClick }
}
