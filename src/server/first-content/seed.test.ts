import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { orthodoxEaster } from '#domain/pricing/easter.ts'
import { roomFor } from '#domain/translations/fields.ts'
import { makeTranslator } from '#domain/translations/translated.ts'
import type * as english from '#words/en/pricing.ts'
import { discountRulesFrom, makeSeasons } from '../../../seed/pricing.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../db/client.ts'
import { amenities, attractions, discountRules, galleryImages, seasons, settings, villas } from '../db/schema.ts'
import { priceNamesIn } from '../languages/price-names.ts'
import { translationsIn } from '../languages/translator-in.ts'
import { draw } from '../pictures/drawing.ts'
import { looksLike, nameSmallest } from '../pictures/files.ts'
import { pictureFolder } from '../store/open-store.ts'
import { allGroups } from '../translations/groups.ts'
import { keyOfFile, type SeedPicture, seed } from './seed.ts'
import { seededLanguages } from './translated-content.ts'

let database: Database
const dataDir = mkdtempSync(join(tmpdir(), 'villas-seed-'))
const store = pictureFolder({ DATA_DIR: dataDir })
const folder = resolve(import.meta.dirname, '../../../seed')
const begin = () => seed(database.db, { folder, store, today: '2026-06-01' })

beforeAll(async () => {
  database = await testDatabase()
  await begin()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the first start creates the four villas with their meanings', async () => {
  const found = await database.db
    .select({ name: villas.name, slug: villas.slug, meaning: villas.meaning })
    .from(villas)
    .orderBy(villas.position)
  expect(found).toEqual([
    { name: 'Villa Armonia', slug: 'villa-armonia', meaning: 'Harmony' },
    { name: 'Villa Eirini', slug: 'villa-eirini', meaning: 'Peace' },
    { name: 'Villa Thea', slug: 'villa-thea', meaning: 'View' },
    { name: 'Villa Onar', slug: 'villa-onar', meaning: 'Dream' },
  ])
  for (const table of [amenities, galleryImages, attractions]) expect(await database.db.$count(table)).toBeGreaterThan(5)
})

test('every picture of the first content is stored with its small ones, which show the same', async () => {
  const pictures: SeedPicture[] = JSON.parse(readFileSync(join(folder, 'pictures', 'manifest.json'), 'utf8'))
  const small: string[] = []
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (const { file, width, height, colour, light } of pictures) {
    const key = keyOfFile(file)
    const measured = await draw('measure', { bytes: (await store.get(`${key}.jpg`)) ?? new Uint8Array() })
    expect([file, measured]).toEqual([file, { width, height, colour, light }])
    for (const { name, ...variant } of nameSmallest(key, measured).files) {
      const bytes = (await store.get(name)) ?? new Uint8Array()
      const drawn = await draw('measure', { bytes })
      expect([name, looksLike(name, bytes), drawn.width]).toEqual([name, true, variant.width])
      expect(drawn.height / drawn.width).toBeCloseTo(height / width, 2)
      for (const [at, value] of channels(drawn.colour).entries())
        expect(Math.abs(value - (channels(colour)[at] ?? 0)), name).toBeLessThan(12)
      small.push(name)
    }
  }
  expect(readdirSync(join(folder, 'pictures', 'small')).sort()).toEqual(small.sort())
})

test('the first start creates the specified seasons of this year and the next', async () => {
  const found = await database.db.select().from(seasons).orderBy(seasons.from)
  expect(found.map(({ name, from, until, rate }) => `${name} ${from} ${until} ${rate / 100}`)).toEqual([
    'Easter 2026-04-09 2026-04-14 430',
    'Early Summer 2026-05-31 2026-06-30 380',
    'High Summer 2026-07-01 2026-07-31 460',
    'Peak Summer 2026-08-01 2026-08-31 530',
    'Late Summer 2026-09-01 2026-09-15 460',
    'Early Autumn 2026-09-16 2026-10-04 380',
    'Easter 2027-04-29 2027-05-04 430',
    'Early Summer 2027-05-31 2027-06-30 380',
    'High Summer 2027-07-01 2027-07-31 460',
    'Peak Summer 2027-08-01 2027-08-31 530',
    'Late Summer 2027-09-01 2027-09-15 460',
    'Early Autumn 2027-09-16 2027-10-04 380',
  ])
})

