import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 48rem)'

function onChange(changed: () => void) {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** One month on phones. The server draws two, of which a style hides the second there. */
export const useTwoMonths = () =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(WIDE).matches,
    () => true,
  )
