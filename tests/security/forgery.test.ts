import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { accounts, villas } from '../../src/server/db/schema.ts'
import { aVilla } from '../builders.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'
import { goodInput, requestOf } from './inputs.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db)
  owner = await site.admin()
})
afterAll(() => site.close())

const changing = allCalls.filter(({ method, shape }) => method !== 'GET' && shape !== 'bank')
const everything = async () => [await site.db.select().from(accounts), await site.db.select().from(villas)]

describe.each([
  ['from another site', { origin: 'https://elsewhere.example' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from another port of this host', { origin: 'http://localhost:3001' }],
  ['from a site whose name begins the same', { origin: 'http://localhost:3000.elsewhere.example' }],
  ['marked as cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
] as const)('a request %s with the owner’s cookie', (_, headers) => {
  test.each(changing)('a request from elsewhere to $method $path is refused', async (call) => {
    const before = await everything()
    const response = await site.send(...(await requestOf(call, goodInput(call), { cookie: owner.cookie, ...headers })))
    expect(response.status).toBe(403)
    expect(await everything()).toEqual(before)
  })
})

describe.each([
  ['application/x-www-form-urlencoded'],
  ['text/plain'],
  ['text/plain; note=application/json'],
  ['multipart/form-data; boundary=json'],
])('a body of type %s, which any site may send without preflight', (type) => {
  test.each(changing.filter(({ method, shape }) => method === 'POST' && shape !== 'multipart'))(
    'a body that any site may send without preflight is refused by $path',
    async (call) => {
      const [path, init] = await requestOf(call, goodInput(call), { cookie: owner.cookie })
      const body = Object.keys(goodInput(call)).length === 0 ? '{"any": 1}' : init.body
      const response = await site.send(path, {
        method: 'POST',
        headers: { cookie: owner.cookie, 'content-type': type },
        body: body ?? null,
      })
      expect(response.status).toBe(415)
    },
  )
})

test('calls by GET change nothing', () => {
  for (const { method, summary } of allCalls)
    if (method === 'GET') expect(summary).not.toMatch(/^(set|add|change|remove|delete|send|end|erase|turn)\b/i)
})
