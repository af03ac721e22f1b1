import { useEffect, useState } from 'react'

export type Fetched<Answer> = { state: 'coming' } | { state: 'failed' } | { state: 'here'; answer: Answer }

/** Something is still being chosen; only what is asked for longer is read. */
const SETTLED_MS = 150

/** What an address answers with, read again when it becomes another one. Null: nothing is asked. */
export function useFetched<Answer>(address: string | null): Fetched<Answer> {
  const [read, set] = useState<{ address: string; answer: Answer | null }>()
  useEffect(() => {
    if (address === null) return
    const replaced = new AbortController()
    const ask = async () => {
      const answer = await fetch(address, { signal: replaced.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Answer>) : null))
        .catch(() => null)
      if (!replaced.signal.aborted) set({ address, answer })
    }
    const timer = setTimeout(ask, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      replaced.abort()
    }
  }, [address])
  if (read?.address !== address) return { state: 'coming' }
  return read.answer === null ? { state: 'failed' } : { state: 'here', answer: read.answer }
}
