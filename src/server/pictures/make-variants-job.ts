import { eq, sql } from 'drizzle-orm'
import { pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { makeVariants, PICTURE_WIDTHS, widthsOf } from './files.ts'

/** Serves phones and small windows; made for all pictures before the other widths. */
const FIRST_WIDTH = 800

/** Until the first variant exists, pages show the original, which is many times larger. */
export async function makeMissingVariants({ db, store, log }: Deps, stopping: () => boolean): Promise<void> {
  const { key, width, widths } = pictures
  const waiting = await db
    .select({ key, width, widths })
    .from(pictures)
    .where(sql`cardinality(${widths}) < ${PICTURE_WIDTHS.length}`)
    .orderBy(pictures.createdAt, key)
  const made = new Map(waiting.map((picture) => [picture.key, picture.widths]))

  const make = async (picture: string, wanted: number[]) => {
    const before = made.get(picture)
    const missing = wanted.filter((one) => !before?.includes(one))
    if (!before || missing.length === 0 || stopping()) return
    try {
      await makeVariants(store, picture, missing)
      const all = [...before, ...missing].sort((a, b) => a - b)
      await db.update(pictures).set({ widths: all }).where(eq(key, picture))
      made.set(picture, all)
    } catch (error) {
      if (error instanceof StoreDown) throw error
      made.delete(picture)
      log.error({ err: error, picture }, 'a picture could not be made smaller')
    }
  }

  for (const picture of waiting)
    if (picture.widths.length === 0)
      await make(
        picture.key,
        widthsOf(picture).filter((one) => one === FIRST_WIDTH),
      )
  for (const picture of waiting) await make(picture.key, widthsOf(picture))
}
