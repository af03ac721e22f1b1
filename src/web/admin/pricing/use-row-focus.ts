import { useEffect, useRef } from 'react'

/** A row that turns into a form hands the focus to its first field, and takes it back to its first button afterwards. */
export function useRowFocus(editing: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    before.current = editing
    row.current?.querySelector<HTMLElement>(editing ? 'input:not([type="hidden"])' : 'button')?.focus()
  }, [editing])
  return row
}
