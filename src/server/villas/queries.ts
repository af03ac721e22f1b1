import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Villa, WithdrawnVilla } from '#contract/villas.ts'
import { Id } from '#contract/wire.ts'
import { countBedrooms } from '#domain/villas/bedrooms.ts'
import { standardAmenities } from '#domain/villas/standard-amenities.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { contains } from '../db/contains.ts'
import { formerSlugs, villas } from '../db/schema.ts'
import { picturesAt } from '../pictures/queries.ts'

export type VillaRow = typeof villas.$inferSelect

export const onSale = isNull(villas.withdrawnAt)

const inOrder = [asc(villas.position), asc(villas.id)]

type Wanted = { search?: string | undefined; limit: number; offset: number }

/** A page of the villas on sale, in display order. */
export async function villasOnSale(db: Db, { search, limit, offset }: Wanted): Promise<{ villas: Villa[]; total: number }> {
  const wanted = and(onSale, contains(search, villas.name, villas.greekName))
  const rows = await db
    .select()
    .from(villas)
    .where(wanted)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
  return { villas: await withPictures(db, rows), total: await db.$count(villas, wanted) }
}

/** Villas by their ids, in any order. */
export const villasByIds = async (db: Db, ids: readonly number[]): Promise<Villa[]> =>
  withPictures(db, await db.select().from(villas).where(anyOf(villas.id, ids)))

/** A villa on sale by its slug, its id, or a slug it had before, in this order. @throws Refusal `no_such_villa` */
export async function villaBy(db: Db, idOrSlug: string): Promise<Villa> {
  const { id, slug } = villas
  const bySlug = db
    .select({ id })
    .from(villas)
    .where(and(onSale, eq(slug, idOrSlug)))
  const byId = db
    .select({ id })
    .from(villas)
    .where(and(onSale, eq(id, idIn(idOrSlug) ?? NO_ID)))
  const byFormerSlug = db.select({ id: formerSlugs.villaId }).from(formerSlugs).where(eq(formerSlugs.slug, idOrSlug))
  // One after the other by an index: with `or` all villas are read.
  const [row] = await db
    .select()
    .from(villas)
    .where(and(onSale, eq(id, sql`coalesce((${bySlug}), (${byId}), (${byFormerSlug}))`)))
  const [villa] = row ? await withPictures(db, [row]) : []
  if (!villa) throw new Refusal('no_such_villa')
  return villa
}

const NO_ID = 0

/** The id that a text is; undefined for '3.0' and '03', which are the same number. */
const idIn = (text: string): number | undefined => {
  const { data } = Id.safeParse(text)
  return String(data) === text ? data : undefined
}

export async function villaNames(db: Db) {
  const { id, name, slug, updatedAt, imageUrl, images } = villas
  const rows = await db
    .select({ id, name, slug, updatedAt, imageUrl, images })
    .from(villas)
    .where(onSale)
    .orderBy(...inOrder)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    updatedAt: row.updatedAt.toISOString(),
    images: listAddresses(row),
  }))
}

/** Villas with their pictures' dimensions and former slugs. */
async function withPictures(db: Db, rows: VillaRow[]): Promise<Villa[]> {
  const pictureAt = await picturesAt(db, [...rows.flatMap(listAddresses), ...rows.map(({ floorPlan }) => floorPlan)])
  const getFormerSlugs = await formerSlugsAmong(db, rows)
  return rows.map((row) => ({
    ...row,
    pictures: listAddresses(row)
      .map(pictureAt)
      .filter((picture) => picture !== null),
    floorPlanPicture: pictureAt(row.floorPlan),
    formerSlugs: getFormerSlugs(row),
    standardAmenities: standardAmenities(row.amenities),
    bedrooms: countBedrooms(row.rooms),
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
  const found = await db.select().from(formerSlugs).where(anyOf(formerSlugs.villaId, ids)).orderBy(asc(formerSlugs.slug))
  return ({ id }) => found.filter(({ villaId }) => villaId === id).map(({ slug }) => slug)
}

/** The addresses of a villa's pictures, its main one first. */
export const listAddresses = ({ imageUrl, images }: Pick<VillaRow, 'imageUrl' | 'images'>): string[] => [
  ...new Set([...(imageUrl ? [imageUrl] : []), ...images]),
]

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
