import { type RefObject, useEffect, useRef, useState } from 'react'

type Reading<E> = { ref: RefObject<E | null>; onInput: (event: { currentTarget: E }) => void }

/**
 * Current value of a form or control: `read` runs after every input and when the page is shown. This covers input typed before
 * hydration, and input that the browser restores after 'Back'. `before`: initial value.
 */
export function useReading<E extends HTMLElement, T extends string | number | boolean>(
  read: (element: E) => T,
  before: T,
): [T, Reading<E>] {
  const [value, set] = useState(before)
  const ref = useRef<E>(null)
  const readAtStart = useRef(read)
  useEffect(() => {
    const look = () => ref.current && set(readAtStart.current(ref.current))
    look()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
  return [value, { ref, onInput: ({ currentTarget }) => set(read(currentTarget)) }]
}
