import { type RefObject, useEffect, useRef, useState } from 'react'

type Reading<E> = { ref: RefObject<E | null>; onInput: (event: { currentTarget: E }) => void }

/**
 * What a form or a control holds, read by `read` after every input and when the page is shown: a guest types before the scripts of a
 * slow phone have started, and after 'Back' the browser restores what was typed, before or after that. `before` is the answer until then.
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
