import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsCalls } from '../../src/contract/settings.ts'
import { newMeters } from '../../src/server/metrics/meters.ts'
import { languages } from '../../src/words/languages.ts'
import { goToBank } from '../bank-visit.ts'
import { aVilla } from '../builders.ts'
import { type Pages, servePages } from '../pages.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'

let site: TestSite
let pages: Pages
let guest: Client
let owner: Client

beforeAll(async () => {
  site = await testSite()
  pages = await servePages(site)
  const villa = await aVilla(site.db, {
    name: 'Villa Thea',
    about: '<script>alert("about")</script>',
    claim: '</script><script>1</script>',
  })
  guest = await site.guest('Ana')
  owner = await site.admin()
  await goToBank(guest, villa.id)
})
afterAll(() => site.close())

const open = (path: string, cookie = '') => pages(path, { headers: { cookie } })

const hashes = (html: string, kind: 'script' | 'style') => {
  const inline = new RegExp(`<${kind}(?![^>]* src=)(?![^>]*ld\\+json)[^>]*>([\\s\\S]*?)</${kind}>`, 'g')
  return [...html.matchAll(inline)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
const allowed = (policy: string, kind: 'script' | 'style') =>
  new RegExp(`(?:^|; )${kind}-src ([^;]*)`)
    .exec(policy)?.[1]
    ?.split(' ')
    .filter((source) => source !== "'self'") ?? []

test.each([
  ['/', () => ''],
  ['/villas/villa-thea', () => ''],
  ['/booking?villa=villa-thea', () => ''],
  ['/nowhere', () => ''],
  ['/villas', () => guest.cookie],
  ['/reservations', () => guest.cookie],
  ['/admin/dashboard', () => owner.cookie],
  ['/api', () => ''],
])('the policy of %s allows only scripts and styles of the server', async (path, cookie) => {
  const response = await open(path, cookie())
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
  expect(html).not.toContain('nonce=')
  for (const kind of ['script', 'style'] as const) {
    const there = hashes(html, kind)
    expect(allowed(policy, kind)).toEqual(expect.arrayContaining(there))
    expect(allowed(policy, kind).length).toBeLessThanOrEqual(new Set(there).size + 1)
  }
})

const scripts = /assets\/(office|bookings|dashboard|activity|settings|security)-|routes\/admin\/(?!sign-in)/

test.each([
  '/admin/dashboard',
  '/Admin/Dashboard',
  '/ADMIN/dashboard/bookings',
  '/%61dmin/dashboard',
  '/admin//dashboard',
  '/admin/dashboard/',
  '/Admin/Dashboard.data',
  '/admin/%64ashboard/settings',
  '/admin/nonsense',
])('the back office is 404 for others in every spelling of %s', async (path) => {
  const wanted = await open(path.endsWith('.data') ? '/unknown.data' : '/unknown')
  for (const cookie of ['', guest.cookie]) {
    const response = await open(path, cookie)
    expect(response.status).toBe(wanted.status)
    expect(await response.text()).not.toMatch(scripts)
  }
  expect(await (await open('/Admin/Dashboard', owner.cookie)).text()).toMatch(scripts)
})

test('the manifest names no scripts of the back office to others', async () => {
  const version = /manifest-(\w+)\.js/.exec(await (await open('/')).text())?.[1] ?? ''
  const manifest = (cookie: string, paths = '/Admin/dashboard,/admin/dashboard/mails') =>
    open(`/__manifest?paths=/villas,${paths}&version=${version}`, cookie)
  expect(await (await manifest(owner.cookie)).text()).toMatch(scripts)
  const told = await manifest(guest.cookie)
  const text = await told.text()
  expect(text).toMatch(/routes\/villas/)
  expect(text).toBe(await (await manifest(guest.cookie, '/unknown')).text())
  expect(told.headers.get('cache-control')).toBe('no-store')
  expect(await (await manifest('')).text()).not.toMatch(scripts)
})

test.each([
  ['/', () => `${owner.cookie}; office=dHJ1ZQ==`],
  ['/', () => `${guest.cookie}; toast=x`],
  ['/account', () => guest.cookie],
  ['/villas.data', () => `${owner.cookie}; office=dHJ1ZQ==`],
  ['/villas/villa-nowhere.data', () => ''],
  ['/booking-request.data', () => guest.cookie],
  ['/reservations', () => guest.cookie],
  ['/reservations.data', () => guest.cookie],
  ['/your-data', () => guest.cookie],
  ['/booking', () => guest.cookie],
  ['/booking', () => 'draft=abc'],
  ['/booking-request', () => ''],
  ['/booking-confirmation?orderId=VB-AAAAAA-1-01', () => ''],
  ['/reset-password?token=abc', () => ''],
  ['/admin/dashboard', () => owner.cookie],
  ['/admin/dashboard/bookings/1', () => owner.cookie],
  ['/admin/dashboard', () => ''],
])('browsers do not cache the personal page %s', async (path, cookie) => {
  expect((await open(path, cookie())).headers.get('cache-control')).toMatch(/no-store/)
})

test('public pages can be cached with revalidation, also for signed-in guests', async () => {
  for (const cookie of ['', guest.cookie, 'sid=ended-long-ago']) {
    expect((await open('/villas', cookie)).headers.get('cache-control')).toBe('no-cache')
  }
})

test('data of public pages can be reused for five seconds while the cookies are unchanged', async () => {
  for (const path of ['/_.data', '/villas.data', '/booking.data']) {
    const { headers } = await open(path, guest.cookie)
    expect([path, headers.get('cache-control'), headers.get('vary')]).toEqual([path, 'private, max-age=5', expect.stringMatching(/Cookie/)])
  }
})

test.each<[string, Record<string, string>, string?]>([
  ['the cookie of a back office visit', { cookie: 'office=1' }],
  ['cookies of a draft, a payment and a device', { cookie: 'draft=e30; payment=VB-AAAAAA-1-01.x; device=x' }],
  ['other hosts and a bot', { 'x-forwarded-host': 'evil.example', 'x-original-url': '/admin', 'user-agent': 'Googlebot' }],
  ['a notice for another guest', { cookie: 'toast=eyJ0aXRsZSI6IkhlbGxvIEFubmEifQ==' }],
  ['a query', {}, '?utm_source=%22%3E%3Cscript%3E&x=1'],
])('a cached page contains nothing from the request that rendered it: %s', async (_, headers, query = '') => {
  const first = await pages('/terms')
  const others = await servePages({ ...site, deps: { ...site.deps, meters: newMeters() } })
  await (await others(`/terms${query}`, { headers })).text()
  expect(await (await others('/terms')).text()).toBe(await first.text())
})

test('the page shared by signed-in guests contains no guest’s data', async () => {
  // Whose booking is not finished gets another version, which others with one share.
  const session = guest.cookie.replace(/;? ?unfinished=[^;]*/, '')
  const first = await (await open('/', session)).text()
  expect(first).toContain('My account')
  for (const word of ['Ana', 'ana@example.com']) expect(first).not.toContain(word)
  expect(await (await open('/', (await site.guest('Bo')).cookie)).text()).toBe(first)
  expect(await (await open('/', 'sid=made-up')).text()).toBe(first)
  expect(await (await open('/')).text()).not.toBe(first)
  expect(await (await open('/account', guest.cookie)).json()).toMatchObject({ user: { fullName: 'Ana', status: 1 } })
  expect(await (await open('/account', 'sid=made-up')).json()).toEqual({ user: null, role: null, requiredAction: null, unfinished: null })
})

test.each(['null', '7', '{}', '{"title":{"a":1}}', '{"title":"a","text":{"a":1},"tone":["bad"]}', '{'])(
  'a cookie with %s breaks no page',
  async (text) => {
    const cookie = ['toast', 'draft', 'payment', 'office'].map((name) => `${name}=${Buffer.from(text).toString('base64url')}`).join('; ')
    for (const path of ['/terms', '/booking?villa=villa-thea']) expect((await open(path, cookie)).status).toBe(200)
  },
)

test('pages may use no feature of the browser but passkeys, and say what Trusted Types would refuse', async () => {
  const { headers } = await open('/')
  const allowed = (headers.get('permissions-policy') ?? '').split(', ').filter((feature) => !feature.endsWith('=()'))
  expect(allowed).toEqual(['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)'])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'clipboard-read'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
  expect(headers.get('content-security-policy-report-only')).toBe("require-trusted-types-for 'script'")
})

test('researchers find whom to tell, and password managers where a password is changed', async () => {
  const { contact } = (await owner(settingsCalls.read, {})).settings
  await owner(settingsCalls.save, { contact: { ...contact, email: 'info@villas.example\nContact: mailto:thief@example.com' } })
  const told = await open('/.well-known/security.txt')
  expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const text = await told.text()
  expect(text).toMatch(/^Contact: mailto:info@villas\.example\nExpires: 2026-11-30T\S+Z\nPreferred-Languages: [a-z, ]+\nCanonical: http/)
  expect(text).toContain(`Preferred-Languages: ${languages.join(', ')}\n`)
  const change = await open('/.well-known/change-password')
  expect([change.status, change.headers.get('location')]).toEqual([302, '/your-data#your-password'])
  expect(await (await open('/your-data', guest.cookie)).text()).toContain('id="your-password"')
})
