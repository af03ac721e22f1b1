import { hostname } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

/** Runs in a thread of its own, which a blocked event loop cannot stop. Where it stood still itself, the machine did, as in suspend. */
const watcher = `
  const { writeSync } = require('node:fs')
  const { workerData } = require('node:worker_threads')
  const { beats, mostMs, lookMs, line } = workerData
  const never = new Int32Array(new SharedArrayBuffer(4))
  let seen = 0
  let stoodMs = 0
  let last = performance.now()
  for (;;) {
    Atomics.wait(never, 0, 0, lookMs)
    const now = performance.now()
    const passedMs = Math.min(now - last, 2 * lookMs)
    last = now
    const beat = Atomics.load(beats, 0)
    stoodMs = beat === seen ? stoodMs + passedMs : 0
    seen = beat
    if (stoodMs < mostMs) continue
    try {
      writeSync(1, JSON.stringify({ ...line, time: Date.now() }) + '\\n')
    } finally {
      process.kill(process.pid, 'SIGKILL')
    }
  }`

const LOOKS = 60

/**
 * Ends the process when its event loop has stood still for `seconds`, with a line in the log, so that systemd or the container starts it
 * again. 0 watches nothing. @returns a function that ends the watch
 */
export function watchLoop(log: Logger, seconds: number): () => Promise<void> {
  if (seconds === 0) return async () => undefined
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const mostMs = seconds * 1000
  const lookMs = mostMs / LOOKS
  const line = {
    level: 60,
    time: 0,
    pid: process.pid,
    hostname: hostname(),
    seconds,
    msg: 'the event loop stood still, so the process ends',
  }
  const worker = new Worker(watcher, { eval: true, workerData: { beats, mostMs, lookMs, line } })
  worker.on('error', (error) => log.warn({ err: error }, 'the event loop is not watched'))
  worker.unref()
  const beating = setInterval(() => Atomics.add(beats, 0, 1), lookMs).unref()
  return async () => {
    clearInterval(beating)
    await worker.terminate()
  }
}
