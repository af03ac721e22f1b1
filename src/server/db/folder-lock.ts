import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown in words the owner can act on: the message is printed as it is. */
export class FolderInUse extends Error {}

export const inUse = (folder: string, by: string) =>
  new FolderInUse(`The data folder ${folder} is in use by ${by}. Stop that first, or choose another folder with DATA_DIR.`)

/**
 * Makes a data folder this process's own. Two processes on one embedded database would damage it without a word.
 * A lock whose process has died is taken over, by exactly one of however many try.
 * @returns what gives the folder free again
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let tries = 0; tries < 3; tries += 1) {
    if (writeNew(file, mine)) return () => rmSync(file, { force: true })
    const held = readLock(file)
    if (held === null) continue
    const [pid = 0, started = ''] = ownerOf(held)
    if (isAlive(pid, started)) throw inUse(folder, `process ${pid}`)
    if (takeOver(file, held, mine)) return () => rmSync(file, { force: true })
  }
  throw new FolderInUse(
    `The data folder ${folder} is being opened by several processes at once. Please try again. Where no other process is starting, delete ${file}.takeover first.`,
  )
}

/** Replaces a dead process's lock, under a lock of its own: who read the dead one earlier finds it changed and lets it be. */
function takeOver(file: string, dead: string, mine: string): boolean {
  const guard = `${file}.takeover`
  if (!writeNew(guard, mine)) return false
  try {
    if (readLock(file) !== dead) return false
    renameSync(draftOf(file, mine), file)
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

/** The file appears with its text in it: nobody reads it while it is empty. */
function writeNew(file: string, text: string): boolean {
  const draft = draftOf(file, text)
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

function draftOf(file: string, text: string): string {
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

function ownerOf(lock: string): [pid: number, started: string] {
  const [pid = '0', started = ''] = lock.split(' ')
  return [Number(pid), started]
}

/** When a process started, in clock ticks since boot; a process id alone is used again after a while. */
export function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** Whether a process lives that is the one which started then; an empty start stands for any. */
export function isAlive(pid: number, started: string): boolean {
  if (pid <= 0) return false
  const now = startOf(pid)
  if (now !== undefined) return started === '' || now === started
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
