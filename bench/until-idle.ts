import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const TICKS_PER_SECOND = 100
const SECONDS = 3
const BUSY_SHARE = 0.1

/** Waits until a process and its children have used little processor time for three seconds. A new site draws its pictures at first. Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = ticksOf(pid); ; before = ticksOf(pid)) {
    await pause(SECONDS * 1000)
    if (ticksOf(pid) - before < SECONDS * TICKS_PER_SECOND * BUSY_SHARE) return
  }
}

/** Processor time of a process and its children, also those that have ended. */
function ticksOf(pid: number): number {
  if (!existsSync(`/proc/${pid}`)) return 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  // After the name in brackets, which may hold spaces: state is the first field, user time the twelfth.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const own = fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0)
  return own + children.reduce((all, child) => all + ticksOf(child), 0)
}
