import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import { amenities, attractions, galleryImages, pictures, settings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { discardPicture } from './store.ts'

// An owner who has uploaded a picture may still be writing the form it belongs to.
const SPARED_DAYS = 1

const url = sql`'/pictures/' || ${pictures.key} || '.jpg'`

/** Pictures that nothing shows any more, taken out or never put in, do not stay on the disk. Those of the first content do. */
export async function removeUnusedPictures({ db, env, now }: Deps): Promise<void> {
  const unused = and(
    lt(pictures.createdAt, daysAfter(now(), -SPARED_DAYS)),
    sql`${pictures.key} LIKE 'u-%'`,
    notExists(db.select().from(galleryImages).where(eq(galleryImages.pictureKey, pictures.key))),
    notExists(db.select().from(villas).where(sql`${villas.imageUrl} = ${url} OR ${villas.images} ? (${url})`)),
    notExists(db.select().from(amenities).where(sql`${amenities.image} = ${url} OR ${amenities.icon} = ${url}`)),
    notExists(db.select().from(attractions).where(sql`${attractions.image} = ${url}`)),
    notExists(db.select().from(settings).where(sql`position(${url} IN ${settings.value}::text) > 0`)),
  )
  const removed = await db.delete(pictures).where(unused).returning({ key: pictures.key })
  for (const { key } of removed) await discardPicture(env.DATA_DIR, key)
}
