import { asc } from 'drizzle-orm'
import { translated } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { attractions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { translatePicture } from '../languages/translate-picture.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { picturesAt } from '../pictures/queries.ts'
import { createAttraction, removeAttraction, updateAttraction } from './change-attractions.ts'

async function listAttractions(db: Db, category: string | undefined, language: Language) {
  const rows = await db.select().from(attractions).orderBy(asc(attractions.position), asc(attractions.id))
  const wanted = rows.filter((row) => !category || category === 'all' || row.category === category)
  const pictureAt = await picturesAt(
    db,
    wanted.map((row) => row.image),
  )
  const shown = wanted.map((row) => ({ ...row, picture: pictureAt(row.image) }))
  const items = shown.map(({ id }) => id)
  const translator = await translatorIn(db, language, { kind: 'attraction', items }, { kind: 'picture' })
  if (!translator) return shown
  return shown.map((one) => ({ ...translated('attraction', one.id, one, translator), picture: translatePicture(one.picture, translator) }))
}

export const attractionHandlers = (deps: Deps): HandlersOf<'attraction'> => ({
  attraction: {
    list: async ({ input, contentLanguage }) => {
      const found = await listAttractions(deps.db, input.category, contentLanguage)
      return { attractions: found, total: found.length }
    },
    create: ({ account, input }) => createAttraction(deps, account, input),
    update: ({ account, input }) => updateAttraction(deps, account, input),
    remove: ({ account, input }) => removeAttraction(deps, account, input.id),
  },
})
