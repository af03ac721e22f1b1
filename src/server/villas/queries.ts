import { and, asc, eq, isNull } from 'drizzle-orm'
import { Refused } from '#contract/refused.ts'
import type { Villa } from '#contract/villas.ts'
import type { Db } from '../db/client.ts'
import { villas } from '../db/schema.ts'
import { picturesAt } from '../pictures/queries.ts'

export type VillaRow = typeof villas.$inferSelect

const onSale = isNull(villas.withdrawnAt)

/** All villas on sale, in the owners' order, with the sizes of their pictures. */
export async function villasOnSale(db: Db): Promise<Villa[]> {
  const rows = await db.select().from(villas).where(onSale).orderBy(asc(villas.position), asc(villas.id))
  const pictureAt = await picturesAt(db, rows.flatMap(addressesOf))
  return rows.map((row) => ({
    ...row,
    pictures: addressesOf(row)
      .map(pictureAt)
      .filter((picture) => picture !== null),
  }))
}

const addressesOf = ({ imageUrl, images }: VillaRow): string[] => [...new Set([...(imageUrl ? [imageUrl] : []), ...images])]

/** A villa on sale. In a transaction that sells its nights, `lock` makes others wait. */
export async function villaOnSale(db: Db, id: number, { lock = false } = {}): Promise<VillaRow> {
  const query = db
    .select()
    .from(villas)
    .where(and(eq(villas.id, id), onSale))
  const [villa] = lock ? await query.for('no key update') : await query
  if (!villa) throw new Refused('no_such_villa')
  return villa
}
