import { type RefObject, useEffect, useRef, useState } from 'react'

/** A `<details>` that opens whenever `open`, also after each answer, and closes by its reader alone. */
export function useFold(open: boolean, answer: unknown): { ref: RefObject<HTMLDetailsElement | null>; open: true | undefined } {
  const ref = useRef<HTMLDetailsElement>(null)
  const [first] = useState(open)
  // Also after the reader had folded it: `answer` is new then.
  useEffect(() => {
    if (ref.current && open && answer !== null) ref.current.open = true
  }, [open, answer])
  return { ref, open: first || undefined }
}
