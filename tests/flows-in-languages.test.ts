import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeyCalls } from '../src/contract/passkeys.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import { mails } from '../src/server/db/schema.ts'
import { type Language, languages, readLanguage, withoutPrefix } from '../src/words/languages.ts'
import { anOwnerWithApp, OWNER } from './authenticator.ts'
import { bring, pay } from './bank-visit.ts'
import { ana, aVilla } from './builders.ts'
import { eventually } from './eventually.ts'
import { type Pages, servePages } from './pages.ts'
import { passkeyDevice } from './passkey-device.ts'
import { hiddenIn, plainBrowser } from './plain-browser.ts'
import { type TestSite, testSite } from './test-site.ts'

const GUEST = { email: 'ana@example.com', password: 'Password-1' }
const person = { fullName: 'Mia Weber', password: 'Olive-Harbour-3!', country: 'Serbia', phoneNumber: '+381 60 1234567' }

let site: TestSite
let pages: Pages
let villaId: number
let app: Awaited<ReturnType<typeof anOwnerWithApp>>
const device = passkeyDevice()
const today = dayAtProperty(new Date())
const nextMonday = addDays(today, 8 - (weekday(today) || 7))

beforeAll(async () => {
  // Pages go by the real day.
  site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
  villaId = (await aVilla(site.db)).id
  const guest = await site.guest('Ana')
  const { options } = await guest(passkeyCalls.beginAdding, {})
  await guest(passkeyCalls.add, { name: 'Phone', credential: device.make(options) })
  app = await anOwnerWithApp(site)
  await app.turnOn()
})
afterAll(() => site.close())

const written = async () => site.db.select().from(mails).orderBy(mails.id)

const browserIn = (language: Language) => plainBrowser(pages, language)

/** What the next mail to somebody says, once it is written. */
async function nextMail(to: string, found: RegExp, after: number): Promise<string> {
  return eventually(async () => {
    const mail = (await written()).find(({ id, recipient, text }) => id > after && recipient === to && found.test(text))
    return found.exec(mail?.text ?? '')?.[1] ?? expect.fail(`no mail to ${to}`)
  })
}
const lastMail = async () => (await written()).at(-1)?.id ?? 0

const RESERVATIONS = '/reservations'

describe.each(languages)('ways in, in %s', (language) => {
  test('a guest signs in by a password and goes on', async () => {
    const { submit, open } = browserIn(language)
    expect((await submit('/login', 'log-in', { ...GUEST, redirect: RESERVATIONS })).path).toBe(RESERVATIONS)
    expect((await open(`/login?redirect=${RESERVATIONS}`)).path).toBe(RESERVATIONS)
    expect((await submit('/log-out', 'log-out', {})).path).toBe('/')
  })

  // The office has one address for all languages.
  test.each(language === 'en' ? ['/login', '/admin'] : ['/login'])('somebody with a second step signs in at %s', async (page) => {
    const { submit, open } = browserIn(language)
    const asked = await submit(page, 'log-in', { ...OWNER, redirect: '/admin/dashboard/villas' })
    expect(asked.path).toBe('/login/code?redirect=%2Fadmin%2Fdashboard%2Fvillas')
    expect((await submit(asked.path, 'enter-code', { code: app.nextCode(), redirect: '/admin/dashboard/villas' })).path).toBe(
      '/admin/dashboard/villas',
    )
    // The first step was used up.
    expect((await open('/login/code')).path).toBe('/admin/dashboard')
  })

  test('a guest signs in by a passkey', async () => {
    const { submit } = browserIn(language)
    const { options } = await site.visitor(passkeyCalls.beginSignIn, {})
    const credential = JSON.stringify(device.sign(options))
    expect((await submit('/login', 'passkey-sign-in', { credential, redirect: RESERVATIONS })).path).toBe(RESERVATIONS)
  })

  test('a guest signs in by a mailed code', async () => {
    const { submit, jar } = browserIn(language)
    const last = await lastMail()
    const page = `/login/email?redirect=${encodeURIComponent(RESERVATIONS)}`
    expect((await submit(page, 'send', { email: GUEST.email })).path).toBe(page)
    const code = await nextMail(GUEST.email, /\b(\d{6})\b/, last)
    expect((await submit(page, 'enter', { email: GUEST.email, code, redirect: RESERVATIONS })).path).toBe(RESERVATIONS)
    expect(jar.header()).not.toContain('sign-in-code')
  })

  test('somebody registers, confirms the address and goes on', async () => {
    const { submit } = browserIn(language)
    const email = `mia.${language}@example.com`
    expect((await submit('/register', 'register', { ...person, email, redirect: '/your-data' })).path).toBe('/your-data')
    const last = await lastMail()
    const sent = await submit('/confirm-email?redirect=/your-data', 'send', {})
    expect(sent.path).toMatch(/^\/confirm-email\?sent/)
    const code = await nextMail(email, /\b(\d{6})\b/, last)
    expect((await submit(sent.path, 'confirm', { code })).path).toBe('/your-data')
  })

  test('a guest sets a new password by the mailed link', async () => {
    const { submit, open } = browserIn(language)
    const email = `mia.${language}@example.com`
    const last = await lastMail()
    await submit('/forgot-password', 'send-link', { email })
    const link = await nextMail(email, /(\S+\/reset-password\?token=\S+)/, last)
    expect(readLanguage(new URL(link).pathname)).toBe(language)
    const token = new URL(link).searchParams.get('token') ?? ''
    const { path } = await open(`/reset-password?token=${token}`)
    const password = 'Cliff-Above-7!'
    expect((await submit(path, 'set-password', { token, newPassword: password, confirmPassword: password })).path).toBe(
      '/reset-password?done',
    )
    expect((await submit('/login', 'log-in', { email, password })).path).toBe('/')
  })
})

