import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The message is shown to the operator unchanged. */
export class FolderInUse extends Error {}

export const inUse = (folder: string, by: string) =>
  new FolderInUse(`The data folder ${folder} is in use by ${by}. Stop that first, or choose another folder with DATA_DIR.`)

/**
 * Locks a data folder for this process: two processes would silently corrupt the embedded database. A dead process's lock is taken over
 * by exactly one of several contenders.
 * @returns a function that releases the lock
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${readStartTime(process.pid) ?? ''}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (writeNew(file, mine)) return () => rmSync(file, { force: true })
    const held = readLock(file)
    if (held === null) continue
    const [pid = 0, started = ''] = parseOwner(held)
    if (isAlive(pid, started)) throw inUse(folder, `process ${pid}`)
    if (takeOver(file, held, mine)) return () => rmSync(file, { force: true })
  }
  throw new FolderInUse(
    `The data folder ${folder} is being opened by several processes at once. Please try again. Where no other process is starting, delete ${file}.takeover first.`,
  )
}

/** Replaces a dead process's lock. Guarded by a second lock: a contender with an outdated read sees the change and stops. */
function takeOver(file: string, dead: string, mine: string): boolean {
  const guard = `${file}.takeover`
  if (!writeNew(guard, mine)) return false
  try {
    if (readLock(file) !== dead) return false
    renameSync(writeDraft(file, mine), file)
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Creates the file with its content atomically, so that it is never read while empty. */
function writeNew(file: string, text: string): boolean {
  const draft = writeDraft(file, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(file: string, text: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  return draft
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parseOwner(lock: string): [pid: number, started: string] {
  const [pid = '0', started = ''] = lock.split(' ')
  return [Number(pid), started]
}

/** Start time of a process in clock ticks since boot. Needed because process ids are reused. */
export function readStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** True if the process with this start time is alive; an empty `started` matches any start time. */
export function isAlive(pid: number, started: string): boolean {
  if (pid <= 0) return false
  const now = readStartTime(pid)
  if (now !== undefined) return started === '' || now === started
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
