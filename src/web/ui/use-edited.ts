import { type RefObject, useEffect, useRef } from 'react'

/** An element in a form whose value changes without typing, as by a button or a drag: tells its form that there is new input. */
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
