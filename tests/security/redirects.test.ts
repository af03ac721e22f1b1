import { like } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeyCalls } from '../../src/contract/passkeys.ts'
import { mails } from '../../src/server/db/schema.ts'
import { getPrefix, languages } from '../../src/words/languages.ts'
import { anOwnerWithApp, OWNER } from '../authenticator.ts'
import { cookieJar } from '../cookie-jar.ts'
import { eventually } from '../eventually.ts'
import { sample } from '../long-tests.ts'
import { type Pages, servePages } from '../pages.ts'
import { passkeyDevice } from '../passkey-device.ts'
import { type Client, SITE, type TestSite, testSite } from '../test-site.ts'

const GUEST = { email: 'ana@example.com', password: 'Password-1' }

let site: TestSite
let pages: Pages
let guest: Client
let owner: Client
let app: Awaited<ReturnType<typeof anOwnerWithApp>>
const device = passkeyDevice()

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
  const ana = await site.guest('Ana')
  const { options } = await ana(passkeyCalls.beginAdding, {})
  await ana(passkeyCalls.add, { name: 'Phone', credential: device.make(options) })
  // Ana's oldest sessions end when she signs in again and again.
  guest = await site.guest('Bob')
  owner = await site.person('owner')
  app = await anOwnerWithApp(site)
  await app.turnOn()
})
afterAll(() => site.close())

/** Pieces of addresses that browsers and routers read in different ways. */
const pieces = [
  '/',
  '//',
  '\\',
  '/sr',
  '/el',
  '/de',
  '/sr/',
  '/login',
  '/admin',
  '..',
  '/.',
  '/..',
  '%2f',
  '%5c',
  '%2e%2e',
  '\t',
  '\n',
  '\r',
]
const words = ['evil.example', '//evil.example', 'https:', 'javascript:', '@', ':', '?', '#', '.data', '%00', 'ü', ' ', '&', '=']
const known = ['/sr//evil.example', '/de/\\evil.example', '/el/%2e%2e//evil.example', '/sr/sr//evil.example', '/./sr//evil.example']
const target = fc.oneof(
  fc.constantFrom(...known),
  fc.array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 6 }).map((parts) => parts.join('')),
)

type Sent = { at: string; response: Response }

/** Posts a form as a browser without scripts, or as the router does with them. */
async function post(path: string, fields: Record<string, string>, { cookie = '', scripted = false } = {}): Promise<Sent> {
  const [page = '', query] = path.split('?')
  const address = scripted ? `${page}.data${query === undefined ? '' : `?${query}`}` : path
  const headers = { origin: SITE, cookie }
  return { at: path, response: await pages(address, { method: 'POST', headers, body: new URLSearchParams(fields) }) }
}
const open = async (path: string, cookie = ''): Promise<Sent> => ({ at: path, response: await pages(path, { headers: { cookie } }) })

/** Where the browser goes: by the header, or by the router's answer to its scripts. Null if it stays. */
async function leadsTo({ at, response }: Sent): Promise<string | null> {
  const header = response.headers.get('location')
  if (header !== null || response.status !== 202) return header && new URL(header, new URL(at, SITE)).href
  const [line = ''] = (await response.text()).split('\n')
  const parts = JSON.parse(line) as unknown[]
  const sent = parts[parts.indexOf('redirect') + 1]
  return new URL(String(sent), new URL(at, SITE)).href
}

const toQuery = (redirect: string) => new URLSearchParams({ redirect })

/** A browser without scripts, with cookies of its own. */
function browser() {
  const jar = cookieJar()
  return (path: string, fields: Record<string, string>): Promise<Response> => {
    const asked = new Request(new URL(path, SITE), { method: 'POST', headers: { origin: SITE }, body: new URLSearchParams(fields) })
    return jar.carry(asked, (request) => pages(request.url.slice(SITE.length), request))
  }
}

async function newestCode(written: number): Promise<string> {
  return eventually(async () => {
    const codes = (await site.db.select().from(mails).orderBy(mails.id)).filter(({ occasion }) => occasion.startsWith('email code'))
    expect(codes.length).toBeGreaterThan(written)
    return /\b(\d{6})\b/.exec(codes.at(-1)?.text ?? '')?.[1] ?? ''
  })
}

