import { type RefObject, useEffect, useRef } from 'react'

/** For an element whose value changes without typing, as by a button or a drag: dispatches an input event for its form. */
export function useEdited<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return element
}
