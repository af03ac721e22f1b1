import { asc, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { galleryCalls } from '#contract/gallery.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { galleryImages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export async function updatePicture({ db, now }: Deps, account: Account, { id, version, ...change }: InputOf<typeof galleryCalls.update>) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(galleryImages).where(eq(galleryImages.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    const { alt = before.alt, category = before.category, featured = before.featured } = change
    const [after] = await tx.update(galleryImages).set({ alt, category, featured }).where(eq(galleryImages.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `gallery picture ${id}`, action: 'change', before, after })
  })
  return {}
}

/** Moves the listed pictures to the front in this order; the others follow in their current order. */
export async function reorderPictures({ db, now }: Deps, account: Account, ids: readonly number[]) {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(galleryImages).orderBy(asc(galleryImages.position), asc(galleryImages.id)).for('update')
    const before = rows.map((row) => row.id)
    const first = [...new Set(ids)]
    if (first.some((id) => !before.includes(id))) throw new Refusal('not_found')
    const after = [...first, ...before.filter((id) => !first.includes(id))]
    const moved = rows.filter((row) => row.position !== after.indexOf(row.id))
    for (const { id } of moved) {
      await tx
        .update(galleryImages)
        .set({ position: after.indexOf(id) })
        .where(eq(galleryImages.id, id))
    }
    await recordActivity(tx, account, now(), { subject: 'gallery', action: 'reorder', before, after })
  })
  return {}
}

export async function removePicture({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(galleryImages).where(eq(galleryImages.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: `gallery picture ${id}`, action: 'remove', before })
  })
  return {}
}
