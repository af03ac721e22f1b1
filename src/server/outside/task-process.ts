import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Answered } from './answer-tasks.ts'

/** The child process ended or timed out; what it was given may be valid. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}

type Settings = {
  /** Path of the script, which calls `answerTasks`. */
  script: string
  /** Time after which a task is given up and its process killed. */
  timeoutMs: number
  /** The process ends this long after its last task. */
  idleMs: number
  /** Heap of the process; Node's own default if not given. */
  heapMegabytes?: number
}

type Waiting = { task: object; done: (result: unknown) => void; failed: (error: Error) => void }

/** `unhurried`: low priority, after all tasks that a request waits for. */
export type Hurry = { unhurried?: boolean }

/**
 * A child process of lower priority for work on untrusted content, so that pages are still served whatever the content does. Starts with
 * the first task, runs one task at a time, and starts again after a crash.
 */
export class TaskProcess {
  private readonly settings: Settings
  private readonly urgent: Waiting[] = []
  private readonly unhurried: Waiting[] = []
  private worker: ChildProcess | null = null
  private current: Waiting | null = null
  private timer: NodeJS.Timeout | undefined

  constructor(settings: Settings) {
    this.settings = settings
    process.once('exit', () => this.worker?.kill('SIGKILL'))
  }

  /** @throws ProcessEnded */
  run(task: object, { unhurried = false }: Hurry = {}): Promise<unknown> {
    return new Promise((done, failed) => {
      const queue = unhurried ? this.unhurried : this.urgent
      queue.push({ task, done, failed })
      this.next()
    })
  }

  /** The child process, and the number of queued tasks without the current one. */
  get state(): { pid: number | null; waiting: number } {
    return { pid: this.worker?.pid ?? null, waiting: this.urgent.length + this.unhurried.length }
  }

  private next(): void {
    if (this.current) return
    clearTimeout(this.timer)
    const waiting = this.urgent.shift() ?? this.unhurried.shift()
    if (!waiting) {
      this.scheduleExit()
      return
    }
    this.current = waiting
    this.worker ??= this.begin()
    const child = this.worker
    keepAlive(child, true)
    this.timer = setTimeout(() => child.kill('SIGKILL'), this.settings.timeoutMs)
    child.send(waiting.task, (error) => error && child.kill('SIGKILL'))
  }

  private begin(): ChildProcess {
    const { script, heapMegabytes } = this.settings
    const child = fork(script, {
      // Sends binary data without JSON.
      serialization: 'advanced',
      // The process works on untrusted content, so it gets none of the site's secrets. Two malloc arenas limit memory fragmentation.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      execArgv: heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    lowerPriority(child)
    child.on('message', (answered: Answered) =>
      this.settle((task) => ('failed' in answered ? task.failed(new Error(answered.failed)) : task.done(answered.result))),
    )
    const gone = () => {
      if (this.worker !== child) return
      this.worker = null
      this.settle((task) => task.failed(new ProcessEnded('the child process has ended')))
    }
    child.once('exit', gone)
    child.once('error', gone)
    return child
  }

  private settle(tell: (task: Waiting) => void): void {
    const task = this.current
    this.current = null
    if (task) tell(task)
    this.next()
  }

  /** Ends the idle process after a while to free its memory; does not keep the parent alive meanwhile. */
  private scheduleExit(): void {
    const child = this.worker
    if (!child) return
    keepAlive(child, false)
    this.timer = setTimeout(() => {
      this.worker = null
      child.disconnect()
    }, this.settings.idleMs).unref()
  }
}

/** Some containers forbid changing the priority; the work is done anyway. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

function keepAlive(child: ChildProcess, on: boolean): void {
  for (const handle of [child, child.channel]) handle?.[on ? 'ref' : 'unref']()
}
