import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/client.ts'
import { grantRows } from '../db/grant-rows.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { migrationsOf } from '../db/migrations-of.ts'
import { emailCodes, lostPayments, pendingSignIns, refunds, resetTokens, sessions } from '../db/schema.ts'
import { beginOrderEpoch } from '../payments/order-ids.ts'
import type { Store } from '../store/store.ts'
import { BadArchive, withoutRows } from './bad-archive.ts'
import { rowsDigest } from './digest.ts'
import { emptyDatabase, refuseInUse } from './empty-database.ts'
import type { ArchivedTable, Manifest } from './manifest.ts'
import { tablesInArchive, unpackPictures, verifyArchive } from './read-archive.ts'
import { inUtc, loadRows, rowsIn } from './rows.ts'
import { refuseSmaller } from './smaller.ts'
import { setSequence, type Table, tablesOf } from './tables.ts'
import { refuseHalfSite } from './whole-site.ts'

type Target = {
  database: Database
  /** The role of the running site, where that is another one: it gets its rights to the new tables. */
  siteRole?: string | null
  migrations: string
  /** Where pictures go, beside those that are there; null leaves them out. */
  pictures: Store | null
  /** Empties a database that is not. */
  replace?: boolean
  /** Replaces a site by a backup that holds less. */
  smaller?: boolean
  /** The archive is of a site that may have gone on since. */
  fromThePast: boolean
}

/**
 * Loads an archive into an empty database: all of it, in one transaction, or nothing. Every row is read back and compared.
 * An archive of an older version is loaded as it was, and migrated then.
 */
export async function restore(file: string, target: Target): Promise<Manifest> {
  const manifest = await verifyArchive(file)
  refuseNewer(manifest, target.migrations)
  refuseHalfSite('This backup', manifest, target.migrations)
  if (target.replace) await refuseInUse(target.database, target.siteRole ?? null)
  const loading = target.database.db.transaction(async (tx) => {
    await inUtc(tx)
    if (target.replace && !target.smaller) await refuseSmaller(tx, manifest)
    if (target.replace) await emptyDatabase(tx)
    await refuseFull(tx)
    await migrate({ db: tx }, target.migrations, manifest.migrations)
    await load(tx, file, manifest)
    await migrate({ db: tx }, target.migrations)
    if (target.siteRole) await grantRows(tx, target.siteRole)
    if (target.fromThePast) {
      await distrustRefunds(tx)
      await dropLiveKeys(tx)
      await beginOrderEpoch(tx, new Date())
    }
    if (target.pictures) await unpackPictures(file, target.pictures)
  })
  await withoutRows(loading)
  return manifest
}

function refuseNewer({ migrations }: Manifest, folder: string): void {
  const known = new Set(migrationNames(folder))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new BadArchive(`This backup comes from a newer version of the site: it knows ${unknown}. Please update the site first.`)
}

async function refuseFull(tx: Db): Promise<void> {
  const there = await tablesOf(tx)
  if (there.length > 0 || (await migrationsOf(tx)).length > 0)
    throw new BadArchive(
      'The database is not empty. Nothing was changed. With --replace everything in it is given up for what is in the backup.',
    )
}

async function load(tx: Db, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await tablesOf(tx)).map((table) => [table.name, table]))
  // Migrations put first rows into some.
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

/** Archives of older versions hold sign-ins and links that were good then. */
async function dropLiveKeys(tx: Db): Promise<void> {
  for (const table of [sessions, resetTokens, pendingSignIns, emailCodes]) await tx.delete(table)
}

/** A refund that was due then may have been sent since: the bank's history is asked first, so that no money goes back twice. */
async function distrustRefunds(tx: Db): Promise<void> {
  await tx.update(refunds).set({ state: 'unclear' }).where(eq(refunds.state, 'due'))
  await tx.update(lostPayments).set({ state: 'refund_unclear' }).where(eq(lostPayments.state, 'refund_due'))
}
