import { useEffect, useRef } from 'react'

/** Focuses the first field when a row becomes a form, and the button of the row's menu afterwards. */
export function useRowFocus(editing: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    before.current = editing
    row.current?.querySelector<HTMLElement>(editing ? 'input:not([type="hidden"])' : '.list-more')?.focus()
  }, [editing])
  return row
}
