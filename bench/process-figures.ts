// Figures of running processes, as Linux counts them.
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor time of a process since its start, without its children. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** Memory of a process that is in use now, in megabytes. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
