import { useSyncExternalStore } from 'react'

const SOLID_FROM = 24

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page has moved away from its top. */
export const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > SOLID_FROM,
    () => false,
  )
