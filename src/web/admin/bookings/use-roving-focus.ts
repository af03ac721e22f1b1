import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const CELL = '[data-cell]'
const listCells = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CELL)].toSorted((a, b) => Number(a.dataset.cell) - Number(b.dataset.cell))

/** One stop of the Tab key for a whole table: the arrow keys move within it. Without scripts every cell is a stop. */
export function useRovingFocus(table: RefObject<HTMLTableElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const cells = table.current?.querySelectorAll<HTMLElement>(CELL) ?? []
    for (const [index, cell] of cells.entries()) cell.tabIndex = index === 0 ? 0 : -1
  }, [table])
  return (event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null
    const to = cell && neighbour(cell, event.key)
    if (!cell || !to) return
    event.preventDefault()
    cell.tabIndex = -1
    to.tabIndex = 0
    to.focus()
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

function neighbour(cell: HTMLElement, key: string): HTMLElement | undefined {
  const row = cell.closest('tr')
  if (!row) return undefined
  const own = listCells(row)
  const at = own.indexOf(cell)
  if (key === 'ArrowRight') return own[at + 1]
  if (key === 'ArrowLeft') return own[at - 1]
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  const other = key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' ? row.previousElementSibling : null
  // The cell of the other row that covers the same day, or the last before it.
  return other ? listCells(other).findLast(({ dataset }) => Number(dataset.cell) <= Number(cell.dataset.cell)) : undefined
}
