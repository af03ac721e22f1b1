import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown in words the owner can act on: the message is printed as it is. */
export class FolderInUse extends Error {}

export const inUse = (folder: string, by: string) =>
  new FolderInUse(`The data folder ${folder} is in use by ${by}. Stop that first, or choose another folder with DATA_DIR.`)

/**
 * Makes a data folder this process's own. Two processes on one embedded database would damage it without a word.
 * A lock whose process has died is taken over.
 * @returns what gives the folder free again
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let tries = 0; tries < 3; tries += 1) {
    if (writeNew(file, mine)) return () => rmSync(file, { force: true })
    const [pid = 0, started = ''] = readLock(file)
    if (isAlive(pid, started)) {
      throw inUse(folder, `process ${pid}`)
    }
    rmSync(file, { force: true })
  }
  throw new FolderInUse(`The data folder ${folder} is being opened by several processes at once. Please try again.`)
}

function writeNew(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, text)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readLock(file: string): [pid: number, started: string] {
  try {
    const [pid = '0', started = ''] = readFileSync(file, 'utf8').split(' ')
    return [Number(pid), started]
  } catch {
    return [0, '']
  }
}

/** When a process started, in clock ticks since boot; a process id alone is used again after a while. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive(pid: number, started: string): boolean {
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
