import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages as table } from '../src/web/pages.ts'
import { aVilla } from './builders.ts'
import { sample } from './long-tests.ts'
import { type Pages, parametersRead, servePages } from './pages.ts'
import { type TestSite, testSite } from './test-site.ts'

const CACHED = table.filter(({ cached }) => cached).map(({ path }) => path.replace(':slug', 'villa-thea'))
/** The browser of an owner gets every page rendered anew. */
const NOT_CACHED = 'office=1'
const VALUES = ['1', 'true', 'interiors', '2026-09-07', 'villa-thea']

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea' })
  pages = await servePages(site)
})
afterAll(() => site.close())

test.each(CACHED.map((path, index) => ({ path, index })))(
  'the cache of $path excludes every query parameter that the page reads',
  async ({ path, index }) => {
    const parameters = parametersRead()
    expect(parameters).toContain('category')
    const readText = async (query: URLSearchParams) => (await pages(`${path}?${query}`, { headers: { cookie: NOT_CACHED } })).text()
    const isCached = async (query: URLSearchParams) => (await pages(`${path}?${query}`)).headers.has('etag')
    const plain = await readText(new URLSearchParams())
    expect(await isCached(new URLSearchParams({ utm_source: 'mail' }))).toBe(true)
    for (const value of sample(VALUES, 4, index)) {
      const asOnly = await Promise.all(
        parameters.map(async (name) => ({ name, cached: await isCached(new URLSearchParams({ [name]: value })) })),
      )
      const unread = asOnly.filter(({ cached }) => cached).map(({ name }) => [name, value])
      expect(await readText(new URLSearchParams(unread)), `${new URLSearchParams(unread)}`).toBe(plain)
      const all = new URLSearchParams(parameters.map((name) => [name, value]))
      if ((await readText(all)) !== plain) expect(await isCached(all), `${all}`).toBe(false)
    }
  },
)
