import { asc } from 'drizzle-orm'
import { translated } from '#domain/translations/translated.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { amenities } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { slicePage } from '../http/paging.ts'
import type { HandlersOf } from '../http/serve.ts'
import { translatePicture } from '../languages/translate-picture.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { picturesAt } from '../pictures/queries.ts'
import { createAmenity, removeAmenity, updateAmenity } from './change-amenities.ts'

async function listAmenities(db: Db, category: string | undefined, language: Language) {
  const rows = await db.select().from(amenities).orderBy(asc(amenities.position), asc(amenities.id))
  const wanted = rows.filter((row) => !category || category === 'all' || row.category === category)
  const pictureAt = await picturesAt(
    db,
    wanted.map((row) => row.image),
  )
  const shown = wanted.map((row) => ({ ...row, picture: pictureAt(row.image) }))
  const items = shown.map(({ id }) => id)
  const translator = await translatorIn(db, language, { kind: 'amenity', items }, { kind: 'picture' })
  if (!translator) return shown
  return shown.map((one) => ({ ...translated('amenity', one.id, one, translator), picture: translatePicture(one.picture, translator) }))
}

export const amenityHandlers = (deps: Deps): HandlersOf<'amenity'> => ({
  amenity: {
    list: async ({ input, contentLanguage }) => {
      const found = await listAmenities(deps.db, input.category, contentLanguage)
      return { amenities: slicePage(found, input), total: found.length }
    },
    create: async ({ account, input, language }) => {
      await createAmenity(deps, account, input)
      return { message: apiMessagesIn[language].amenityCreated }
    },
    update: async ({ account, input, language }) => {
      await updateAmenity(deps, account, input)
      return { message: apiMessagesIn[language].amenityUpdated }
    },
    remove: async ({ account, input, language }) => {
      await removeAmenity(deps, account, input.id)
      return { message: apiMessagesIn[language].amenityDeleted }
    },
  },
})
