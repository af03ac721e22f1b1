import { Refused } from '#contract/refused.ts'

type Limits = {
  /** What large bodies that are being worked on may hold together. A larger one is let in alone. */
  bytes: number
  /** How many may be under way or wait. */
  requests: number
}

const RETRY_SECONDS = 30

/**
 * Lets large bodies in as far as there is room, in the order in which they came. Those that wait are not read, so they cost no memory;
 * beyond `requests` they are refused.
 */
export function bodyRoom({ bytes, requests }: Limits) {
  const waiting: (() => void)[] = []
  let free = bytes
  let inside = 0

  const admit = () => {
    while (waiting.length > 0 && free > 0) waiting.shift()?.()
  }

  /** Does the work once there is room. @throws Refused where too many wait already */
  return async function within<T>(size: number, work: () => Promise<T>): Promise<T> {
    if (inside + waiting.length >= requests) throw new Refused('uploads_busy', { details: { retryAfter: RETRY_SECONDS } })
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
