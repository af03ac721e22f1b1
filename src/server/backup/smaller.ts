import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { BadArchive } from './bad-archive.ts'
import type { Manifest } from './manifest.ts'
import { readTables } from './tables.ts'

/** Tables whose row counts indicate which site has more data. */
const COMPARED = ['bookings', 'payments', 'accounts', 'villas', 'pictures']

/** @throws BadArchive with both counts if the backup has fewer rows than the database that it would replace */
export async function refuseSmaller(tx: Db, { tables, madeAt }: Manifest): Promise<void> {
  const there = new Set((await readTables(tx)).map(({ name }) => name))
  const counts: { name: string; inBackup: number; now: number }[] = []
  for (const name of COMPARED)
    counts.push({
      name,
      inBackup: tables.find((table) => table.name === name)?.rows ?? 0,
      now: there.has(name) ? await countRows(tx, name) : 0,
    })
  if (counts.every(({ inBackup, now }) => inBackup >= now)) return
  const lines = [['', 'backup', 'now'], ...counts.map(({ name, inBackup, now }) => [name, String(inBackup), String(now)])]
  const table = lines.map(([name = '', ...numbers]) => name.padEnd(10) + numbers.map((one) => one.padStart(9)).join(''))
  throw new BadArchive(
    [
      `The backup of ${madeAt} holds less than what it would replace:`,
      ...table,
      'Nothing was changed. With --smaller it is restored all the same.',
    ].join('\n'),
  )
}

async function countRows(tx: Db, table: string): Promise<number> {
  const [counted] = await readRows<{ rows: number }>(tx, sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)}`)
  return counted?.rows ?? 0
}