const pricingWords = import.meta.glob<typeof english>('../../words/*/pricing.ts', { eager: true })

test.each(['en' as const, ...seededLanguages])('season names in %s match the default names of the pages', async (language) => {
  const { easter, earlySummer, highSummer, peakSummer, lateSummer, earlyAutumn } = pricingWords[
    `../../words/${language}/pricing.ts`
  ] as typeof english
  const nameIn = await priceNamesIn(database.db, language)
  const names = makeSeasons(2026).map(({ name }) => nameIn('seasons.*', name))
  expect(names).toEqual([easter, earlySummer, highSummer, peakSummer, lateSummer, earlyAutumn])
})

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
])('Orthodox Easter of %i is %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day)
})

test('the first start creates the three offers, for the next summer that can be booked', async () => {
  const found = await database.db.select().from(discountRules).orderBy(discountRules.id)
  expect(found.map(({ type, percentHundredths, minimumNights }) => [type, percentHundredths, minimumNights])).toEqual([
    ['early_booking_10', 1000, 7],
    ['early_booking_5', 500, 5],
    ['repeater', 300, 7],
  ])
  expect(discountRulesFrom('2026-09-30')[0]).toMatchObject({ validUntil: '2025-12-31', stayFrom: '2026-06-01', stayUntil: '2026-09-30' })
  expect(discountRulesFrom('2026-10-01')[0]).toMatchObject({ validUntil: '2026-12-31', stayFrom: '2027-06-01', stayUntil: '2027-09-30' })
})

test('company data of the first content are obvious placeholders', async () => {
  const [company] = await database.db.select().from(settings).where(eq(settings.name, 'company'))
  const { legalName, registrationNumber, taxNumber } = (company?.value ?? {}) as Record<string, string>
  for (const value of [legalName, registrationNumber, taxNumber]) expect(value).toContain(PLACEHOLDER)
})

test('a second start changes nothing', async () => {
  await database.db.delete(villas).where(eq(villas.slug, 'villa-onar'))
  expect(await begin()).toBe(false)
  expect(await database.db.$count(villas)).toBe(3)
})

test('all texts except placeholders are translated into the other languages', async () => {
  const groups = await allGroups(database.db)
  for (const language of seededLanguages) {
    const translator = makeTranslator(await translationsIn(database.db, language))
    const open = groups.flatMap(({ sources }) => sources.filter((source) => translator(source).state !== 'translated'))
    expect(open.filter(({ source }) => !source.includes(PLACEHOLDER)).map(({ field, source }) => `${language} ${field} ${source}`)).toEqual(
      [],
    )
  }
  expect(groups.flatMap(({ sources }) => sources).length).toBeGreaterThan(200)
})

test('no text of the first content is longer than its place, in any language', async () => {
  const groups = await allGroups(database.db)
  const placed = groups.flatMap(({ sources }) => sources.filter(({ kind, field }) => roomFor(kind, field) !== undefined))
  expect(placed.length).toBeGreaterThan(4)
  const translators = await Promise.all(
    seededLanguages.map(async (language) => ({ language, translator: makeTranslator(await translationsIn(database.db, language)) })),
  )
  const tooLong = placed.flatMap((source) => {
    const texts = [['en', source.source], ...translators.map(({ language, translator }) => [language, translator(source).text])]
    return texts
      .filter(([, text = '']) => text.length > (roomFor(source.kind, source.field) ?? 0))
      .map(([language]) => `${language} ${source.field} ${source.item}`)
  })
  expect(tooLong).toEqual([])
})
