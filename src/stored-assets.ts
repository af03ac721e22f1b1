import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STORED_FOR_MS = 24 * 3_600_000
const INDEX = 'replaced.json'

/** Files by name, with the time at which a version without them started; null for those of the current version. */
type Replaced = Record<string, string | null>

/**
 * Keeps the files of a build for tabs that were opened before an update: copies those of the current build into `folder`, which updates do
 * not replace, and deletes those of earlier builds a day after a version without them has started.
 * @returns whether a file is one of an earlier build that can still be asked for
 */
export function keepAssets(build: string, folder: string, now: () => Date): (name: string) => boolean {
  mkdirSync(folder, { recursive: true })
  const current = readdirSync(build)
  for (const name of current) if (!existsSync(join(folder, name))) write(folder, name, readFileSync(join(build, name)))
  const replaced = replacedBy(current, readIndex(folder), now())
  const isAskedFor = (name: string) => {
    const at = Object.hasOwn(replaced, name) && replaced[name]
    return typeof at === 'string' && now().getTime() - Date.parse(at) < STORED_FOR_MS
  }
  const stored = Object.fromEntries(Object.entries(replaced).filter(([name, at]) => at === null || isAskedFor(name)))
  write(folder, INDEX, Buffer.from(JSON.stringify(stored)))
  for (const name of readdirSync(folder)) if (name !== INDEX && !Object.hasOwn(stored, name)) rmSync(join(folder, name), { force: true })
  return isAskedFor
}

function replacedBy(current: string[], before: Replaced, now: Date): Replaced {
  const former = Object.entries(before).map(([name, at]): [string, string] => [name, at ?? now.toISOString()])
  return Object.fromEntries([...former, ...current.map((name) => [name, null] as const)])
}

function readIndex(folder: string): Replaced {
  try {
    return JSON.parse(readFileSync(join(folder, INDEX), 'utf8'))
  } catch {
    return {}
  }
}

/** In one step, because another process may start at the same time. Private, as all files of the site are (`private-files.ts`). */
function write(folder: string, name: string, content: Buffer): void {
  const part = join(folder, `${name}.${process.pid}.part`)
  writeFileSync(part, content)
  renameSync(part, join(folder, name))
}