/** Everything that leads on to an address which the request names. */
const ways: [string, (language: string, target: string, scripted: boolean) => Promise<Sent>][] = [
  ['the login form', (at, redirect, scripted) => post(`${at}/login`, { intent: 'log-in', ...GUEST, redirect }, { scripted })],
  ['the login page of a signed-in guest', (at, redirect) => open(`${at}/login?${toQuery(redirect)}`, guest.cookie)],
  ['the login page of a signed-in owner', (at, redirect) => open(`${at}/login?${toQuery(redirect)}`, owner.cookie)],
  ['the code page of a signed-in guest', (at, redirect) => open(`${at}/login/email?${toQuery(redirect)}`, guest.cookie)],
  ['the registration page of a signed-in guest', (at, redirect) => open(`${at}/register?${toQuery(redirect)}`, guest.cookie)],
  [
    'registration',
    (at, redirect, scripted) => {
      const email = `guest-${Math.random()}@example.com`
      const person = { fullName: 'New guest', email, password: 'Olive-Harbour-3!', country: 'Serbia', phoneNumber: '+381 60 1234567' }
      return post(`${at}/register`, { intent: 'register', ...person, redirect }, { scripted })
    },
  ],
  [
    'a passkey',
    async (at, redirect, scripted) => {
      const { options } = await site.visitor(passkeyCalls.beginSignIn, {})
      const credential = JSON.stringify(device.sign(options))
      return post(`${at}/login`, { intent: 'passkey-sign-in', credential, redirect }, { scripted })
    },
  ],
  [
    'a mailed code',
    async (at, redirect) => {
      const submit = browser()
      const written = await site.db.$count(mails, like(mails.occasion, 'email code%'))
      await submit(`${at}/login/email`, { intent: 'send', email: GUEST.email })
      const code = await newestCode(written)
      const path = `${at}/login/email`
      return { at: path, response: await submit(path, { intent: 'enter', email: GUEST.email, code, redirect }) }
    },
  ],
  [
    'the second step',
    async (at, redirect) => {
      const submit = browser()
      const first = await submit(`${at}/login`, { intent: 'log-in', ...OWNER, redirect })
      const path = first.headers.get('location') ?? ''
      return { at: path, response: await submit(path, { intent: 'enter-code', code: app.nextCode(), redirect }) }
    },
  ],
  [
    'the confirmation of an address',
    (at, redirect, scripted) => post(`${at}/confirm-email?${toQuery(redirect)}`, { intent: 'send' }, { cookie: guest.cookie, scripted }),
  ],
  ['a new code', (at, redirect, scripted) => post(`${at}/login/email?${toQuery(redirect)}`, { intent: 'again' }, { scripted })],
  ['the login form of the office', (_, redirect, scripted) => post('/admin', { intent: 'log-in', ...OWNER, redirect }, { scripted })],
  [
    'the language of the office',
    (_, page, scripted) =>
      post('/admin/dashboard/language', { intent: 'choose', language: 'sr', page }, { cookie: owner.cookie, scripted }),
  ],
]

describe.each(languages.map((language, index) => ({ language, index })))(
  'no link of this site leads to another by a page in $language',
  ({ language, index }) => {
    // Without the long tests each way in one language.
    const here = sample(ways, languages.length, index)
    test.each(here)('no link of this site leads to another after %s', async (_, way) => {
      const staysHere = fc.asyncProperty(target, fc.boolean(), async (asked, scripted) => {
        const location = await leadsTo(await way(getPrefix(language), asked, scripted))
        expect(location, JSON.stringify(asked)).not.toBeNull()
        expect(new URL(location ?? '').origin, `${JSON.stringify(asked)} leads to ${location}`).toBe(SITE)
        // The next page may lead on.
        const { pathname, search } = new URL(location ?? '')
        const next = await leadsTo(await open(pathname + search, guest.cookie))
        expect(new URL(next ?? SITE).origin, `${location} leads to ${next}`).toBe(SITE)
      })
      await fc.assert(staysHere, {
        numRuns: 25,
        examples: known.flatMap((one) => [[one, false] as [string, boolean], [one, true] as [string, boolean]]),
      })
    })
  },
)
