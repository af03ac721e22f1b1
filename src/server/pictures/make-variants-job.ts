import { eq, or, sql } from 'drizzle-orm'
import { pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { makeVariants, PICTURE_WIDTHS, PORTRAIT_WIDTHS, type Variants, variantsFor } from './files.ts'
import { measureMissingLight } from './measure-light.ts'

/** Serves phones and small windows; made for all pictures before the other widths. */
const FIRST_WIDTH = 720

/** Makes the variants beside the smallest one, which every picture has from the start. */
export async function makeMissingVariants(deps: Deps, stopping: () => boolean): Promise<void> {
  const { db, store, log } = deps
  await measureMissingLight(deps, stopping)
  const { key, width, height, widths, portraits } = pictures
  const waiting = await db
    .select({ key, width, height, widths, portraits })
    .from(pictures)
    .where(or(sql`cardinality(${widths}) < ${PICTURE_WIDTHS.length}`, sql`cardinality(${portraits}) < ${PORTRAIT_WIDTHS.length}`))
    .orderBy(pictures.createdAt, key)
  const made = new Map<string, Variants>(waiting.map((picture) => [picture.key, picture]))

  const make = async (picture: string, wanted: Variants) => {
    const before = made.get(picture)
    if (!before || stopping()) return
    const missing = {
      widths: wanted.widths.filter((one) => !before.widths.includes(one)),
      portraits: wanted.portraits.filter((one) => !before.portraits.includes(one)),
    }
    if (missing.widths.length + missing.portraits.length === 0) return
    try {
      await makeVariants(store, picture, missing)
      const all = {
        widths: [...before.widths, ...missing.widths].sort((a, b) => a - b),
        portraits: [...before.portraits, ...missing.portraits].sort((a, b) => a - b),
      }
      await db.update(pictures).set(all).where(eq(key, picture))
      made.set(picture, all)
    } catch (error) {
      if (error instanceof StoreDown) throw error
      // Ctrl-C ends the child process, too. The next start makes the picture.
      if (stopping()) return
      made.delete(picture)
      log.error({ err: error, picture }, 'a picture could not be made smaller')
    }
  }

  for (const picture of waiting)
    await make(picture.key, { widths: variantsFor(picture).widths.filter((one) => one <= FIRST_WIDTH), portraits: [] })
  for (const picture of waiting) await make(picture.key, variantsFor(picture))
}
