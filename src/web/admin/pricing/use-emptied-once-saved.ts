import { useEffect, useRef } from 'react'
import type { PricingAnswer } from './answer.ts'

/** A form for something new is ready for the next one, once this one is saved. */
export function useEmptiedOnceSaved(answer: PricingAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.saved) form.current?.reset()
  }, [answer])
  return form
}
