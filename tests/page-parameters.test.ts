import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officePages } from '../src/web/admin/office-pages.ts'
import { pages as table } from '../src/web/pages.ts'
import { aVilla } from './builders.ts'
import { type Pages, pagesOf } from './pages.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const web = resolve(import.meta.dirname, '..', 'src', 'web')
const CACHED = table.filter(({ cached }) => cached).map(({ path }) => path.replace(':slug', 'villa-thea'))
const VALUES = ['1', 'true', 'interiors', '2026-09-07', 'villa-thea']

let site: TestSite
let pages: Pages
let guest: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea' })
  guest = await site.guest('Ana')
  pages = await pagesOf(site)
})
afterAll(() => site.close())

/** Every query parameter that any page reads. */
function parametersRead(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: web })
  const names = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/(?:searchParams|query)\.(?:get|has)\('(\w+)'\)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

const textOf = async (path: string, cookie = '') => (await pages(path, { headers: { cookie } })).text()

test('the table of pages names every page for guests', () => {
  const routes = [...readFileSync(join(web, 'routes.ts'), 'utf8').matchAll(/^ {4}(?:route\('([^']+)'|index\()/gm)].map(
    ([, path = '']) => `/${path}`,
  )
  const office = routes.filter((path) => path.startsWith('/admin'))
  const listed = [...table, ...officePages.map(([path]) => ({ path }))].map(({ path }) => path)
  const without = ['/admin', '/admin/dashboard/bookings/:bookingId', '/log-out', '/not-found', '/404', '/*']
  expect(office.length).toBeGreaterThan(10)
  expect([...listed, ...without].sort()).toEqual(routes.sort())
})

test.each(CACHED)('the cache of %s knows every parameter that the page reads', async (path) => {
  const parameters = parametersRead()
  expect(parameters).toContain('category')
  // Pages of a signed-in guest are not cached.
  const plain = await textOf(path, guest.cookie)
  const cached = await textOf(path)
  for (const value of VALUES) {
    const all = `${path}?${new URLSearchParams(parameters.map((name) => [name, value]))}`
    const someRead = (await textOf(all, guest.cookie)) !== plain
    expect((await textOf(all)) !== cached, all).toBe(someRead)
    for (const name of someRead ? parameters : []) {
      const read = (await textOf(`${path}?${name}=${value}`, guest.cookie)) !== plain
      expect((await textOf(`${path}?${name}=${value}`)) !== cached, `${name}=${value}`).toBe(read)
    }
  }
})
