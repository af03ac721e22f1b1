import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Place, placesIn } from '#domain/translations/translated.ts'
import type { Db } from '../db/client.ts'
import { amenities, attractions, discountRules, fees, galleryImages, pictures, seasons, villaGuides, villas } from '../db/schema.ts'
import { readSettings } from '../settings/queries.ts'

/** `of`: title of what a text belongs to, where a group has several. */
export type Source = Place & { of: string | null }

/** Texts that are translated together. `villa`: its name; `slug`: of its page. */
export type Group = { group: string; villa: string | null; slug: string | null; sources: Source[] }

export const HOUSE_GROUPS: readonly string[] = ['settings', 'law']

const without = (of: string | null, places: Place[]): Source[] => places.map((place) => ({ ...place, of }))

/** The groups beside the villas, and what reads them. */
const groupsOfSite: Record<string, (db: Db) => Promise<Source[]>> = {
  settings: async (db) => without(null, placesIn('settings', 0, await readSettings(db))),
  prices: async (db) => without(null, placesIn('price', 0, await priceNames(db))),
  amenities: async (db) => {
    const all = await db.select().from(amenities).orderBy(asc(amenities.position), asc(amenities.id))
    return all.flatMap((one) => without(one.title, placesIn('amenity', one.id, one)))
  },
  attractions: async (db) => {
    const all = await db.select().from(attractions).orderBy(asc(attractions.position), asc(attractions.id))
    return all.flatMap((one) => without(one.title, placesIn('attraction', one.id, one)))
  },
  pictures: async (db) => without(null, placesIn('picture', 0, { alts: await picturesInUse(db) })),
  law: async (db) => without(null, placesIn('law', 0, await readSettings(db))),
}

const groupOfSite = async (db: Db, group: string): Promise<Group> => ({
  group,
  villa: null,
  slug: null,
  sources: (await groupsOfSite[group]?.(db)) ?? [],
})

async function priceNames(db: Db) {
  const named = await db
    .select({ name: seasons.name })
    .from(seasons)
    .where(eq(seasons.active, true))
    .orderBy(asc(seasons.from), asc(seasons.id))
  const rules = await db
    .select({ name: discountRules.name, description: discountRules.description })
    .from(discountRules)
    .where(eq(discountRules.active, true))
    .orderBy(asc(discountRules.id))
  const charged = await db.select({ name: fees.name }).from(fees).orderBy(asc(fees.id))
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  return { seasons: names(named), discounts: names(rules), terms: rules.map(({ description }) => description), fees: names(charged) }
}

async function picturesInUse(db: Db): Promise<string[]> {
  const shown = await db.select({ alt: galleryImages.alt }).from(galleryImages).orderBy(asc(galleryImages.position), asc(galleryImages.id))
  const stored = await db.select({ alt: pictures.alt }).from(pictures).orderBy(asc(pictures.createdAt), asc(pictures.key))
  return [...shown, ...stored].map(({ alt }) => alt)
}

type VillaRow = typeof villas.$inferSelect
type GuideRow = typeof villaGuides.$inferSelect

function villaGroup(villa: VillaRow, guide: GuideRow | null): Group {
  const sources = [...placesIn('villa', villa.id, villa), ...(guide ? placesIn('guide', villa.id, guide) : [])]
  return { group: `villa-${villa.id}`, villa: villa.name, slug: villa.slug, sources: without(null, sources) }
}

/** Of all villas on sale, or of one. */
async function villaGroups(db: Db, id?: number): Promise<Group[]> {
  const rows = await db
    .select()
    .from(villas)
    .leftJoin(villaGuides, eq(villaGuides.villaId, villas.id))
    .where(and(isNull(villas.withdrawnAt), id === undefined ? undefined : eq(villas.id, id)))
    .orderBy(asc(villas.position), asc(villas.id))
  return rows.map((row) => villaGroup(row.villas, row.villa_guides))
}

/** All texts that can be translated, in the order of the office. */
export async function allGroups(db: Db): Promise<Group[]> {
  const [first = '', ...others] = Object.keys(groupsOfSite)
  const groups = [await groupOfSite(db, first), ...(await villaGroups(db))]
  for (const name of others) groups.push(await groupOfSite(db, name))
  return groups
}

/** Undefined if there is none. */
export async function groupNamed(db: Db, name: string): Promise<Group | undefined> {
  const villaId = /^villa-(\d{1,9})$/.exec(name)?.[1]
  if (villaId !== undefined) return (await villaGroups(db, Number(villaId)))[0]
  return Object.hasOwn(groupsOfSite, name) ? groupOfSite(db, name) : undefined
}
