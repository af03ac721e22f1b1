import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive, startOf } from '../db/folder-lock.ts'

// What another machine left, or an older version: whether it is in use cannot be seen from here.
const STALE_MS = 24 * 60 * 60 * 1000
const LEFT_BEHIND = /^\.part-|^moving\.tar$/
const here = hostname().replaceAll(/[^A-Za-z0-9.]/g, '.')

/** Works in a new folder inside another one, which is gone afterwards. Its name says whose it is, should the process be killed. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, `.part-${here}-${process.pid}-${startOf(process.pid) ?? ''}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what killed processes left in a folder: it holds personal data and secrets. What a living process uses stays. */
export async function sweepLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => []))
    if (LEFT_BEHIND.test(name) && (await isLeftBehind(parent, name))) await rm(join(parent, name), { recursive: true, force: true })
}

async function isLeftBehind(parent: string, name: string): Promise<boolean> {
  const [, host, pid, started = ''] = name.match(/^\.part-(.+)-(\d+)-(\d*)-\w{6}$/) ?? []
  if (host === here) return !isAlive(Number(pid), started)
  return (await lastTouched(join(parent, name))) < Date.now() - STALE_MS
}

/** When something in it was written last. */
async function lastTouched(path: string): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all([path, ...inside.map((name) => join(path, name))].map((one) => stat(one).catch(() => null)))
  return Math.max(...times.map((found) => found?.mtimeMs ?? 0))
}
