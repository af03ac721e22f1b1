import { type RefObject, useEffect, useRef, useState } from 'react'

type Reading<E> = { ref: RefObject<E | null>; onInput: (event: { currentTarget: E }) => void }

/**
 * What a form or a control holds, read by `read` after every input, and once when scripts start: a slow phone lets a guest type before
 * that, and a browser restores what was typed before the guest went to another page. `before` is the answer until then.
 */
export function useReading<E extends HTMLElement, T extends string | number | boolean>(
  read: (element: E) => T,
  before: T,
): [T, Reading<E>] {
  const [value, set] = useState(before)
  const ref = useRef<E>(null)
  const readAtStart = useRef(read)
  useEffect(() => {
    if (ref.current) set(readAtStart.current(ref.current))
  }, [])
  return [value, { ref, onInput: ({ currentTarget }) => set(read(currentTarget)) }]
}
