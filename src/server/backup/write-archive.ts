import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip } from 'node:zlib'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { type Pack, pack } from 'tar-stream'
import { liveKeys } from '../accounts/ways-in.ts'
import type { Db } from '../db/client.ts'
import { keepMigrationsOut, migrationsFolder } from '../db/migrate.ts'
import { readMigrations } from '../db/read-migrations.ts'
import type { Store } from '../store/store.ts'
import { BadArchive, withoutRows } from './bad-archive.ts'
import { rowsDigest } from './digest.ts'
import { ENCRYPTED, encryptFile } from './encryption.ts'
import { isAsKnown, knownPictures, refuseLackingPictures } from './known-pictures.ts'
import { type ArchivedTable, FORMAT, fileOfPicture, fileOfTable, MANIFEST, type Manifest, pictureIn } from './manifest.ts'
import { verifyArchive } from './read-archive.ts'
import { inUtc, rowsIn } from './rows.ts'
import { readSequences, readTables, type Table } from './tables.ts'
import { refuseHalfSite } from './whole-site.ts'
import { inWorkFolder } from './work-folder.ts'

type Contents = {
  db: Db
  /** Null leaves out the pictures. */
  pictures: Store | null
  now: Date
  /** Includes sessions and valid links. Only for an archive that is deleted right after use. */
  liveKeys: boolean
  /** Public key of age; the file can be read with the private key alone. */
  encryptFor?: string | undefined
}

/**
 * Writes the whole site into one file: a consistent snapshot of all tables, the pictures and a manifest. The file gets its final name
 * only after it was synced to disk, read again and verified.
 * @throws BadArchive if the site is incomplete
 */
export async function writeArchive(file: string, contents: Contents): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await inWorkFolder(dirname(file), async (spool) => {
    const draft = join(spool, 'archive')
    const manifest = await withoutRows(writeAll(draft, spool, contents))
    await syncToDisk(draft)
    await proveArchive(draft, manifest)
    await rename(await sealed(draft, contents.encryptFor), file)
    await syncToDisk(dirname(file))
  })
}

async function sealed(draft: string, publicKey: string | undefined): Promise<string> {
  if (!publicKey) return draft
  const encrypted = draft + ENCRYPTED
  await encryptFile(draft, encrypted, publicKey)
  await syncToDisk(encrypted)
  return encrypted
}

async function writeAll(draft: string, spool: string, { db, pictures, now, liveKeys }: Contents): Promise<Manifest> {
  const { known, ...snapshot } = await spoolTables(db, spool, liveKeys)
  refuseHalfSite('The database', snapshot, migrationsFolder)
  const archive = pack()
  const files: Record<string, string> = {}
  const manifest: Manifest = { format: FORMAT, madeAt: now.toISOString(), ...snapshot, files }
  const add = async (name: string, size: number, content: AsyncIterable<Uint8Array>) => {
    files[name] = await addEntry(archive, { name, size, mtime: now, mode: 0o600 }, content)
  }
  const writing = pipeline(archive, createWriteStream(draft, { mode: 0o600 }))
  const adding = async () => {
    for (const { name } of snapshot.tables) {
      const path = join(spool, name)
      await add(fileOfTable(name), (await stat(path)).size, createReadStream(path))
    }
    if (pictures) await addPictures(db, pictures, known, (file, bytes) => add(file, bytes.length, Readable.from([bytes])))
    archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest))
    archive.finalize()
  }
  await Promise.all([writing, adding().catch((error) => archive.destroy(error))])
  return manifest
}

type AddFile = (file: string, bytes: Uint8Array) => Promise<void>

async function addPictures(db: Db, store: Store, known: ReadonlySet<string>, add: AddFile): Promise<void> {
  const saved = new Set<string>()
  for await (const { name } of store.list()) {
    const file = fileOfPicture(name)
    // Removed in the meantime, so no longer shown.
    const bytes = pictureIn(file) === undefined ? null : await store.get(name)
    if (!bytes || !isAsKnown(known, name, bytes)) continue
    await add(file, bytes)
    saved.add(name)
  }
  await refuseLackingPictures(db, store, known, saved)
}

type Snapshot = Pick<Manifest, 'tables' | 'sequences' | 'migrations'> & {
  /** File names of the pictures in the database. */
  known: Set<string>
}

/** Reads all tables in one snapshot; concurrent changes are excluded completely, and migrations wait. */
async function spoolTables(db: Db, spool: string, liveKeys: boolean): Promise<Snapshot> {
  const isSite = (await readMigrations(db)).length > 0
  return db.transaction(
    async (tx) => {
      if (isSite) await keepMigrationsOut(tx)
      await inUtc(tx)
      const tables: ArchivedTable[] = []
      for (const table of await readTables(tx)) {
        const only = liveKeys ? undefined : withoutLiveKeys[table.name]
        tables.push(await spoolTable(tx, table, only, join(spool, table.name)))
      }
      return { tables, sequences: await readSequences(tx), migrations: await readMigrations(tx), known: await knownPictures(tx) }
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function spoolTable(tx: Db, table: Table, only: SQL | undefined, path: string): Promise<ArchivedTable> {
  const digest = rowsDigest()
  async function* lines() {
    for await (const row of rowsIn(tx, table, only)) {
      digest.add(row)
      yield `${row}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { name: table.name, ...digest.result() }
}

/** @returns the content's sha256 */
async function addEntry(archive: Pack, header: Parameters<Pack['entry']>[0], content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed(source: AsyncIterable<Uint8Array>) {
    for await (const part of source) {
      hash.update(part)
      yield part
    }
  }
  await pipeline(content, hashed, archive.entry(header))
  return hash.digest('hex')
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** `update`: before migrations, without pictures, which migrations do not touch. */
export type BackupKind = 'nightly' | 'manual' | 'update'

export const archiveName = (now: Date, kind: BackupKind, encrypted = false): string =>
  `villas-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${kind === 'nightly' ? '' : `-${kind}`}.tar${encrypted ? ENCRYPTED : ''}`

const ARCHIVE = /^villas-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})Z(?:-(manual|update))?\.tar(?:\.age)?$/

/** Null if the file is not a backup. */
export function backupKind(path: string): BackupKind | null {
  const found = ARCHIVE.exec(basename(path))
  if (!found) return null
  return (found[3] as 'manual' | 'update' | undefined) ?? 'nightly'
}

/** Day on which the backup began, in UTC. */
export const dayOfArchive = (path: string): string => ARCHIVE.exec(basename(path))?.[1] ?? ''

/** When the backup began; null if the file is not a backup. */
export function timeOfArchive(path: string): Date | null {
  const [, day, time = ''] = ARCHIVE.exec(basename(path)) ?? []
  return day ? new Date(`${day}T${time.replaceAll('-', ':')}Z`) : null
}

/**
 * Row filters for tables with credentials, so that a stolen backup gives no access to the running site: leaves out sessions, pending
 * sign-ins, password links, invitations, codes and the mails that contain them.
 */
const withoutLiveKeys: Partial<Record<string, SQL>> = {
  ...Object.fromEntries(liveKeys.map((table) => [getTableName(table), sql`false`])),
  invitations: sql`false`,
  // For browsers that are left out.
  pushes: sql`false`,
  mails: sql`occasion !~ '^(reset|invitation|email code) '`,
}

/** Reads a newly written archive and compares it with its manifest. @throws BadArchive if they differ */
export async function proveArchive(file: string, writing: Manifest): Promise<void> {
  const found = await verifyArchive(file)
  if (!isDeepStrictEqual(found, writing)) throw new BadArchive('The backup does not hold what was written into it. It was not kept.')
}
