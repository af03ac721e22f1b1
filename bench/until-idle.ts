import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { processorMs } from './process-figures.ts'

const LOOK_MS = 3_000
const IDLE_SHARE = 0.1

/** Waits until a process and its children have used little processor time for three seconds. A new site draws its pictures first. Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = usedMs(pid); ; before = usedMs(pid)) {
    await pause(LOOK_MS)
    if (Math.abs(usedMs(pid) - before) < LOOK_MS * IDLE_SHARE) return
  }
}

/** Processor time of a process and its running children. It falls when a child ends. */
function usedMs(pid: number): number {
  if (!existsSync(`/proc/${pid}`)) throw new Error('the site has ended')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  const running = children.filter((child) => existsSync(`/proc/${child}`))
  return processorMs(pid) + running.reduce((all, child) => all + processorMs(child), 0)
}
