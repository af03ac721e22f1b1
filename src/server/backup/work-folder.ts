import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive, readStartTime } from '../db/folder-lock.ts'

// For leftovers of another machine or an older version, whose processes are not visible here.
const STALE_MS = 24 * 60 * 60 * 1000
const TEMPORARY_NAME = /^\.part-|^moving\.tar$/
const hostName = hostname().replaceAll(/[^A-Za-z0-9.]/g, '.')

/** Runs `work` in a temporary folder inside `parent`. The name contains host and process id, so that it can be cleaned up after a crash. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, `.part-${hostName}-${process.pid}-${readStartTime(process.pid) ?? ''}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders of killed processes, because they contain personal data and secrets. Folders of running processes stay. */
export async function sweepLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => []))
    if (TEMPORARY_NAME.test(name) && (await isLeftBehind(parent, name))) await rm(join(parent, name), { recursive: true, force: true })
}

async function isLeftBehind(parent: string, name: string): Promise<boolean> {
  const [, host, pid, started = ''] = name.match(/^\.part-(.+)-(\d+)-(\d*)-\w{6}$/) ?? []
  if (host === hostName) return !isAlive(Number(pid), started)
  return (await lastTouched(join(parent, name))) < Date.now() - STALE_MS
}

/** Time of the last write inside the folder, in milliseconds. */
async function lastTouched(path: string): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all([path, ...inside.map((name) => join(path, name))].map((one) => stat(one).catch(() => null)))
  return Math.max(...times.map((found) => found?.mtimeMs ?? 0))
}
