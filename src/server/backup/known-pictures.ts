import { getTableName, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { icons, pictures } from '../db/schema.ts'
import { filesOfPicture, looksLike, nameIcon } from '../pictures/files.ts'
import type { Store } from '../store/store.ts'
import { BadArchive } from './bad-archive.ts'
import { readTables } from './tables.ts'

const NAMED = 5

/** File names of all pictures and icons in the database. */
export async function knownPictures(db: Db): Promise<Set<string>> {
  const there = new Set((await readTables(db)).map(({ name }) => name))
  const names: string[] = []
  if (there.has(getTableName(pictures)))
    for (const { key, widths, portraits = [] } of await picturesAsTheyAre(db)) names.push(...filesOfPicture(key, { widths, portraits }))
  if (there.has(getTableName(icons))) for (const { key } of await db.select({ key: icons.key }).from(icons)) names.push(nameIcon(key))
  return new Set(names)
}

/** Rows of any version: those of older sites have no `portraits`. */
async function picturesAsTheyAre(db: Db) {
  const row = sql<{ key: string; widths: number[]; portraits?: number[] }>`to_jsonb(${pictures})`
  return (await db.select({ row }).from(pictures)).map((found) => found.row)
}

/** True if a file may be included in a backup: a file that the site shows as a picture must be one. */
export const isAsKnown = (known: ReadonlySet<string>, name: string, bytes: Uint8Array): boolean =>
  !known.has(name) || looksLike(name, bytes)

/** @throws BadArchive naming pictures of the database that are missing in the store or are not pictures there */
export async function refuseLackingPictures(db: Db, store: Store, known: ReadonlySet<string>, saved: ReadonlySet<string>): Promise<void> {
  const lacking = [...known].filter((name) => !saved.has(name))
  if (lacking.length === 0) return
  // Ignore pictures that were removed in the meantime.
  const still = await knownPictures(db)
  const missed = lacking.filter((name) => still.has(name))
  if (missed.length === 0) return
  const more = missed.length > NAMED ? ` and ${missed.length - NAMED} more` : ''
  throw new BadArchive(
    `There is no backup: the site shows pictures that ${store.place} does not have, or has as something that is no picture: ${missed.slice(0, NAMED).join(', ')}${more}. Upload them again, or remove them in the back office.`,
  )
}
