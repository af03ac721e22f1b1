import robotsParser from 'robots-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPages, pages as table } from '../src/web/pages.ts'
import { getPrefix, languages } from '../src/words/languages.ts'
import { aVilla } from './builders.ts'
import { type Pages, pageRoutes, servePages } from './pages.ts'
import { SITE, type TestSite, testSite } from './test-site.ts'

let site: TestSite
let pages: Pages
let mayRead: (path: string) => boolean

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea', slug: 'villa-thea' })
  pages = await servePages(site)
  const robots = robotsParser(`${SITE}/robots.txt`, await (await pages('/robots.txt')).text())
  mayRead = (path) => robots.isAllowed(SITE + path, 'Googlebot') ?? false
})
afterAll(() => site.close())

const toPath = (pattern: string) =>
  pattern
    .replace(':slug', 'villa-thea')
    .replace(/:[^/]+/g, 'b7Kq-anything')
    .replace('*', 'nowhere-at-all')
const inLanguages = (path: string) => languages.map((language) => getPrefix(language) + path.replace(/^\/$/, '') || '/')
const isIndexed = (pattern: string) => table.find(({ path }) => path === pattern)?.indexed === true
const isClosed = (pattern: string) => (noPages as readonly string[]).includes(pattern)
const FOR_CRAWLERS = ['/robots.txt', '/sitemap.xml']

/** What a crawler learns of a page: whether it may read it, and whether it may list it by header and by meta. */
async function crawl(path: string) {
  const answer = await pages(path)
  const html = await answer.text()
  return {
    path,
    read: mayRead(path),
    header: answer.headers.get('x-robots-tag'),
    meta: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? null,
    canonical: html.includes('rel="canonical"'),
    shown: answer.headers.get('content-type')?.startsWith('text/html') === true && answer.status < 300,
  }
}

const guestRoutes = pageRoutes.filter(({ path }) => !path.startsWith('/admin') && !FOR_CRAWLERS.includes(path))

test('crawlers list the pages of the table in every language, and read of all others that they must not', async () => {
  for (const { path: pattern } of guestRoutes)
    for (const path of inLanguages(toPath(pattern))) {
      const { shown, ...found } = await crawl(path)
      if (isIndexed(pattern)) expect({ ...found, shown }).toEqual({ path, read: true, header: null, meta: null, canonical: true, shown })
      else expect(found).toMatchObject({ path, read: !isClosed(pattern), header: 'noindex', canonical: false })
      if (shown && !isIndexed(pattern)) expect(found).toMatchObject({ path, meta: 'noindex' })
    }
})

test.each([
  '/login',
  '/LOGIN/',
  '/join?token=b7Kq',
  '/offer/b7Kq',
  '/reset-password?token=b7Kq',
  '/villas/villa-thea/photos',
  '/register.data',
])('a search engine that finds a link to %s may read it, and is told not to list it', async (path) =>
  expect(await crawl(path)).toMatchObject({ read: true, header: 'noindex' }),
)

test('the office and the API are closed to crawlers, and say noindex to those who come all the same', async () => {
  for (const path of ['/admin', '/admin/dashboard/bookings', '/api/villas.php', '/api/openapi.json', '/api/no-such-call'])
    expect(await crawl(path)).toMatchObject({ path, read: false, header: 'noindex' })
  expect(await crawl('/api')).toMatchObject({ read: true, header: 'noindex' })
})

test('a search for dates is no page of its own in search engines', async () => {
  for (const path of ['/villas?checkIn=2026-07-06&checkOut=2026-07-13', '/villas/villa-thea?checkIn=2026-07-06&checkOut=2026-07-13'])
    expect(await crawl(path)).toMatchObject({ path, read: true, meta: 'noindex', canonical: false })
})

test('robots.txt has no placeholder of a route in it', async () => {
  expect(await (await pages('/robots.txt')).text()).not.toContain(':slug')
})

test.each(FOR_CRAWLERS)('crawlers read %s', async (path) => {
  expect(mayRead(path)).toBe(true)
  expect((await pages(path)).headers.get('x-robots-tag')).toBeNull()
})
