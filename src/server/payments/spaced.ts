import { setTimeout as pause } from 'node:timers/promises'

type Time = { now: () => number; pause: (ms: number) => Promise<unknown> }

const real: Time = { now: () => performance.now(), pause }

/** Lets calls begin one after the other, so many milliseconds apart at least; the bank does not like to be pressed. */
export function spaced(gapMs: number, time: Time = real): () => Promise<void> {
  let free = 0
  return async () => {
    const now = time.now()
    const turn = Math.max(now, free)
    free = turn + gapMs
    if (turn > now) await time.pause(turn - now)
  }
}
