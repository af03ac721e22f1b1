import { afterEach, beforeEach, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { createApp } from '../../src/server/app.ts'
import { rateLimits } from '../../src/server/db/schema.ts'
import { SHARED_LIMITS } from '../../src/server/http/limit-calls.ts'
import { aVilla } from '../builders.ts'
import { sample } from '../long-tests.ts'
import { type Pages, servePages } from '../pages.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { goodInput, makeRequest } from './inputs.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
  await aVilla(site.db)
})
afterEach(() => site.close())

/** Without the long tests every third: they count by one function. */
const limited = sample(
  allCalls.filter(({ perMinute }) => perMinute !== undefined),
  3,
  0,
  'processes',
)

/** Calls whose limit per account is lower than the one per address. */
const OF_ONE_ACCOUNT: Record<string, number> = {
  '/api/support_request.php': 10,
  '/api/writeToHosts.php': 10,
  '/api/myData.php': 1,
}

/** Returns from the bank are refused with a page and the same header. */
const isTurnedAway = ({ status, headers }: Response) => status === 429 || headers.has('retry-after')

/** Number of calls before the first refusal. */
async function letIn(most: number, ask: (n: number) => Promise<Response>): Promise<number> {
  for (let n = 0; n < most; n += 1) if (isTurnedAway(await ask(n))) return n
  return most
}

test.each(limited)('the call $method $path is limited to $perMinute per minute and address, across all processes', async (call) => {
  const cookie = call.access === 'visitor' ? '' : (await site.admin()).cookie
  // Wrong promo codes have a limit of their own.
  const { promoCode: _, ...input } = goodInput(call)
  const [path, init] = await makeRequest(call, input, cookie ? { cookie } : {})
  const apps = [createApp(site.deps), createApp(site.deps)]
  const ask = async (n: number): Promise<Response> => {
    const request = new Request(new URL(path, 'http://localhost:3000'), init)
    return apps[n % 2]?.fetch(request, { address: '10.0.0.1' }) ?? Response.error()
  }
  const perMinute = call.perMinute ?? 0
  const most = await letIn(perMinute + 1, ask)
  // Each process may have unused attempts of its last share.
  expect(most).toBeGreaterThanOrEqual(OF_ONE_ACCOUNT[call.path] ?? perMinute * 0.8)
  expect(most).toBeLessThanOrEqual(perMinute)
  site.clock.now = new Date(site.clock.now.getTime() + 60 * 60_000)
  expect(isTurnedAway(await ask(0))).toBe(false)
})

test('one account is limited over all its addresses', async () => {
  const { cookie } = await site.guest('Ana')
  const app = createApp(site.deps)
  const path = 'http://localhost:3000/api/booking/calculate-price.php?villaId=1&checkIn=2026-07-06&checkOut=2026-07-13'
  const ask = async (n: number): Promise<Response> =>
    app.fetch(new Request(path, { headers: { cookie } }), { address: `10.0.0.${n % 250}` })
  expect(await letIn(310, ask)).toBe(300)
})

const withoutOwn = allCalls.filter(({ perMinute }) => perMinute === undefined)
const kinds = {
  reads: withoutOwn.filter(({ method, readOnly }) => method === 'GET' || readOnly),
  writes: withoutOwn.filter(({ method, readOnly }) => method !== 'GET' && !readOnly),
}
const harmless = '/api/accountLanguage.php'

test.each(['reads', 'writes'] as const)(
  'calls without a limit of their own share one for %s: of an address, and of an account over all addresses',
  async (kind) => {
    const { cookie } = await site.admin()
    const app = createApp(site.deps)
    const requests = await Promise.all(
      kinds[kind].map(async (call) => [call.path, await makeRequest(call, goodInput(call), { cookie })] as const),
    )
    const ask = async (path: string, address: string) => {
      const [, [asked, init]] = requests.find(([its]) => its === path) ?? ['', ['', {}]]
      return app.fetch(new Request(new URL(asked, 'http://localhost:3000'), init), { address })
    }
    const letInFrom = async (address: string) => {
      const refused: string[] = []
      for (const [path] of requests) if (isTurnedAway(await ask(path, address))) refused.push(path)
      return requests.map(([path]) => path).filter((path) => !refused.includes(path))
    }
    const most = SHARED_LIMITS[kind]
    expect(await letIn(most + 1, () => ask(harmless, '10.0.0.1'))).toBe(most)
    expect(await letInFrom('10.0.0.1')).toEqual([])
    // The account has used up its share as well, so another address does not help.
    expect(await letInFrom('10.0.0.2')).toEqual([])
    const other = await site.guest('Ana')
    const asOther = new Request(new URL('/api/mySessions.php', 'http://localhost:3000'), { headers: { cookie: other.cookie } })
    expect((await app.fetch(asOther, { address: '10.0.0.3' })).status).toBe(200)
  },
)

test('the table of rate limits holds no personal data', async () => {
  await site.guest('Ana')
  expect(JSON.stringify(await site.db.select().from(rateLimits))).not.toMatch(/ana|@|unknown/i)
})

const asked = (pages: Pages, address: string) => async (n: number) => {
  const path = ['/gallery?category=', '/nowhere/', '/booking?villa='][n % 3]
  return pages(`${path}${n}`, { headers: { 'x-forwarded-for': address } })
}

test('rendered pages are limited to 300 per minute and address', async () => {
  site.deps.env.TRUST_PROXY = 'on'
  const pages = await servePages(site)
  const most = await letIn(310, asked(pages, '2001:db8:1:2::1'))
  expect(most).toBe(300)
  const refused = await asked(pages, '2001:db8:1:2::2')(0)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await asked(pages, '203.0.113.1')(0)).status).toBe(200)
  site.clock.now = new Date(site.clock.now.getTime() + 61_000)
  expect((await asked(pages, '2001:db8:1:2::1')(0)).status).toBe(200)
})
