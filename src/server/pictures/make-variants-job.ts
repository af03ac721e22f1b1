import { eq, sql } from 'drizzle-orm'
import { pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { makeVariants } from './files.ts'

/** Until the variants exist, pages show the original. */
export async function makeMissingVariants({ db, store, log }: Deps, stopping: () => boolean): Promise<void> {
  const waiting = await db
    .select({ key: pictures.key })
    .from(pictures)
    .where(sql`cardinality(${pictures.widths}) = 0`)
    .orderBy(pictures.createdAt, pictures.key)
  for (const { key } of waiting) {
    if (stopping()) return
    try {
      const widths = await makeVariants(store, key)
      await db.update(pictures).set({ widths }).where(eq(pictures.key, key))
    } catch (error) {
      if (error instanceof StoreDown) throw error
      log.error({ err: error, picture: key }, 'a picture could not be made smaller')
    }
  }
}
