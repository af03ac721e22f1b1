import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../src/server/db/schema.ts'
import { type Language, languages } from '../src/words/languages.ts'
import { makeCode, OWNER } from './authenticator.ts'
import { type Pages, servePages } from './pages.ts'
import { hiddenIn, plainBrowser } from './plain-browser.ts'
import { type TestSite, testSite } from './test-site.ts'

const GUEST = { email: 'ana@example.com', password: 'Password-1' }
const OFFICE = '/admin/dashboard'
const SCREEN = `${OFFICE}/bookings?status=pending`
const SECURITY_FIRST = `${OFFICE}/security?${new URLSearchParams({ redirect: SCREEN })}`
const leadingTo = (page: string, redirect = SCREEN) => `${page}?${new URLSearchParams({ redirect })}`

let site: TestSite
let pages: Pages
const open = async (environment: Record<string, string> = {}) => {
  site = await testSite({ environment: { RATE_LIMITS: 'off', ...environment } })
  pages = await servePages(site)
}
/** Signs in on the page as it was served. */
async function signedIn(who: typeof GUEST, page: string, language: Language = 'en') {
  const browser = plainBrowser(pages, language)
  const { html } = await browser.open(page)
  return { browser, arrived: await browser.submit(page, 'log-in', { ...who, redirect: hiddenIn(html).redirect ?? '' }) }
}

describe('links of the site', () => {
  beforeAll(async () => {
    await open()
    await site.guest('Ana')
  })
  afterAll(() => site.close())

  test.each(languages)('somebody signed in who opens a link of the site gets to the page that it means, in %s', async (language) => {
    const { browser: owner } = await signedIn(OWNER, '/login', language)
    const { browser: guest } = await signedIn(GUEST, '/login', language)
    for (const page of ['/login', '/login/email', '/register']) {
      expect((await owner.open(leadingTo(page))).path).toBe(SCREEN)
      expect((await guest.open(leadingTo(page, '/your-data'))).path).toBe('/your-data')
    }
    expect((await owner.visit(leadingTo('/admin'))).path).toBe(SCREEN)
    // Without a target, and with one that leads to another site.
    expect((await owner.visit('/admin')).path).toBe(OFFICE)
    expect((await owner.open('/login')).path).toBe(OFFICE)
    expect((await guest.open('/login')).path).toBe('/')
    expect((await owner.open(leadingTo('/login', '//evil.example'))).path).toBe('/')
  })

  test.each(languages)('who opens a link to My Reservations in %s signs in first, and people of the office get 404', async (language) => {
    const page = '/reservations?support=VB-1-1-1'
    const { path, html } = await plainBrowser(pages, language).open(page)
    expect(path).toBe(leadingTo('/logIn', page))
    expect(hiddenIn(html).redirect).toBe(page)
    const { browser } = await signedIn(OWNER, '/login', language)
    expect((await browser.open('/reservations', 404)).path).toBe('/404')
  })

  test('a guest who opens a link in a mail to the owners is offered the sign-in of the office, which goes on to the screen', async () => {
    const { browser } = await signedIn(GUEST, '/login')
    await browser.visit(SCREEN, 404)
    const { path, html } = await browser.visit(leadingTo('/admin'))
    expect(path).toBe(leadingTo('/admin'))
    const { redirect = '' } = hiddenIn(html)
    expect((await browser.submit(path, 'log-in', { ...OWNER, redirect })).path).toBe(SCREEN)
  })

  test('who opens a link to a screen that the role may not see is told so', async () => {
    const { cookie } = await site.person('accountant')
    const response = await pages(leadingTo('/admin', `${OFFICE}/support`), { headers: { cookie } })
    expect(response.headers.get('location')).toMatch(/\/admin\/dashboard\/support$/)
    const screen = await pages(`${OFFICE}/support`, { headers: { cookie } })
    expect(screen.headers.get('location')).toBe(`${OFFICE}/not-for-you`)
    expect((await pages(`${OFFICE}/not-for-you`, { headers: { cookie } })).status).toBe(403)
  })

  test.each(languages)('who comes too late with the code begins again in %s, without losing the page', async (language) => {
    const { open, submit } = plainBrowser(pages, language)
    const page = leadingTo('/login/code')
    expect((await open(page)).path).toBe(leadingTo('/logIn'))
    expect((await submit(page, 'enter-code', { code: '123456', redirect: SCREEN })).path).toBe(leadingTo('/logIn'))
  })
})

describe('required actions', () => {
  beforeAll(() => open({ ADMIN_TWO_STEP: 'required' }))
  afterAll(() => site.close())

  test('who has to do something before the office opens sets a password and a second step, and gets to the screen of the mail', async () => {
    await site.db.update(accounts).set({ passwordMadeUp: true }).where(eq(accounts.email, OWNER.email))
    const { browser, arrived } = await signedIn(OWNER, leadingTo('/admin'))
    expect(arrived.path).toBe(SECURITY_FIRST)
    const own = { ...OWNER, password: 'Cliff-Above-7!' }
    const next = await browser.submit(arrived.path, 'password', { password: OWNER.password, newPassword: own.password })
    expect(next.path).toBe(SECURITY_FIRST)
    const { html } = await browser.submit(next.path, 'begin', { password: own.password })
    const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
    const done = await browser.submit(next.path, 'confirm', { code: makeCode(secret, site.clock.now) })
    expect(done.html).toContain('Your recovery codes, shown this once')
    const link = />Open the page you asked for</.exec(done.html)
    expect(done.html.slice(0, link?.index)).toMatch(/href="\/admin\/dashboard\/bookings\?status=pending"[^>]*$/)
    expect((await browser.visit(SCREEN)).path).toBe(SCREEN)
  })
})
