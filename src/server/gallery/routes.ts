import { asc, eq } from 'drizzle-orm'
import { galleryCalls, galleryCategories } from '#contract/gallery.ts'
import type { Db } from '../db/client.ts'
import { galleryImages, pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { asPicture, urlOf } from '../pictures/queries.ts'

async function galleryOf(db: Db, category: string | undefined) {
  const rows = await db
    .select({ image: galleryImages, picture: pictures })
    .from(galleryImages)
    .innerJoin(pictures, eq(pictures.key, galleryImages.pictureKey))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id))
  return rows
    .filter(({ image }) => category === undefined || image.category === category)
    .map(({ image, picture }) => ({ ...image, url: urlOf(picture.key), picture: { ...asPicture(picture), alt: image.alt } }))
}

const known = (category: string | undefined) => galleryCategories.find((name) => name === category)

/** An unknown category has no pictures; none or 'all' has every one. */
export const galleryRoutes = (deps: Deps) => [
  serve(galleryCalls.list, ({ input: { category } }) => {
    if (category === undefined || category === '' || category === 'all') return galleryOf(deps.db, undefined)
    return known(category) ? galleryOf(deps.db, category) : []
  }),
]
