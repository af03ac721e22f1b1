import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type CalendarDay, toYear } from '#domain/calendar-day.ts'
import { sampleKeys } from '#domain/messages/samples.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import { type FamilyFact, type FamilyFactName, familyFacts } from '#domain/villas/family-facts.ts'
import { toSlug } from '#domain/villas/slug.ts'
import { amenities as seedAmenities } from '../../../seed/amenities.ts'
import { attractions as seedAttractions } from '../../../seed/attractions.ts'
import { discountRulesFrom, makeSeasons } from '../../../seed/pricing.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { villas as seedVillas, sharedFacts, villaAmenities } from '../../../seed/villas.ts'
import type { Db } from '../db/client.ts'
import { amenities, attractions, discountRules, galleryImages, pictures, seasons, secrets, settings, villas } from '../db/schema.ts'
import { insertSamples } from '../messages/add-samples.ts'
import { type Drawn, type Measured, nameSmallest, storePicture } from '../pictures/files.ts'
import { toUrl } from '../pictures/queries.ts'
import type { Store } from '../store/store.ts'
import { seedTranslations } from './seed-translations.ts'

type Category = 'exteriors' | 'interiors' | 'amenities' | 'surroundings'
export type SeedPicture = Measured & { file: string; alt: string; category: Category; featured: boolean }

export const keyOfFile = (file: string) => file.replace(/\.jpg$/, '')
const urlOfSeed = (picture: string | null) => (picture === null ? null : toUrl(picture))

/** `folder`: the first content. */
type First = { folder: string; store: Store; today: CalendarDay }

/** Fills an empty database with the first content. Never overwrites existing data. @returns false if the database was not empty */
export async function seed(db: Db, { folder, store, today }: First): Promise<boolean> {
  const manifest: SeedPicture[] = JSON.parse(readFileSync(join(folder, 'pictures', 'manifest.json'), 'utf8'))
  const stored: (typeof pictures.$inferInsert)[] = []
  if (!(await isEmpty(db))) return false
  for (const picture of manifest) {
    const [key, jpeg] = [keyOfFile(picture.file), readFileSync(join(folder, 'pictures', picture.file))]
    stored.push({ key, alt: picture.alt, ...(await storePicture(store, key, jpeg, drawnBefore(folder, picture))) })
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE settings IN EXCLUSIVE MODE`)
    if (!(await isEmpty(tx))) return false
    await tx.insert(pictures).values(stored)
    await seedContent(tx, manifest)
    await seedPrices(tx, today)
    await insertSamples(tx, sampleKeys, 'en')
    await seedTranslations(tx, { pictures: manifest.map(({ alt }) => alt), today })
    return true
  })
}

/** Small pictures that `scripts/first-pictures.ts` has drawn, because drawing them takes longer than all else of a first start. */
function drawnBefore(folder: string, { file, width, height, colour, light }: SeedPicture): Drawn {
  const { widths, files } = nameSmallest(keyOfFile(file), { width, height })
  const read = ({ name }: { name: string }) => ({ name, bytes: readFileSync(join(folder, 'pictures', 'small', name)) })
  return { width, height, colour, light, widths, files: files.map(read) }
}

async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.select({ name: settings.name }).from(settings).limit(1)
  return found.length === 0
}

const toFamilyFacts = (facts: Partial<Record<FamilyFactName, number>>): FamilyFact[] =>
  familyFacts.flatMap((fact) => (facts[fact] === undefined ? [] : [{ fact, value: facts[fact] }]))

async function seedContent(tx: Db, manifest: SeedPicture[]): Promise<void> {
  await tx.insert(villas).values(
    seedVillas.map(({ pictures: names, features, rooms, facts, ...villa }, position) => ({
      ...villa,
      slug: toSlug(villa.name),
      description: villa.claim,
      features: [...features],
      amenities: [...villaAmenities],
      imageUrl: toUrl(names[0][0]),
      images: names.map(([key]) => toUrl(key)),
      captions: names.map(([key, text]) => ({ image: toUrl(key), text })),
      rooms: [...rooms],
      familyFacts: toFamilyFacts({ ...sharedFacts, ...facts }),
      position,
    })),
  )
  await tx
    .insert(galleryImages)
    .values(
      manifest.map(({ file, alt, category, featured }, position) => ({ pictureKey: keyOfFile(file), alt, category, featured, position })),
    )
  await tx
    .insert(amenities)
    .values(seedAmenities.map(({ picture, ...rest }, position) => ({ ...rest, image: urlOfSeed(picture), position })))
  await tx
    .insert(attractions)
    .values(seedAttractions.map(({ picture, ...rest }, position) => ({ ...rest, image: urlOfSeed(picture), position })))
  await tx.insert(settings).values(Object.entries(seedSettings).map(([name, value]) => ({ name, value })))
}

async function seedPrices(tx: Db, today: CalendarDay): Promise<void> {
  const year = toYear(today)
  await tx.insert(seasons).values([...makeSeasons(year), ...makeSeasons(year + 1)])
  await tx.insert(discountRules).values(discountRulesFrom(today))
  await tx.insert(settings).values({ name: 'base_rate', value: DEFAULT_BASE_RATE })
}

/** A secret shared by all processes; the first one creates it. */
export async function ensureSecret(db: Db, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`the secret ${name} was not stored`)
  return row.value
}
