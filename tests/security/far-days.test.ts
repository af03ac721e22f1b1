import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { aVilla } from '../builders.ts'
import { type Pages, servePages } from '../pages.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { makeRequest, withDay } from './inputs.ts'

const FAR = ['0001-01-01', '1999-12-31', '2200-01-01', '9999-12-31']
const withDays = allCalls.filter((call) => call.shape !== 'bank' && withDay(call, '').next().value !== undefined)

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db)
  pages = await servePages(site)
})
afterAll(() => site.close())

test.each(withDays)('the call $method $path refuses days before 2000 and after 2199', async (call) => {
  const { cookie } = await site.admin()
  for (const day of FAR) {
    for (const [field, input] of withDay(call, day)) {
      const response = await site.send(...(await makeRequest(call, input, { cookie })))
      const { fields } = (await response.json()) as { fields?: Record<string, string> }
      expect([response.status, Object.values(fields ?? {})], `${field} ${day}`).toEqual([
        400,
        expect.arrayContaining(['Please choose a date between 2000 and 2199']),
      ])
    }
  }
})

test('the calls with days are known', () => {
  expect(withDays.length).toBeGreaterThan(30)
})

test.each(['from=2026-01-01&until=9999-12-31', 'from=2000-01-01&until=2199-12-31&comparison=before', 'from=0001-01-01&until=2026-12-31'])(
  'a link to a report of %s is answered at once',
  async (period) => {
    const { cookie } = await site.admin()
    const page = await pages(`/admin/dashboard/reports?${period}`, { headers: { cookie } })
    expect(page.status).toBe(200)
  },
)
