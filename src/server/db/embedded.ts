import { chmodSync, existsSync, fsyncSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { makeDataDir } from '../data-dir.ts'
import type { Database, Db } from './client.ts'
import { isAnswered } from './control-socket.ts'
import { unpackEmptyCluster } from './empty-cluster.ts'
import { FolderInUse, inUse, lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'

// docs/performance.md, start and size: V8 neither optimises WebAssembly code, which takes 600 MB for PostgreSQL's largest function, nor frees it.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--no-wasm-code-gc']) setFlagsFromString(flag)
// Each thread that compiles keeps memory of its own afterwards: one instead of all saves about 45 MB.
setFlagsFromString('--wasm-num-compilation-tasks=1')

const extensions = { btree_gist, pg_trgm }

/** PostgreSQL's default of 128 MB is in use from the start, because WebAssembly fills it with zeros. */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB']

/** Opens the embedded database in `dataDir` with exclusive access. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  makeDataDir(dataDir)
  refuseMoved(dataDir)
  if (await isAnswered(dataDir)) throw inUse(dataDir, 'a running site')
  const unlock = lockFolder(dataDir)
  try {
    await unpackEmptyCluster(join(dataDir, 'database'))
    const pglite = await openDurable(join(dataDir, 'database'))
    return asDatabase(pglite, async () => {
      await pglite.close()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

const movedMarker = (dataDir: string) => join(dataDir, 'moved-to-postgres')

/** Records that the data was moved to PostgreSQL. Later bookings in the embedded database would be lost. */
export const markMoved = (dataDir: string, at: Date): void => writeFileSync(movedMarker(dataDir), `${at.toISOString()}\n`)

function refuseMoved(dataDir: string): void {
  const marker = movedMarker(dataDir)
  if (!existsSync(marker)) return
  const when = readFileSync(marker, 'utf8').trim()
  throw new FolderInUse(
    `The data of ${dataDir} was moved to PostgreSQL at ${when}. Set DATABASE_URL to it. To go on with the old embedded database all the same, delete ${marker}.`,
  )
}

/** In-memory database for tests, optionally loaded from a dump. */
export async function openInMemory(dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL_CACHE]
  const pglite = await PGlite.create({ extensions, startParams, ...(dump ? { loadDataDir: dump } : {}) })
  return { ...asDatabase(pglite, () => pglite.close()), dump: () => pglite.dumpDataDir('none') }
}

function asDatabase(pglite: PGlite, close: () => Promise<void>): Database {
  return {
    db: drizzle(pglite, { schema }) as unknown as Db,
    kind: 'embedded',
    close,
  }
}

type SetAttributes = (file: unknown, attributes: { mode?: number }) => void
type FileSystem = {
  type?: {
    getMode?: unknown
    node_ops?: { setattr?: SetAttributes }
    stream_ops?: { fsync?: (stream: { nfd: number }) => number; setattr?: SetAttributes }
  }
  mounts?: FileSystem[]
}

/**
 * PGlite starts PostgreSQL without fsync, and its file system does not implement it: a power failure could lose a paid booking. Enables
 * both, and throws if a new PGlite version no longer allows that.
 */
async function openDurable(folder: string): Promise<PGlite> {
  const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...durable, ...SMALL_CACHE]
  const pglite = await PGlite.create({ dataDir: folder, extensions, startParams })
  let synced = 0
  const files = findDisk((pglite as unknown as { Module: { FS: { root: { mount: FileSystem } } } }).Module.FS.root.mount)
  if (files?.type?.stream_ops) {
    files.type.stream_ops.fsync = ({ nfd }) => {
      synced += 1
      fsyncSync(nfd)
      return 0
    }
  }
  for (const operations of [files?.type?.node_ops, files?.type?.stream_ops]) if (operations) restrictNewFiles(operations)
  restrictExistingFiles(folder)
  await pglite.exec('CHECKPOINT')
  if (synced > 0) return pglite
  await pglite.close()
  throw new Error('The embedded database does not write through to the disk; this version of PGlite must not be used.')
}

function findDisk(mount: FileSystem): FileSystem | undefined {
  if (mount.type?.getMode && mount.type.stream_ops) return mount
  for (const inner of mount.mounts ?? []) {
    const found = findDisk(inner)
    if (found) return found
  }
  return undefined
}

const GROUP_AND_OTHERS = 0o077

/** PGlite sets file modes itself and ignores the umask: readable and writable for everyone. */
function restrictNewFiles(operations: { setattr?: SetAttributes }): void {
  const { setattr } = operations
  if (!setattr) return
  operations.setattr = (file, attributes) =>
    setattr(file, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~GROUP_AND_OTHERS })
}

/** Restricts files that PGlite wrote before `restrictNewFiles` was in place. */
function restrictExistingFiles(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const { mode } = statSync(path)
    if (mode & GROUP_AND_OTHERS) chmodSync(path, mode & ~GROUP_AND_OTHERS)
  }
}
