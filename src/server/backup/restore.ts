import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { liveKeys } from '../accounts/ways-in.ts'
import type { Database, Db } from '../db/client.ts'
import { grantRows } from '../db/grant-rows.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { readMigrations } from '../db/read-migrations.ts'
import { invitations, lostPayments, refunds } from '../db/schema.ts'
import type { Store } from '../store/store.ts'
import { BadArchive, withoutRows } from './bad-archive.ts'
import { rowsDigest } from './digest.ts'
import { emptyDatabase, refuseInUse } from './empty-database.ts'
import { decryptFile, ENCRYPTED } from './encryption.ts'
import { applyEndings, endingsIn, together } from './endings.ts'
import type { ArchivedTable, Manifest } from './manifest.ts'
import { raiseNumbers, restoresIn } from './raise-numbers.ts'
import { tablesInArchive, unpackPictures, verifyArchive } from './read-archive.ts'
import { type RestoreRecord, readRestoreRecord, writeRestoreRecord } from './restore-record.ts'
import { inUtc, loadRows, rowsIn } from './rows.ts'
import { refuseSmaller } from './smaller.ts'
import { readTables, setSequence, type Table } from './tables.ts'
import { refuseHalfSite } from './whole-site.ts'
import { inWorkFolder } from './work-folder.ts'

type Target = {
  database: Database
  /** The site's role if it is not the connection's: gets the rights to the new tables. */
  siteRole?: string | null
  migrations: string
  /** Target of the pictures, added to those already there; null skips them. */
  pictures: Store | null
  /** Of age, where the backup is encrypted. */
  privateKey?: string
  /** Empties the database first if it is not empty. */
  replace?: boolean
  /** Allows a backup with less data than the database that it replaces. */
  smaller?: boolean
  /** Set if the archived site may have continued since the backup was made: the folder of the backups, and the time. */
  fromThePast: { backups: string; now: Date; siteUrl: string } | null
}

/**
 * Loads an archive into an empty database in one transaction, and verifies every row by reading it back. An archive of an older version
 * is loaded into its own schema, then migrated.
 */
export async function restore(file: string, target: Target): Promise<Manifest> {
  if (!file.endsWith(ENCRYPTED)) return restorePlain(file, target, dirname(file))
  const folder = target.fromThePast?.backups ?? dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return inWorkFolder(folder, async (draft) => {
    const plain = join(draft, 'archive')
    await decryptFile(file, plain, target.privateKey ?? '')
    return restorePlain(plain, target, dirname(file))
  })
}

/** `beside`: the folder with what was kept beside the backup. */
async function restorePlain(file: string, target: Target, beside: string): Promise<Manifest> {
  const manifest = await verifyArchive(file)
  refuseNewer(manifest, target.migrations)
  refuseHalfSite('This backup', manifest, target.migrations)
  if (target.replace) await refuseInUse(target.database, target.siteRole ?? null)
  const loading = target.database.db.transaction(async (tx) => {
    await inUtc(tx)
    if (target.replace && !target.smaller) await refuseSmaller(tx, manifest)
    const record = target.fromThePast ? await readRecordSoFar(tx, [beside, target.fromThePast.backups]) : null
    if (target.replace) await emptyDatabase(tx)
    await refuseNonEmpty(tx)
    await migrate({ db: tx }, target.migrations, manifest.migrations)
    await load(tx, file, manifest)
    await migrate({ db: tx }, target.migrations)
    if (target.siteRole) await grantRows(tx, target.siteRole)
    if (target.fromThePast && record) {
      await markRefundsUnclear(tx)
      await dropLiveKeys(tx)
      await applyEndings(tx, target.fromThePast, record.endings)
      await raiseNumbers(tx, target.fromThePast.now, new Date(manifest.madeAt), record.restores)
    }
    if (target.pictures) await unpackPictures(file, target.pictures)
    if (target.fromThePast && record)
      await writeRestoreRecord(target.fromThePast.backups, {
        restores: await restoresIn(tx),
        endings: together(record.endings, await endingsIn(tx)),
      })
  })
  await withoutRows(loading)
  return manifest
}

/** What the replaced site knows, and what is kept beside the backup and beside the site's own. */
async function readRecordSoFar(tx: Db, folders: string[]): Promise<RestoreRecord> {
  const record = await Promise.all(folders.map(readRestoreRecord))
  return {
    restores: [...(await restoresIn(tx)), ...record.flatMap(({ restores }) => restores)],
    endings: together(await endingsIn(tx), ...record.map(({ endings }) => endings)),
  }
}

function refuseNewer({ migrations }: Manifest, folder: string): void {
  const known = new Set(migrationNames(folder))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new BadArchive(`This backup comes from a newer version of the site: it knows ${unknown}. Please update the site first.`)
}

async function refuseNonEmpty(tx: Db): Promise<void> {
  const there = await readTables(tx)
  if (there.length > 0 || (await readMigrations(tx)).length > 0)
    throw new BadArchive(
      'The database is not empty. Nothing was changed. With --replace everything in it is given up for what is in the backup.',
    )
}

async function load(tx: Db, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]))
  // Migrations insert initial rows into some tables.
  for (const { name } of [...tables.values()].reverse()) await tx.execute(sql`DELETE FROM ${sql.identifier(name)}`)
  for await (const { name, rows } of tablesInArchive(file)) {
    const table = tables.get(name)
    if (!table) throw new BadArchive(`The backup holds a table that its own version does not know: ${name}.`)
    await loadRows(tx, table, rows)
  }
  for (const sequence of manifest.sequences) await setSequence(tx, sequence)
  for (const archived of manifest.tables) await compare(tx, tables.get(archived.name), archived)
}

async function compare(tx: Db, table: Table | undefined, { name, rows, digest }: ArchivedTable): Promise<void> {
  const found = rowsDigest()
  if (table) for await (const row of rowsIn(tx, table)) found.add(row)
  const result = found.result()
  if (result.rows === rows && result.digest === digest) return
  throw new BadArchive(`The table ${name} is not as it was: ${result.rows} rows of ${rows} came back. Nothing was changed.`)
}

/** Archives made by older versions contain sessions and links that may still be valid. */
async function dropLiveKeys(tx: Db): Promise<void> {
  for (const table of [...liveKeys, invitations]) await tx.delete(table)
}

/**
 * Refunds that were due may have been sent since the backup. As `unclear` they are checked against the bank's history before sending, so
 * that no money is refunded twice.
 */
async function markRefundsUnclear(tx: Db): Promise<void> {
  await tx.update(refunds).set({ state: 'unclear' }).where(eq(refunds.state, 'due'))
  await tx.update(lostPayments).set({ state: 'refund_unclear' }).where(eq(lostPayments.state, 'refund_due'))
}
