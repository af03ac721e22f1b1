import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Change, listChanges, type Snapshot, takeFirst, takeNow, takeSaved } from './form-changes.ts'

const NONE: readonly Change[] = []

type Changes = {
  /** `onInput`: an event of React's, for a listener of the form would draw fields with a state of their own before they have it. */
  watched: { ref: RefObject<HTMLFormElement | null>; onInput: () => void }
  changes: readonly Change[]
}

/** What of a form is not saved yet. `saved`: the answer to a save, new with each. */
export function useChanges(saved: unknown): Changes {
  const form = useRef<HTMLFormElement>(null)
  const stored = useRef<Snapshot>(new Map())
  const sent = useRef<Snapshot>(new Map())
  const [changes, setChanges] = useState(NONE)
  const look = useCallback(() => {
    if (form.current) setChanges(listChanges(stored.current, takeNow(form.current)))
  }, [])
  useEffect(() => {
    const element = form.current
    if (!element) return
    stored.current = takeFirst(element)
    const send = () => {
      sent.current = takeNow(element)
    }
    look()
    element.addEventListener('submit', send)
    return () => {
      element.removeEventListener('submit', send)
    }
  }, [look])
  useEffect(() => {
    if (!saved || !form.current) return
    stored.current = takeSaved(form.current, sent.current)
    look()
  }, [saved, look])
  return { watched: { ref: form, onInput: look }, changes }
}

/** Takes back what was typed: `round` is the key of the form that is drawn anew, without the answer that holds the typed input. */
export function useUndo<Result extends { stale?: boolean | undefined }>(
  result: Result | undefined,
): { round: number; shown: Result | undefined; undo: () => void } {
  const { revalidate } = useRevalidator()
  const [{ round, past }, set] = useState<{ round: number; past: Result | undefined }>({ round: 0, past: undefined })
  const undo = async () => {
    // What somebody else has saved meanwhile.
    if (result?.stale) await revalidate()
    set({ round: round + 1, past: result })
  }
  return { round, shown: result === past ? undefined : result, undo: () => void undo() }
}
