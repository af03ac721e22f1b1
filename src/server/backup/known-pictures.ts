import { getTableName } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { icons, pictures } from '../db/schema.ts'
import { filesOfPicture, iconOf, looksLike } from '../pictures/files.ts'
import type { Store } from '../store/store.ts'
import { BadArchive } from './bad-archive.ts'
import { tablesOf } from './tables.ts'

const NAMED = 5

/** The files that the site shows: of every picture and icon that the database knows. */
export async function knownPictures(db: Db): Promise<Set<string>> {
  const there = new Set((await tablesOf(db)).map(({ name }) => name))
  const names: string[] = []
  if (there.has(getTableName(pictures)))
    for (const { key, widths } of await db.select({ key: pictures.key, widths: pictures.widths }).from(pictures))
      names.push(...filesOfPicture(key, widths))
  if (there.has(getTableName(icons))) for (const { key } of await db.select({ key: icons.key }).from(icons)) names.push(iconOf(key))
  return new Set(names)
}

/** Whether a file may go into a backup: what the site shows as a picture has to be one. */
export const isAsKnown = (known: ReadonlySet<string>, name: string, bytes: Uint8Array): boolean =>
  !known.has(name) || looksLike(name, bytes)

/** Throws with the names of what the database knows and the store does not have, or has as something else than a picture. */
export async function refuseLackingPictures(db: Db, store: Store, known: ReadonlySet<string>, saved: ReadonlySet<string>): Promise<void> {
  const lacking = [...known].filter((name) => !saved.has(name))
  if (lacking.length === 0) return
  // What was removed in the back office meanwhile is not missed.
  const still = await knownPictures(db)
  const missed = lacking.filter((name) => still.has(name))
  if (missed.length === 0) return
  const more = missed.length > NAMED ? ` and ${missed.length - NAMED} more` : ''
  throw new BadArchive(
    `There is no backup: the site shows pictures that ${store.place} does not have, or has as something that is no picture: ${missed.slice(0, NAMED).join(', ')}${more}. Upload them again, or remove them in the back office.`,
  )
}
