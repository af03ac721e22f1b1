import { asc, sql } from 'drizzle-orm'
import { type CalendarDay, toYear } from '#domain/calendar-day.ts'
import { type Translation, translationsBetween } from '#domain/translations/translated.ts'
import { discountRulesFrom, makeSeasons } from '../../../seed/pricing.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import type { TranslatedContent } from '../../../seed/translations/shape.ts'
import type { Db } from '../db/client.ts'
import { amenities, attractions, translations, villas } from '../db/schema.ts'
import { translatedContent } from './translated-content.ts'

type Seeded = { pictures: string[]; today: CalendarDay }

/** Translates the first content, which has just been written. `pictures`: their alternative texts in English. */
export async function seedTranslations(tx: Db, seeded: Seeded): Promise<void> {
  const rows = {
    villas: await tx.select().from(villas).orderBy(asc(villas.position)),
    amenities: await tx.select().from(amenities).orderBy(asc(amenities.position)),
    attractions: await tx.select().from(attractions).orderBy(asc(attractions.position)),
  }
  for (const [language, content] of translatedContent) {
    const all = listTranslations(content, rows, seeded).map((one) => ({ ...one, language, updatedAt: sql`now()` }))
    await tx.insert(translations).values(all)
  }
}

type Rows = { villas: (typeof villas.$inferSelect)[]; amenities: { id: number }[]; attractions: { id: number }[] }

function listTranslations(content: TranslatedContent, rows: Rows, { pictures, today }: Seeded): Translation[] {
  const rules = discountRulesFrom(today)
  const summer = toYear(rules[0]?.stayFrom ?? today)
  const { settings, texts } = content
  return [
    ...rows.villas.flatMap((villa, index) => {
      const { captions = [], ...localizedVilla } = content.villas[index] ?? {}
      const other = { ...localizedVilla, captions: captions.map((text) => ({ text })), amenities: content.villaAmenities }
      return translationsBetween('villa', villa.id, villa, other)
    }),
    ...rows.amenities.flatMap((one, index) => translationsBetween('amenity', one.id, one, content.amenities[index] ?? {})),
    ...rows.attractions.flatMap((one, index) => translationsBetween('attraction', one.id, one, content.attractions[index] ?? {})),
    ...translationsBetween('picture', 0, { alts: pictures }, { alts: content.pictures }),
    ...translationsBetween(
      'price',
      0,
      listNames(makeSeasons(summer), rules),
      listNames(
        content.seasons.map((name) => ({ name })),
        content.discounts(summer),
      ),
    ),
    ...translationsBetween('settings', 0, seedSettings, settings),
    ...translationsBetween('law', 0, seedSettings, { texts }),
  ]
}

const listNames = (seasons: readonly { name: string }[], rules: readonly { name: string; description: string }[]) => ({
  seasons: seasons.map(({ name }) => name),
  discounts: rules.map(({ name }) => name),
  terms: rules.map(({ description }) => description),
})
