import { Refusal } from '#contract/refusal.ts'

type Limits = {
  /** Total size of large bodies in progress. A body larger than that is processed alone. */
  bytes: number
  /** Maximum number of requests in progress or waiting. */
  requests: number
}

const RETRY_SECONDS = 30

/**
 * Admits large bodies in order of arrival while there is room. Waiting bodies are not read, so they use no memory. Requests beyond
 * `requests` are refused.
 */
export function bodyRoom({ bytes, requests }: Limits) {
  const waiting: (() => void)[] = []
  let free = bytes
  let inside = 0

  const admit = () => {
    while (waiting.length > 0 && free > 0) waiting.shift()?.()
  }

  /** Runs `work` once there is room. @throws Refusal `uploads_busy` if too many wait */
  return async function within<T>(size: number, work: () => Promise<T>): Promise<T> {
    if (inside + waiting.length >= requests) throw new Refusal('uploads_busy', { details: { retryAfter: RETRY_SECONDS } })
    const entered = new Promise<void>((enter) => {
      waiting.push(() => {
        free -= size
        inside += 1
        enter()
      })
    })
    admit()
    await entered
    try {
      return await work()
    } finally {
      free += size
      inside -= 1
      admit()
    }
  }
}
