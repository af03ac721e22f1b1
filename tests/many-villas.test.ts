import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyVillas } from './many.ts'
import { type Pages, servePages } from './pages.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const VILLAS = 400
/** Without the head that is the same on all pages; `languages.test.ts` limits it. */
const LARGEST_PAGE = 92_000

let site: TestSite
let pages: Pages
let admin: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
  await manyVillas(site, VILLAS)
  await site.db.execute(sql`
    INSERT INTO pictures (key, alt, width, height, colour, widths)
    SELECT 'p-' || n, 'A picture with words about it', 1920, 1280, '#123456', '{480,720,1200,1920}' FROM generate_series(1, 2000) n`)
  await site.db.execute(sql`
    INSERT INTO gallery_images (picture_key, alt, category, featured, position)
    SELECT 'p-' || n, 'Picture ' || n, (ARRAY['exteriors', 'interiors', 'amenities', 'surroundings'])[1 + n % 4], n % 20 = 0, n
    FROM generate_series(1, 2000) n`)
  await site.db.execute(sql`
    UPDATE villas SET images = jsonb_build_array('/pictures/p-' || id || '.jpg'), about = repeat('Words about it. ', 60),
      claim = repeat('Words. ', 20), greek_name = 'Βίλα'`)
  await site.db.execute(sql`
    INSERT INTO seasons (name, from_day, until_day, rate_cents, active)
    SELECT 'Season ' || n, '2026-06-02'::date + n, '2026-06-02'::date + n, 40000, true FROM generate_series(1, 2000) n`)
  pages = await servePages(site)
})
afterAll(() => site.close())

const read = async (path: string, cookie = ''): Promise<string> => {
  const response = await pages(path, { headers: { cookie } })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
const canonicalIn = (html: string) => /<link rel="canonical" href="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1]
const villasIn = (html: string) => new Set([...html.matchAll(/href="\/villas\/(villa-\d+)"/g)].map(([, slug]) => slug))

test.each([
  '/',
  '/villas',
  '/villas?page=2',
  '/villas/villa-400',
  '/gallery',
  '/gallery?category=interiors&page=2',
  '/gallery?page=20',
  '/pricing',
  '/pricing?page=2',
  '/villas?checkIn=2026-09-07&checkOut=2026-09-12',
])('%s is smaller than 92 kB beside the head of all pages', async (path) => {
  const [head = '', ...body] = (await read(path)).split('</head>')
  const own = head.replace(/<(style|script)>.*?<\/\1>/gs, '') + body.join('</head>')
  expect(own.length).toBeLessThan(LARGEST_PAGE)
})

test('menus list the first villas and the number of further ones', async () => {
  const html = await read('/terms')
  expect(villasIn(html).size).toBe(12)
  expect(html.match(/>and 388 more: All villas</g)).toHaveLength(3)
})

test('all villas are on the pages of the list, or in the menu', async () => {
  const seen = villasIn(await read('/terms'))
  let path: string | undefined = '/villas'
  for (let page = 1; path; page += 1) {
    const html = await read(path)
    expect(canonicalIn(html)).toBe(page === 1 ? '/villas' : `/villas?page=${page}`)
    for (const slug of villasIn(html)) seen.add(slug)
    path = html.includes(`href="/villas?page=${page + 1}"`) ? `/villas?page=${page + 1}` : undefined
  }
  expect(seen.size).toBe(VILLAS)
})

test('all villas are in the sitemap, in every language in which they are translated', async () => {
  await site.db.execute(sql`
      INSERT INTO translations (language, kind, item, field, source, text, updated_at)
      SELECT 'sr', 'villa', id, field, source, 'Na srpskom', now()
      FROM villas, LATERAL (VALUES ('claim', claim), ('about', about)) texts (field, source)`)
  const xml = await read('/sitemap.xml')
  expect(xml.match(/<loc>[^<]*\/villas\/villa-/g)).toHaveLength(2 * VILLAS)
  expect(xml.match(/<loc>[^<]*\/sr\/villas\/villa-/g)).toHaveLength(VILLAS)
})

test('all villas have pages, with redirects from former names', async () => {
  await site.db.execute(sql`INSERT INTO former_slugs (slug, villa_id) VALUES ('old-name', 399)`)
  expect(await read('/villas/villa-399')).toContain('Villa 399</h1>')
  const moved = await pages('/villas/old-name')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/villas/villa-399'])
  for (const missing of ['/villas/villa-401', '/villas/399']) expect((await pages(missing)).headers.get('location')).toBe('/not-found')
})

test('all villas can be booked and found by name', async () => {
  expect(await read('/booking?villa=villa-377')).toContain('Villa 377')
  const found = await read('/booking?search=villa 37&checkIn=2026-09-07&checkOut=2026-09-12')
  expect(found).toContain('checkOut=2026-09-12&amp;villa=villa-377#villa')
  expect(found).toContain('Find one of 388 more villas by name')
  expect(await read('/booking?search=nowhere')).toContain('No villa has that name.')
})

test('all villas are in the back office', async () => {
  const { cookie } = admin
  const bookings = await read('/admin/dashboard/bookings', cookie)
  expect(bookings.match(/<option value="\d+"[^>]*>Villa \d+/g)).toHaveLength(VILLAS)
  expect(await read('/admin/dashboard/villas?page=8', cookie)).toContain('>Villa 400</a>')
  expect(await read('/admin/dashboard/villas?edit=400', cookie)).toContain('value="Villa 400"')
})

test('a page number after the last page redirects or shows the last page', async () => {
  expect((await pages('/villas?page=99')).headers.get('location')).toBe('/villas')
  expect(await read('/pricing?page=99')).toMatch(/Page (\d+) of \1</)
  expect(await read('/gallery?page=99')).toMatch(/Page (\d+) of \1</)
})
