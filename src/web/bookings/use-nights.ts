import { useEffect, useState } from 'react'
import type { OpenNights } from './date-sheet.tsx'

/** The nights that an address tells, for the calendar above a page. `read`: a stable function that makes them of its answer. */
export function useNights<T>(address: string, read: (answer: T) => OpenNights): { nights: OpenNights | null; failed: boolean } {
  const [found, setFound] = useState<{ address: string; nights: OpenNights | null }>()
  useEffect(() => {
    const leaving = new AbortController()
    const show = (nights: OpenNights | null) => !leaving.signal.aborted && setFound({ address, nights })
    fetch(address, { signal: leaving.signal })
      .then(async (response) => show(response.ok ? read(await response.json()) : null))
      .catch(() => show(null))
    return () => leaving.abort()
  }, [address, read])
  const here = found?.address === address ? found : undefined
  return { nights: here?.nights ?? null, failed: here?.nights === null }
}
