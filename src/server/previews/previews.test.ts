import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { villaCalls } from '#contract/villas.ts'
import { aSeason, aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Pages, servePages } from '../../../tests/pages.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, villas } from '../db/schema.ts'
import { villaBy } from '../villas/queries.ts'
import { placeLines } from './draw-preview.ts'
import { PreviewQuery, readPreview } from './read-preview.ts'

let site: TestSite
let pages: Pages
let owner: Client
let villaId: number
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
  owner = await site.admin()
  await aSeason(site.db)
  const { url } = await owner(pictureCalls.upload, {
    purpose: 'villa',
    files: [await aPicture('sea.jpg', { width: 1600, height: 1200 })],
  })
  ;({ id: villaId } = await aVilla(site.db, { name: 'Villa Θέα', slug: 'villa-thea', images: [url] }))
  site.deps.content.changed()
})
afterAll(() => site.close())

const stay = `checkIn=${week.checkIn}&checkOut=${week.checkOut}&guests=3`
const ask = (query = '', before = '') => pages(`${before}/villas/villa-thea/preview.png${query && `?${query}`}`)
const linesFor = async (query: Record<string, string>, language: 'en' | 'de' = 'en') =>
  placeLines(await readPreview(site.deps, await villaBy(site.db, 'villa-thea'), PreviewQuery.parse(query), language), language).map(
    ({ text }) => text,
  )
const weekFor = (guests: number) => ({ ...week, guests: String(guests) })
const metaIn = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

test('a shared villa shows a picture of 1200 by 630 pixels below 300 kB, with and without a stay', async () => {
  for (const query of ['', stay, 'fbclid=IwAR0']) {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('content-type')], query).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  }
})

test('a villa without photographs has a picture all the same, and a name of odd signs or of many letters is drawn', async () => {
  for (const name of ['🌊', `Villa ${'Αγία Ειρήνη '.repeat(30)}`, 'Žuta kuća <b>&']) {
    const { slug } = await aVilla(site.db, { name, slug: `odd-${name.length}` })
    const answer = await pages(`/villas/${slug}/preview.png`)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width, name).toBe(1200)
  }
})

test('the sum on the picture is the one of the price for the same guests, in the language of the page', async () => {
  const { total } = await site.visitor(bookingCalls.price, { villaId, ...week, guests: 3 })
  expect(total).toBeGreaterThan(0)
  const euros = `€${(total / 100).toLocaleString('en-US')}`
  expect(await linesFor(weekFor(3))).toEqual(
    expect.arrayContaining(['Villa Θέα', 'Mon 6 – 13 Jul 2026 · 3 guests', euros, 'Total for 7 nights']),
  )
  expect((await linesFor(weekFor(3), 'de')).join(' ')).toMatch(/3 Gäste/)
  const [english, german] = await Promise.all([ask(stay), ask(stay, '/de')])
  expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'))
})

const withoutSum = async (query: Record<string, string>) => {
  const lines = await linesFor(query)
  expect(lines).toContain('Villa Θέα')
  expect(lines.join(' ')).not.toMatch(/€|night|guest/)
}

test('nothing is said of a stay without dates, with one that breaks a rule, or with more guests than the villa has room for', async () => {
  await withoutSum({})
  expect(await linesFor({})).toEqual(['Aegean Light Villas', 'Villa Θέα', 'Halkidiki, Greece'])
  await withoutSum({ checkIn: week.checkIn, checkOut: weekLater(60).checkOut })
  await withoutSum({ checkIn: week.checkOut, checkOut: week.checkIn })
  await withoutSum(weekFor(7))
})

test('nights that are sold meanwhile lose their price, and the picture changes its name for caches', async () => {
  const { checkIn, checkOut } = weekLater(1)
  const query = { checkIn, checkOut, guests: '2' }
  const address = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`
  const etag = (await ask(address)).headers.get('etag') ?? ''
  const known = () => pages(`/villas/villa-thea/preview.png?${address}`, { headers: { 'if-none-match': etag } })
  expect((await known()).status).toBe(304)
  await site.db.insert(bookings).values({
    code: 'P1',
    villaId,
    status: 'restricted',
    checkIn,
    checkOut,
    guestName: 'Taken',
    originalTotal: 0,
    total: 0,
    createdAt: site.clock.now,
  } as typeof bookings.$inferInsert)
  await withoutSum(query)
  expect((await known()).status).toBe(200)
})

test.each([
  'checkIn=2026-07-06',
  'checkOut=2026-07-06',
  'checkIn=tomorrow&checkOut=2026-07-13',
  'checkIn=2026-02-30&checkOut=2026-03-10',
  `${stay.replace('guests=3', 'guests=0')}`,
  `${stay.replace('guests=3', 'guests=3.5')}`,
  `${stay.replace('guests=3', 'guests=1e9')}`,
  'guests=many',
])('a bent address is refused: %s', async (query) => {
  const answer = await ask(query)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
})

test('a villa that is not on sale has no picture, a number is no name, and a former name leads to the present one', async () => {
  const { id } = await aVilla(site.db, { name: 'Withdrawn', slug: 'withdrawn', withdrawnAt: site.clock.now })
  expect((await pages('/villas/withdrawn/preview.png')).status).toBe(404)
  expect((await pages(`/villas/${id}/preview.png`)).status).toBe(404)
  expect((await pages('/villas/unknown/preview.png')).status).toBe(404)
  const [row] = await site.db.select().from(villas).where(eq(villas.id, villaId))
  const { size, doubleBeds, singleBeds, sofaBeds, bathrooms, capacity, images } = row ?? ({} as never)
  const form = { id: villaId, name: 'Villa Nea', size, doubleBeds, singleBeds, sofaBeds, bathrooms, capacity, images }
  await owner(villaCalls.update, form)
  const answer = await pages(`/el/villas/villa-thea/preview.png?${stay}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/el/villas/villa-nea/preview.png?${stay}`])
  await owner(villaCalls.update, { ...form, name: 'Villa Thea' })
})

test('the page of a villa names the picture with its stay, in its language', async () => {
  for (const [path, picture] of [
    ['/villas/villa-thea', '/villas/villa-thea/preview.png'],
    [`/villas/villa-thea?${stay}`, `/villas/villa-thea/preview.png?${stay}`],
    [`/sr/villas/villa-thea?${stay}`, `/sr/villas/villa-thea/preview.png?${stay}`],
    ['/de/villas/villa-thea/photos', '/de/villas/villa-thea/preview.png'],
    ['/villas?length=7&month=2026-07&villa=villa-thea', '/villas/villa-thea/preview.png'],
  ] as const) {
    const html = await (await pages(path)).text()
    const image = metaIn(html, 'og:image')
    expect(image, path).toBe(`http://localhost:3000${picture}`)
    expect([metaIn(html, 'og:image:width'), metaIn(html, 'og:image:height'), metaIn(html, 'og:image:type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ])
    expect(metaIn(html, 'og:image:alt'), path).not.toBe('')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect((await pages(image ?? '')).headers.get('content-type'), path).toBe('image/jpeg')
  }
  const other = metaIn(await (await pages('/pricing')).text(), 'og:image')
  expect(other).toBe('http://localhost:3000/pictures/hero-complex-golden-hour.jpg')
})

test('one address cannot have pictures drawn without end', async () => {
  const limited = await testSite()
  const asked = await servePages(limited)
  const statuses: number[] = []
  for (let tries = 0; tries < 70; tries += 1) statuses.push((await asked('/villas/nothing/preview.png')).status)
  expect([...new Set(statuses)]).toEqual([404, 429])
  await limited.close()
})
