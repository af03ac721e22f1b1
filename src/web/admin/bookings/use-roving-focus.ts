import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { findTrack, runsDown } from './track-days.ts'

const CELL = '[data-cell]'
const listCells = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CELL)].toSorted((a, b) => Number(a.dataset.cell) - Number(b.dataset.cell))

/**
 * One stop of the Tab key for all villas: the arrow keys move among them. Until one has the focus, the first cell and all stays are stops:
 * a calendar of many villas has thousands of stays, and is ready the sooner. Without scripts free nights can do nothing.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const all = root.current
    const first = all?.querySelector<HTMLElement>(CELL)
    if (first) first.tabIndex = 0
    const entered = ({ target, relatedTarget }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest(CELL) : null
      if (!all || !entry || all.contains(relatedTarget as Node | null)) return
      for (const cell of all.querySelectorAll<HTMLElement>(CELL)) cell.tabIndex = cell === entry ? 0 : -1
    }
    all?.addEventListener('focusin', entered)
    return () => all?.removeEventListener('focusin', entered)
  }, [root])
  return (event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null
    const to = cell && neighbour(cell, event.key, [...(root.current?.querySelectorAll('tr[data-villa]') ?? [])])
    if (!cell || !to) return
    event.preventDefault()
    cell.tabIndex = -1
    to.tabIndex = 0
    to.focus()
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** Where days run downwards the keys do, too. */
const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
}

const belongsTo = (villa: string | undefined) => (row: Element) => row instanceof HTMLElement && row.dataset.villa === villa

function neighbour(cell: HTMLElement, pressed: string, rows: readonly Element[]): HTMLElement | undefined {
  const row = cell.closest('tr')
  const track = findTrack(cell)
  if (!row || !track) return undefined
  const key = runsDown(track) ? (turned[pressed] ?? pressed) : pressed
  const own = listCells(row)
  const at = own.indexOf(cell)
  const place = rows.indexOf(row)
  const villa = belongsTo(row.dataset.villa)
  // At the end of a month the same villa goes on in the next one.
  if (key === 'ArrowRight')
    return (
      own[at + 1] ??
      rows
        .slice(place + 1)
        .filter(villa)
        .flatMap(listCells)[0]
    )
  if (key === 'ArrowLeft') return own[at - 1] ?? rows.slice(0, place).filter(villa).flatMap(listCells).at(-1)
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const other = step === 0 ? undefined : rows[place + step]
  // The cell of the other row that covers the same day, or the last before it.
  return other && (listCells(other).findLast(({ dataset }) => Number(dataset.cell) <= Number(cell.dataset.cell)) ?? listCells(other)[0])
}
