import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Tasks } from './draw.ts'
import type { Answered } from './draw-process.ts'

const IDLE_MS = 30_000
// Longer than the task's own timeout.
const TIMEOUT_MS = 90_000

/** The child process ended or timed out; the picture itself may be valid. */
export class DrawingFailed extends Error {}

type Waiting = { kind: keyof Tasks; given: object; done: (result: unknown) => void; failed: (error: Error) => void }

const urgent: Waiting[] = []
const unhurried: Waiting[] = []
let worker: ChildProcess | null = null
let current: Waiting | null = null
let timer: NodeJS.Timeout | undefined

/** `unhurried`: low priority, after all tasks that a request waits for. */
type Options = { unhurried?: boolean }

/**
 * Runs a picture task in one child process of lower priority, one task at a time, so that pages are still served. A separate process,
 * because the decoder's threads and memory cannot be limited inside this one.
 */
export function draw<K extends keyof Tasks>(kind: K, given: Parameters<Tasks[K]>[0], options: Options = {}): ReturnType<Tasks[K]> {
  const drawing = new Promise((done, failed) => {
    const queue = options.unhurried ? unhurried : urgent
    queue.push({ kind, given, done, failed })
    next()
  })
  return drawing as ReturnType<Tasks[K]>
}

/** The child process, and the number of queued tasks without the current one. */
export const drawingState = (): { pid: number | null; waiting: number } => ({
  pid: worker?.pid ?? null,
  waiting: urgent.length + unhurried.length,
})

function next(): void {
  if (current) return
  clearTimeout(timer)
  const task = urgent.shift() ?? unhurried.shift()
  if (!task) {
    scheduleExit()
    return
  }
  current = task
  worker ??= begin()
  const child = worker
  keepAlive(child, true)
  timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  child.send({ kind: task.kind, given: task.given }, (error) => error && child.kill('SIGKILL'))
}

function begin(): ChildProcess {
  const child = fork(join(projectRoot, 'src', 'server', 'pictures', 'draw-process.ts'), {
    // Sends binary data without JSON.
    serialization: 'advanced',
    // The process decodes untrusted files, so it gets none of the site's secrets. Two malloc arenas limit memory fragmentation.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerPriority(child)
  child.on('message', (answered: Answered) =>
    settle((task) => ('failed' in answered ? task.failed(new Error(answered.failed)) : task.done(answered.result))),
  )
  const gone = () => {
    if (worker !== child) return
    worker = null
    settle((task) => task.failed(new DrawingFailed('the process that draws pictures has ended')))
  }
  child.once('exit', gone)
  child.once('error', gone)
  return child
}

/** Some containers forbid changing the priority; drawing works anyway. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

function settle(tell: (task: Waiting) => void): void {
  const task = current
  current = null
  if (task) tell(task)
  next()
}

/** Ends the idle process after a while to free its memory; does not keep the parent alive meanwhile. */
function scheduleExit(): void {
  const child = worker
  if (!child) return
  keepAlive(child, false)
  timer = setTimeout(() => {
    worker = null
    child.disconnect()
  }, IDLE_MS).unref()
}

function keepAlive(child: ChildProcess, on: boolean): void {
  for (const handle of [child, child.channel]) handle?.[on ? 'ref' : 'unref']()
}
