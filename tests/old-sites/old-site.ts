import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import type { Database } from '../../src/server/db/client.ts'
import { ownDatabase, type Place } from '../processes.ts'

/** Versions whose live sites are kept here as files, each with its newest migration. */
export const oldSites = { deeac3a: '0017_stays_to_come.sql', d698ef59: '0088_bookings_by_status.sql' } as const

/** The database of a live site as a version of the past has left it. */
export async function anOldSite(commit: keyof typeof oldSites, kind: Database['kind'], dataDir: string): Promise<Place> {
  const text = readFileSync(resolve(import.meta.dirname, `${commit}.sql`), 'utf8')
  if (kind === 'embedded') {
    mkdirSync(dataDir, { recursive: true })
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist, pg_trgm } })
    await pglite.exec(text)
    await pglite.close()
    return { dataDir }
  }
  const databaseUrl = await ownDatabase(process.env.TEST_DATABASE_URL ?? '')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
  return { dataDir, databaseUrl }
}
