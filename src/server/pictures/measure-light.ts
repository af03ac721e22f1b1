import { eq, sql } from 'drizzle-orm'
import { pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { measurePicture } from './files.ts'

const WHITE = [255, 255]

/** Measures the light of pictures that are there since before it was measured (migration 0156). */
export async function measureMissingLight({ db, store, log }: Deps, stopping: () => boolean): Promise<void> {
  const waiting = await db.select({ key: pictures.key }).from(pictures).where(sql`cardinality(${pictures.light}) = 0`)
  for (const { key } of waiting) {
    if (stopping()) return
    try {
      const { light } = await measurePicture(store, key)
      await db.update(pictures).set({ light }).where(eq(pictures.key, key))
    } catch (error) {
      if (error instanceof StoreDown) throw error
      // Ctrl-C ends the child process, too. The next start measures the picture.
      if (stopping()) return
      log.error({ err: error, picture: key }, 'a picture could not be measured')
      // Told once: such a picture counts as white.
      await db.update(pictures).set({ light: WHITE }).where(eq(pictures.key, key))
    }
  }
}
