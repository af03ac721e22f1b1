import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '../src/contract/accounts.ts'
import type { Refused } from '../src/contract/refused.ts'
import { connectedCalendars } from '../src/server/db/schema.ts'
import * as greekFailures from '../src/words/el/api-messages.ts'
import * as greek from '../src/words/el/office-frame.ts'
import * as englishFailures from '../src/words/en/api-messages.ts'
import * as english from '../src/words/en/office-frame.ts'
import * as englishSignIn from '../src/words/en/office-security.ts'
import { sayIn } from '../src/words/refusals.ts'
import * as serbianCalendars from '../src/words/sr/calendars.ts'
import * as serbianOffice from '../src/words/sr/office-calendars.ts'
import * as serbian from '../src/words/sr/office-frame.ts'
import * as serbianSignIn from '../src/words/sr/office-security.ts'
import { aVilla } from './builders.ts'
import { type Pages, servePages, submit } from './pages.ts'
import { type Client, SITE, type TestSite, testSite } from './test-site.ts'

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
})
afterAll(() => site.close())

const choose = ({ cookie }: Client, language: string, page = '/admin/dashboard/villas') =>
  submit(
    pages,
    '/admin/dashboard/language',
    [
      ['intent', 'choose'],
      ['page', page],
      ['language', language],
    ],
    cookie,
  )

const readBy = async ({ cookie }: Client, path = '/admin/dashboard/villas') => (await pages(path, { headers: { cookie } })).text()
const languageIn = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]

