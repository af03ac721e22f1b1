import { setTimeout as pause } from 'node:timers/promises'

type Time = { now: () => number; pause: (ms: number) => Promise<unknown> }

const real: Time = { now: () => performance.now(), pause }

/** Spaces the starts of calls at least `gapMs` milliseconds apart. Protects the bank's API from bursts. */
export function spaced(gapMs: number, time: Time = real): () => Promise<void> {
  let free = 0
  return async () => {
    const now = time.now()
    const turn = Math.max(now, free)
    free = turn + gapMs
    if (turn > now) await time.pause(turn - now)
  }
}
