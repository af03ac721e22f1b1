import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { aSeason, aVilla } from '../builders.ts'
import { sample } from '../long-tests.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { type Fields, goodInput, makeRequest } from './inputs.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await site.guest('Ana')
  await aVilla(site.db)
  await aSeason(site.db)
})
afterAll(() => site.close())

const numbers = [2_147_483_648, -2_147_483_649, 21_474_836.48, 100_000_000, Number.MAX_SAFE_INTEGER, 1e21, '2147483648', 1.5, -1, 0]

/** The input with each numeric field replaced, also nested ones. */
function* withNumber(value: unknown, number: unknown, wrap: (value: unknown) => Fields = (one) => one as Fields): Generator<Fields> {
  if (typeof value === 'number') yield wrap(number)
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) yield* withNumber(inner, number, (one) => wrap({ ...value, [key]: one }))
}

const counted = allCalls.filter(
  (call) => call.shape !== 'bank' && call.shape !== 'multipart' && !withNumber(goodInput(call), 0).next().done,
)

test.each(counted.map((call, index) => ({ call, index })))(
  'the call $call.method $call.path refuses numbers that the database cannot hold',
  async ({ call, index }) => {
    let { cookie } = await site.admin()
    for (const number of sample(numbers, 3, index)) {
      for (const input of withNumber(goodInput(call), number)) {
        const response = await site.send(...(await makeRequest(call, input, { cookie })))
        expect(response.status, `${JSON.stringify(input)}`).not.toBe(500)
        // An answer with a cookie or without rights may have ended the session.
        if (response.headers.has('set-cookie') || [401, 403].includes(response.status)) cookie = (await site.admin()).cookie
      }
    }
  },
)
