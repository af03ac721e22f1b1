import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '../src/domain/accounts/roles.ts'
import { findHome, officePages, rolesOfPage } from '../src/web/admin/office-places.ts'
import { type Pages, servePages, submit } from './pages.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const routes = readFileSync(resolve(import.meta.dirname, '..', 'src', 'web', 'routes.ts'), 'utf8')
const paths = [...routes.matchAll(/route\('(admin\/dashboard[^']*)'/g)].map(([, path = '']) => `/${path.replace(/:\w+/g, '1')}`)

let site: TestSite
let pages: Pages
const people = {} as Record<Role, Client>
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
  for (const role of roles) people[role] = await site.person(role)
})
afterAll(() => site.close())

test('the list of back office routes is complete', () => {
  expect(paths).toEqual(expect.arrayContaining(officePages.map(([address]) => address.replace(/\?.*/, ''))))
})

/** Pages that have moved, and where they lead. */
const moved: Record<string, string> = { '/admin/dashboard/questions': '/admin/dashboard/support?status=questions' }

test.each(roles)('%s can open the pages of the role, and gets an explanation on all others', async (role) => {
  const { cookie } = people[role]
  for (const path of paths.filter((one) => !/\/(not-for-you|language)$/.test(one))) {
    const { status, headers } = await pages(path, { headers: { cookie } })
    const refused = path === '/admin/dashboard' ? findHome(role) : '/admin/dashboard/not-for-you'
    const admitted = path in moved ? `to ${moved[path]}` : 'admitted'
    const outcome = rolesOfPage(path).includes(role) ? admitted : `to ${refused}`
    expect(`${path} ${status === 302 ? `to ${headers.get('location')}` : 'admitted'}`).toBe(`${path} ${outcome}`)
    expect([200, 302, 404]).toContain(status)
  }
  expect((await pages('/admin/dashboard/not-for-you', { headers: { cookie } })).status).toBe(403)
})

test('visitors and guests get 404 for all of them', async () => {
  const ana = await site.guest('Ana')
  for (const path of paths)
    for (const cookie of ['', ana.cookie]) expect([path, (await pages(path, { headers: { cookie } })).status]).toEqual([path, 404])
})

/** Addresses to which the sidebar, the bar of tabs and the pages of a place lead. */
const readMenu = (html: string): string[] => {
  const menus = html.match(/<nav [^>]*>.*?<\/nav>/gs)?.join('') ?? ''
  const addresses = officePages.map(([address]) => address)
  return addresses.filter((address) => menus.includes(`href="${address}"`))
}

test.each(roles)('in two clicks %s reaches exactly the pages of the role, and each of them opens', async (role) => {
  const read = async (path: string) => {
    const answer = await pages(path, { headers: { cookie: people[role].cookie } })
    expect([path, answer.status]).toEqual([path, 200])
    return readMenu(await answer.text())
  }
  const first = await read(findHome(role))
  const reached = new Set<string>(first)
  for (const path of first) for (const next of await read(path)) reached.add(next)
  const allowed = officePages.filter(([, , group]) => (group as readonly Role[]).includes(role))
  expect([...reached].toSorted()).toEqual(allowed.map(([address]) => address).toSorted())
})

test('a form sent to a page of another role is refused', async () => {
  const sent = await submit(pages, '/admin/dashboard/people', [['intent', 'invite']], people.manager.cookie)
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/admin/dashboard/not-for-you'])
})

/** Other ways to write an address that lead to the same page. */
const rewritten = (path: string): string[] => [
  path.replace(/[^/]+$/, (last) => `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`),
  path.replace('/admin', '/%61dmin'),
  path.toUpperCase(),
  `${path}/`,
  path.replace('/dashboard', '//dashboard'),
  `${path}.data`,
]

test.each(roles)('other spellings of a URL give %s no access to pages of other roles', async (role) => {
  const { cookie } = people[role]
  for (const path of paths.filter((one) => !rolesOfPage(one).includes(role)).flatMap(rewritten)) {
    const response = await pages(path, { headers: { cookie }, redirect: 'manual' })
    // A redirect of the page's data is a document of its own, with status 202.
    const { status } = response
    const led = status === 202 ? /admin\/dashboard[\w/-]*/.exec(await response.text())?.[0] : response.headers.get('location')
    expect([path, status === 404 || led]).toEqual([
      path,
      status === 404 || expect.stringMatching(/not-for-you$|admin\/dashboard\/(bookings|changeovers)$/),
    ])
  }
})

test.each(roles)('an address that no page has is missing within the office of %s, and does not exist for others', async (role) => {
  for (const path of ['/admin/dashboard/nothing', '/admin/dashboard/people/1/2']) {
    const answer = await pages(path, { headers: { cookie: people[role].cookie } })
    expect([path, answer.status, readMenu(await answer.text()).length > 0]).toEqual([path, 404, true])
    expect(readMenu(await (await pages(path)).text())).toEqual([])
  }
})
