import { type RefObject, useEffect, useRef, useState } from 'react'

/** True if the picture inside the element cannot be loaded, including failures before hydration. */
export function useBroken<E extends HTMLElement>(): { broken: boolean; watched: { ref: RefObject<E | null>; onErrorCapture: () => void } } {
  const ref = useRef<E>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const shown = ref.current?.querySelector('img')
    if (shown?.complete && shown.currentSrc && shown.naturalWidth === 0) setBroken(true)
  }, [])
  return { broken, watched: { ref, onErrorCapture: () => setBroken(true) } }
}
