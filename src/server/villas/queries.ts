import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Villa, WithdrawnVilla } from '#contract/villas.ts'
import type { Db } from '../db/client.ts'
import { formerSlugs, villas } from '../db/schema.ts'
import { picturesAt } from '../pictures/queries.ts'

export type VillaRow = typeof villas.$inferSelect

export const onSale = isNull(villas.withdrawnAt)

/** All villas on sale in display order, with their pictures' dimensions. */
export async function villasOnSale(db: Db): Promise<Villa[]> {
  const rows = await db.select().from(villas).where(onSale).orderBy(asc(villas.position), asc(villas.id))
  const pictureAt = await picturesAt(db, rows.flatMap(addressesOf))
  const formerSlugsOf = await formerSlugsAmong(db, rows)
  return rows.map((row) => ({
    ...row,
    pictures: addressesOf(row)
      .map(pictureAt)
      .filter((picture) => picture !== null),
    formerSlugs: formerSlugsOf(row),
  }))
}

/** Withdrawn villas, most recent first. */
export async function withdrawnVillas(db: Db): Promise<WithdrawnVilla[]> {
  const { id, name, withdrawnAt } = villas
  const rows = await db.select({ id, name, withdrawnAt }).from(villas).where(isNotNull(withdrawnAt)).orderBy(desc(withdrawnAt), desc(id))
  return rows.map((row) => ({ ...row, withdrawnAt: row.withdrawnAt?.toISOString() ?? '' }))
}

async function formerSlugsAmong(db: Db, rows: VillaRow[]): Promise<(villa: VillaRow) => string[]> {
  if (rows.length === 0) return () => []
  const ids = rows.map((row) => row.id)
  const found = await db.select().from(formerSlugs).where(inArray(formerSlugs.villaId, ids)).orderBy(asc(formerSlugs.slug))
  return ({ id }) => found.filter(({ villaId }) => villaId === id).map(({ slug }) => slug)
}

const addressesOf = ({ imageUrl, images }: VillaRow): string[] => [...new Set([...(imageUrl ? [imageUrl] : []), ...images])]

/** A villa on sale. `lock`: locks it for a transaction that sells its nights. @throws Refusal `no_such_villa` */
export async function villaOnSale(db: Db, id: number, { lock = false } = {}): Promise<VillaRow> {
  const query = db
    .select()
    .from(villas)
    .where(and(eq(villas.id, id), onSale))
  const [villa] = lock ? await query.for('no key update') : await query
  if (!villa) throw new Refusal('no_such_villa')
  return villa
}