describe.each(languages)('work that a sign-in interrupts, in %s', (language) => {
  const index = languages.indexOf(language)

  test('what is typed before a session has ended is filled in after the sign-in, also in another language', async () => {
    const { submit, jar } = browserIn(language)
    const page = '/reservations?support=1'
    const asked = await submit(page, 'ask', { orderId: 'VB-1-1-1', reason: 'other', message: 'The sea is calm' })
    expect(asked.path).toBe(`/logIn?redirect=${encodeURIComponent(page)}`)
    const elsewhere = browserIn(languages[(index + 1) % languages.length] ?? 'en')
    for (const [name, stored] of jar.cookies) elsewhere.jar.cookies.set(name, stored)
    const back = await elsewhere.submit(asked.path, 'log-in', { ...GUEST, redirect: page })
    expect(back.path).toBe(page)
    expect(back.html).toContain('The sea is calm')
  })

  test('a visitor books, signs in on the way, pays, and sees the payment', async () => {
    const { submit, open, jar } = browserIn(language)
    const checkIn = addDays(nextMonday, 70 + index * 14)
    const stay = { checkIn, checkOut: addDays(checkIn, 5) }
    const reviewed = await submit('/booking', 'review', { ...ana, guests: '2', villaId: String(villaId), ...stay })
    expect(reviewed.path).toBe('/booking-request')
    const asked = await submit('/booking-request', 'pay', { ...hiddenIn(reviewed.html), plan: 'full', by: 'log-in' })
    expect(asked.path).toBe('/logIn?redirect=%2Fbooking-request')
    const review = await submit(asked.path, 'log-in', { ...GUEST, redirect: '/booking-request' })
    const handover = await submit(review.path, 'pay', { ...hiddenIn(review.html), plan: 'full', terms: 'accepted' })
    const fields = hiddenIn(handover.html)
    await pay(site, { paymentForm: { fields } })
    const { location } = await bring(site, fields.oid ?? '')
    expect(readLanguage(location ?? '')).toBe(language)
    expect((await open('/payment-check')).path).toMatch(/^\/booking-confirmation\?/)
    expect(jar.header()).not.toContain('draft=')
    expect((await open(withoutPrefix(location ?? ''))).path).toMatch(/^\/booking-confirmation\?/)
    expect((await open('/reservations')).path).toBe('/reservations')
  })
})
