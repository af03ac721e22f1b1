import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { allCalls } from '#contract/index.ts'
import { fillHouse, listAdminReads } from '../../../tests/full-house.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

const BOOKINGS = 3_000
const adminReads = listAdminReads(BOOKINGS)

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite({ unused: true })
  admin = await site.admin()
  await fillHouse(site, BOOKINGS)
})
afterAll(() => site.close())

test('every admin read is tested', () => {
  const reads = allCalls.filter((call: AnyCall) => call.access === 'admin' && call.method === 'GET').map(({ path }) => path)
  expect(reads.filter((path) => adminReads[path] === undefined)).toEqual([])
})

const asked = Object.entries(adminReads).flatMap(([path, all]) => all.map((query) => `${path}?${query}`))

test.each(asked)('the call %s is answered with thousands of bookings', async (address) => {
  const response = await site.send(address, { headers: { cookie: admin.cookie } })
  expect(response.status).toBe(200)
  expect((await response.text()).length).toBeGreaterThan(20)
})
