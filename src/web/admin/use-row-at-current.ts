import { useEffect, useRef } from 'react'

/** Brings the current link of a row that scrolls sideways into sight. */
export function useRowAtCurrent(address: string | undefined) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row.current || !link) return
    const { left, width } = row.current.getBoundingClientRect()
    row.current.scrollLeft += link.left + link.width / 2 - (left + width / 2)
  }, [address])
  return row
}
