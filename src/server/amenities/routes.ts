import { asc } from 'drizzle-orm'
import { translated } from '#domain/translations/translated.ts'
import { answersIn } from '#words/answers.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { amenities } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageOf } from '../http/paging.ts'
import type { HandlersOf } from '../http/serve.ts'
import { saidPicture } from '../languages/said-pictures.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { picturesAt } from '../pictures/queries.ts'
import { createAmenity, removeAmenity, updateAmenity } from './change-amenities.ts'

async function amenitiesOf(db: Db, category: string | undefined, language: Language) {
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
  return shown.map((one) => ({ ...translated('amenity', one.id, one, translator), picture: saidPicture(one.picture, translator) }))
}

export const amenityHandlers = (deps: Deps): HandlersOf<'amenity'> => ({
  amenity: {
    list: async ({ input, contentLanguage }) => {
      const found = await amenitiesOf(deps.db, input.category, contentLanguage)
      return { amenities: pageOf(found, input), total: found.length }
    },
    create: async ({ account, input, language }) => {
      await createAmenity(deps, account, input)
      return { message: answersIn[language].amenityCreated }
    },
    update: async ({ account, input, language }) => {
      await updateAmenity(deps, account, input)
      return { message: answersIn[language].amenityUpdated }
    },
    remove: async ({ account, input, language }) => {
      await removeAmenity(deps, account, input.id)
      return { message: answersIn[language].amenityDeleted }
    },
  },
})
