import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { tablesMadeBy } from '../db/migrate.ts'
import { readRows } from '../db/read-rows.ts'
import { BadArchive } from './bad-archive.ts'
import type { Manifest } from './manifest.ts'
import { readTables } from './tables.ts'

type Held = Pick<Manifest, 'migrations' | 'tables'>

/**
 * @throws BadArchive unless it is a complete site: migrations, all tables that these create, and settings, which every site has from its
 * first start
 */
export function refuseHalfSite(what: string, { migrations, tables }: Held, folder: string): void {
  if (migrations.length === 0) throw new BadArchive(`${what} holds no site: no migration has run there. Nothing was changed.`)
  const held = new Set(tables.map(({ name }) => name))
  const lacking = [...tablesMadeBy(folder, migrations)].filter((name) => !held.has(name))
  if (lacking.length > 0) throw new BadArchive(`${what} lacks tables of the site: ${lacking.join(', ')}. Nothing was changed.`)
  if (!tables.some(({ name, rows }) => name === 'settings' && rows > 0))
    throw new BadArchive(`${what} holds no settings, so it is no site that has ever run. Nothing was changed.`)
}

/** False for the database of a first start that has not come to its end. */
export async function holdsSettings(db: Db): Promise<boolean> {
  if (!(await readTables(db)).some(({ name }) => name === 'settings')) return false
  return (await readRows(db, sql`SELECT FROM settings LIMIT 1`)).length > 0
}
