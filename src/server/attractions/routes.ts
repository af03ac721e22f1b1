import { asc } from 'drizzle-orm'
import { attractionCalls } from '#contract/attractions.ts'
import type { Db } from '../db/client.ts'
import { attractions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { picturesAt } from '../pictures/queries.ts'
import { createAttraction, removeAttraction, updateAttraction } from './change-attractions.ts'

async function attractionsOf(db: Db, category: string | undefined) {
  const rows = await db.select().from(attractions).orderBy(asc(attractions.position), asc(attractions.id))
  const wanted = rows.filter((row) => !category || category === 'all' || row.category === category)
  const pictureAt = await picturesAt(
    db,
    wanted.map((row) => row.image),
  )
  return wanted.map((row) => ({ ...row, picture: pictureAt(row.image) }))
}

export const attractionRoutes = (deps: Deps) => [
  serve(attractionCalls.list, async ({ input }) => {
    const found = await attractionsOf(deps.db, input.category)
    return { attractions: found, total: found.length }
  }),
  serve(attractionCalls.create, ({ account, input }) => createAttraction(deps, account, input)),
  serve(attractionCalls.update, ({ account, input }) => updateAttraction(deps, account, input)),
  serve(attractionCalls.remove, ({ account, input }) => removeAttraction(deps, account, input.id)),
]
