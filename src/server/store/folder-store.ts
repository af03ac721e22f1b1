import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './store.ts'
import { StoreDown } from './store-down.ts'

export function folderStore(folder: string): Store {
  const orStoreDown = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw new StoreDown(`${folder}: ${error.message}`, { cause: error })
    })
  return {
    place: folder,
    put: (name, bytes) => orStoreDown(put(folder, name, bytes)),
    get: (name) => orStoreDown(orNull(readFile(join(folder, name)))),
    remove: (name) => orStoreDown(rm(join(folder, name), { force: true })),
    async *list() {
      const entries = (await orStoreDown(orNull(readdir(folder, { withFileTypes: true })))) ?? []
      const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
      for (const name of names.sort()) {
        const found = await orStoreDown(orNull(stat(join(folder, name))))
        if (found) yield { name, bytes: found.size }
      }
    },
  }
}

// Milliseconds. Writing a picture takes far less.
const ABANDONED_MS = 60 * 60 * 1000

/** Removes drafts left by killed processes. */
export async function sweepDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('.'))
  for (const name of drafts) {
    const found = await orNull(stat(join(folder, name)))
    if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(join(folder, name), { force: true })
  }
}

/** Writes a draft and renames it, so that no reader sees a partial file. */
async function put(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.${process.pid}`)
  try {
    await writeFile(draft, bytes)
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
