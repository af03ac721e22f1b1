import { and, eq, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { amenities, attractions, galleryImages, icons, papers, pictures, settings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { deleteUsual } from '../safeguards/usual-amounts.ts'
import { discardIcon, discardPicture } from './files.ts'

// A picture may be uploaded before its form is saved.
const SPARED_DAYS = 1

/**
 * Deletes pictures and icons that nothing refers to, except those of the first content. Each is checked again right before deletion.
 * Files are deleted before rows: if the store is down, the next run retries.
 */
export async function removeUnusedPictures(deps: Deps, stopping: () => boolean): Promise<void> {
  const { db, now } = deps
  const before = daysAfter(now(), -SPARED_DAYS)
  const found = { pictures: await unusedPictures(db, before), icons: await unusedIcons(db, before) }
  await deleteUsual(deps, 'pictures', {
    count: async () => found.pictures.length + found.icons.length,
    remove: () => remove(deps, before, found, stopping),
  })
}

type Unused = { pictures: string[]; icons: string[] }

/** @returns the number of pictures and icons that are gone */
async function remove({ db, store }: Deps, before: Date, unused: Unused, stopping: () => boolean): Promise<number> {
  let removed = 0
  for (const key of unused.pictures) {
    if (stopping()) return removed
    if ((await unusedPictures(db, before, key)).length === 0) continue
    await discardPicture(store, key)
    await db.delete(pictures).where(eq(pictures.key, key))
    removed += 1
  }
  for (const key of unused.icons) {
    if (stopping()) return removed
    if ((await unusedIcons(db, before, key)).length === 0) continue
    await discardIcon(store, key)
    await db.delete(icons).where(eq(icons.key, key))
    removed += 1
  }
  return removed
}

async function unusedPictures(db: Db, before: Date, only?: string): Promise<string[]> {
  const { key, createdAt } = pictures
  const inGallery = db.select().from(galleryImages).where(eq(galleryImages.pictureKey, key))
  const onPaper = db.select().from(papers).where(sql`${papers.content} -> 'picture' ->> 'key' = ${key}`)
  const url = sql`'/pictures/' || ${key} || '.jpg'`
  const old = and(lt(createdAt, before), sql`${key} LIKE 'u-%'`, only === undefined ? undefined : eq(key, only))
  const found = await db
    .select({ key })
    .from(pictures)
    .where(and(old, notExists(inGallery), notExists(onPaper), isUnreferenced(db, url)))
  return found.map((row) => row.key)
}

async function unusedIcons(db: Db, before: Date, only?: string): Promise<string[]> {
  const { key, createdAt } = icons
  const old = and(lt(createdAt, before), only === undefined ? undefined : eq(key, only))
  const found = await db
    .select({ key })
    .from(icons)
    .where(and(old, isUnreferenced(db, sql`'/pictures/' || ${key} || '.webp'`)))
  return found.map((row) => row.key)
}

const isUnreferenced = (db: Db, url: SQL): SQL | undefined =>
  and(
    notExists(
      db.select().from(villas).where(sql`${villas.imageUrl} = ${url} OR ${villas.floorPlan} = ${url} OR ${villas.images} ? (${url})`),
    ),
    notExists(db.select().from(amenities).where(sql`${amenities.image} = ${url} OR ${amenities.icon} = ${url}`)),
    notExists(db.select().from(attractions).where(sql`${attractions.image} = ${url}`)),
    notExists(db.select().from(settings).where(sql`position(${url} IN ${settings.value}::text) > 0`)),
  )
