import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Tasks } from './draw.ts'
import type { Answered } from './draw-process.ts'

const IDLE_MS = 30_000
// A task gives up by itself before that.
const PATIENCE_MS = 90_000

/** The drawing process ended or hung; the picture may be good. */
export class DrawingFailed extends Error {}

type Waiting = { kind: keyof Tasks; given: object; done: (result: unknown) => void; failed: (error: Error) => void }

const urgent: Waiting[] = []
const unhurried: Waiting[] = []
let worker: ChildProcess | null = null
let current: Waiting | null = null
let timer: NodeJS.Timeout | undefined

type Options = { /** Goes after every task that somebody waits for. */ unhurried?: boolean }

/**
 * Has something done with a picture: by one child process of lower priority, one task at a time, so that pages are answered meanwhile.
 * A process of its own, because decoding has threads and memory that cannot be given a priority or be limited inside this one.
 */
export function draw<K extends keyof Tasks>(kind: K, given: Parameters<Tasks[K]>[0], options: Options = {}): ReturnType<Tasks[K]> {
  const drawing = new Promise((done, failed) => {
    const queue = options.unhurried ? unhurried : urgent
    queue.push({ kind, given, done, failed })
    next()
  })
  return drawing as ReturnType<Tasks[K]>
}

/** The child process, where there is one, and how many tasks wait behind the one that it is at. */
export const drawingState = (): { pid: number | null; waiting: number } => ({
  pid: worker?.pid ?? null,
  waiting: urgent.length + unhurried.length,
})

function next(): void {
  if (current) return
  clearTimeout(timer)
  const task = urgent.shift() ?? unhurried.shift()
  if (!task) {
    rest()
    return
  }
  current = task
  worker ??= begin()
  const child = worker
  keepAlive(child, true)
  timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.send({ kind: task.kind, given: task.given }, (error) => error && child.kill('SIGKILL'))
}

function begin(): ChildProcess {
  const child = fork(join(projectRoot, 'src', 'server', 'pictures', 'draw-process.ts'), {
    // Pictures as they are, instead of JSON.
    serialization: 'advanced',
    // What opens strangers' files knows none of the site's secrets. Fewer arenas leave less memory in pieces.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lower(child)
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

/** Some containers forbid it; pictures are drawn all the same. */
function lower({ pid }: ChildProcess): void {
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

/** Gives its memory back after a while, and lets this process end meanwhile. */
function rest(): void {
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
