import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 48

/** Detects horizontal swipes on the element. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  const reset = () => {
    from.current = null
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      from.current = isPrimary && pointerType !== 'mouse' ? clientX : null
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientX - from.current
      if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1)
      reset()
    },
    onPointerCancel: reset,
  }
}