test('each person has the back office in their own language, even with concurrent requests', async () => {
  const [anna, nikos, jelena] = [await site.person('owner'), await site.person('manager'), await site.person('owner')]
  const sent = await choose(nikos, 'el', '/admin/dashboard/villas?edit=1')
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${SITE}/admin/dashboard/villas?edit=1`])
  await choose(jelena, 'sr')
  const read = await Promise.all(Array.from({ length: 30 }, (_, index) => readBy([anna, nikos, jelena][index % 3] ?? anna)))
  for (const [index, html] of read.entries()) {
    const [tag, words] = [['en', english] as const, ['el', greek] as const, ['sr-Latn', serbian] as const][index % 3] ?? ['', english]
    expect([languageIn(html), html.includes(words.backToWebsite)]).toEqual([tag, true])
  }
  // The pages for guests keep the language of their address.
  expect(languageIn(await readBy(nikos, '/villas'))).toBe('en')
  expect(languageIn(await readBy(nikos, '/sr/villas'))).toBe('sr-Latn')
})

test('the error for an unreadable calendar is in the person’s language', async () => {
  const person = await site.person('owner')
  await choose(person, 'sr')
  const [calendar] = await site.db
    .insert(connectedCalendars)
    .values({
      villaId: (await aVilla(site.db)).id,
      name: 'Airbnb',
      token: 'token-77',
      importUrl: 'http://127.0.0.1:1/calendar.ics',
      createdAt: site.deps.now(),
    })
    .returning()
  const form: [string, string][] = [
    ['intent', 'read'],
    ['id', String(calendar?.id)],
  ]
  const html = await (await submit(pages, '/admin/dashboard/calendars', form, person.cookie)).text()
  expect(html).toContain(serbianOffice.failedToReadTheCalendar)
  expect(html).toMatch(new RegExp(`${serbianCalendars.leadsInside}|${serbianCalendars.platformSilent}`))
  expect(html).not.toContain('could not be read')
})

test('the chosen language remains after the next sign-in and can be changed back to English', async () => {
  const person = await site.person('manager')
  await choose(person, 'sr')
  const { email } = (await person(accountCalls.who, {})).user ?? { email: '' }
  const signedIn = await submit(pages, '/admin', [
    ['intent', 'log-in'],
    ['email', email],
    ['password', 'Person-Password-1'],
  ])
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, `${SITE}/admin/dashboard`])
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const office = await (await pages('/admin/dashboard', { headers: { cookie } })).text()
  expect([languageIn(office), office.includes(serbianSignIn.welcomeToTheAdminDashboard)]).toEqual(['sr-Latn', true])
  expect(office).not.toContain(englishSignIn.welcomeToTheAdminDashboard)
  await choose(person, 'en')
  expect(languageIn(await readBy(person))).toBe('en')
})

test('the page in front of the office can be read in its languages, before anybody has signed in', async () => {
  const door = '/admin?redirect=%2Fadmin%2Fdashboard%2Fmails'
  const chosen = await submit(pages, '/admin', [
    ['intent', 'language'],
    ['page', door],
    ['language', 'el'],
  ])
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, SITE + door])
  const cookie = chosen.headers.getSetCookie().map((one) => one.split(';')[0])[0] ?? ''
  const html = await (await pages(door, { headers: { cookie } })).text()
  expect([languageIn(html), html.includes(greek.backToWebsite)]).toEqual(['el', true])
  expect(languageIn(await (await pages('/admin')).text())).toBe('en')
  const bent = await submit(pages, '/admin', [
    ['intent', 'language'],
    ['page', 'https://evil.example/'],
    ['language', 'de'],
  ])
  expect(bent.headers.get('location')).toBe(`${SITE}/admin`)
})

test('scripts and errors of the back office are those of its language', async () => {
  const person = await site.person('manager')
  const files = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const before = files(await readBy(person))
  await choose(person, 'el')
  const after = files(await readBy(person))
  const own = [...after].filter((file) => !before.has(file))
  expect(own.join()).toMatch(/manifest|office/)
  const refused = await submit(pages, '/admin/dashboard/promo-codes', [['intent', 'add']], person.cookie)
  expect(languageIn(await refused.text())).toBe('el')
})

test('an invalid language is refused with a message and changes nothing', async () => {
  const person = await site.person('reception')
  await choose(person, 'sr')
  for (const bent of ['de', 'xx', '', 'SR', 'sr; DROP TABLE accounts'])
    expect((await choose(person, bent)).headers.getSetCookie().join(), bent).toContain('toast')
  expect(languageIn(await readBy(person, '/admin/dashboard'))).toBe('sr-Latn')
  const refused = await person(accountCalls.chooseLanguage, { language: 'de' as 'en' }).catch((error: Refused) => error)
  expect(refused).toMatchObject({ status: 400, message: 'Please choose one of the languages of the back office' })
})

test('error pages of the back office are in its language, even without a database', async () => {
  const own = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const ownPages = await servePages(own)
  const person = await own.person('manager')
  await person(accountCalls.chooseLanguage, { language: 'el' })
  const office = await ownPages('/admin/dashboard', { headers: { cookie: person.cookie } })
  const browser = `${person.cookie}; ${office.headers.getSetCookie().map((one) => one.split(';')[0])}`
  const read = async (init: RequestInit = {}, cookie = browser) => {
    const answer = await ownPages('/admin/dashboard/promo-codes', { ...init, headers: { cookie, ...init.headers } })
    return [answer.status, await answer.text()]
  }
  const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' }, body: '' }
  expect(await read(foreign)).toEqual([403, greekFailures.fromAnotherSite])
  expect(await read(foreign, person.cookie)).toEqual([403, greekFailures.fromAnotherSite])
  expect(await read(foreign, '')).toEqual([403, englishFailures.fromAnotherSite])
  expect(await read({ method: 'POST', headers: { origin: SITE }, body: 'x'.repeat(300_000) })).toEqual([413, sayIn.el('too_large')])
  await own.closeDatabase()
  const beforeReference = (words: { wentWrong: (reference: string) => string }) => words.wentWrong('')
  expect(await read()).toEqual([500, expect.stringContaining(beforeReference(greekFailures))])
  expect(await read({}, person.cookie)).toEqual([500, expect.stringContaining(beforeReference(englishFailures))])
  await own.close()
})

test('guests and visitors cannot choose a back office language, and the return path cannot leave the site', async () => {
  const ana = await site.guest('Ana')
  expect((await choose(ana, 'el')).status).toBe(404)
  await expect(ana(accountCalls.chooseLanguage, { language: 'el' })).rejects.toMatchObject({ status: 403 })
  await expect(site.visitor(accountCalls.chooseLanguage, { language: 'el' })).rejects.toMatchObject({ status: 401 })
  const person = await site.person('owner')
  expect((await choose(person, 'el', '//elsewhere.example')).headers.get('location')).toBe(`${SITE}/admin/dashboard`)
})
