import { and, asc, eq, type SQL } from 'drizzle-orm'
import { galleryCategories } from '#contract/gallery.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { galleryImages, pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { translatePicture } from '../languages/translate-picture.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { asPicture, toUrl } from '../pictures/queries.ts'
import { addPictures } from './add-pictures.ts'
import { removePicture, reorderPictures, updatePicture } from './change-pictures.ts'

async function listImages(db: Db, language: Language, wanted?: SQL) {
  const rows = await db
    .select({ image: galleryImages, picture: pictures })
    .from(galleryImages)
    .innerJoin(pictures, eq(pictures.key, galleryImages.pictureKey))
    .where(and(wanted))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id))
  const translator = await translatorIn(db, language, { kind: 'picture' })
  return rows.map(({ image, picture }) => {
    const shown = { ...asPicture(picture), alt: image.alt }
    const localized = translator ? translatePicture(shown, translator) : shown
    return { ...image, alt: localized.alt, url: toUrl(picture.key), picture: localized, light: picture.light }
  })
}

export const galleryHandlers = (deps: Deps): HandlersOf<'gallery'> => ({
  gallery: {
    /** Without a category or with 'all' every picture; an unknown category has none. */
    list: ({ input: { category }, contentLanguage }) => {
      if (category === undefined || category === '' || category === 'all') return listImages(deps.db, contentLanguage)
      if (category === 'featured') return listImages(deps.db, contentLanguage, eq(galleryImages.featured, true))
      const known = galleryCategories.find((name) => name === category)
      return known ? listImages(deps.db, contentLanguage, eq(galleryImages.category, known)) : []
    },
    upload: ({ account, input, language }) => addPictures(deps, account, input, language),
    update: ({ account, input }) => updatePicture(deps, account, input),
    reorder: ({ account, input }) => reorderPictures(deps, account, input.ids),
    remove: ({ account, input }) => removePicture(deps, account, input.id),
  },
})
