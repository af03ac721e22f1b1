import { asc } from 'drizzle-orm'
import { amenityCalls } from '#contract/amenities.ts'
import type { Db } from '../db/client.ts'
import { amenities } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageOf } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { picturesAt } from '../pictures/queries.ts'
import { createAmenity, removeAmenity, updateAmenity } from './change-amenities.ts'

async function amenitiesOf(db: Db, category: string | undefined) {
  const rows = await db.select().from(amenities).orderBy(asc(amenities.position), asc(amenities.id))
  const wanted = rows.filter((row) => !category || category === 'all' || row.category === category)
  const pictureAt = await picturesAt(
    db,
    wanted.map((row) => row.image),
  )
  return wanted.map((row) => ({ ...row, picture: pictureAt(row.image) }))
}

export const amenityRoutes = (deps: Deps) => [
  serve(amenityCalls.list, async ({ input }) => {
    const found = await amenitiesOf(deps.db, input.category)
    return { amenities: pageOf(found, input), total: found.length }
  }),
  serve(amenityCalls.create, ({ account, input }) => createAmenity(deps, account, input)),
  serve(amenityCalls.update, ({ account, input }) => updateAmenity(deps, account, input)),
  serve(amenityCalls.remove, ({ account, input }) => removeAmenity(deps, account, input.id)),
]
