import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { accounts, villas } from '../../src/server/db/schema.ts'
import { aVilla } from '../builders.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'
import { goodInput, makeRequest } from './inputs.ts'

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

test.each([
  ['from another site', { origin: 'https://elsewhere.example' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from another port of this host', { origin: 'http://localhost:3001' }],
  ['from a site whose name begins the same', { origin: 'http://localhost:3000.elsewhere.example' }],
  ['marked as cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
] as const)('a request %s with the owner’s cookie is refused by every call', async (_, headers) => {
  const before = await everything()
  const admitted: string[] = []
  for (const call of changing) {
    const { status } = await site.send(...(await makeRequest(call, goodInput(call), { cookie: owner.cookie, ...headers })))
    if (status !== 403) admitted.push(`${call.method} ${call.path} ${status}`)
  }
  expect(admitted).toEqual([])
  expect(await everything()).toEqual(before)
})

test.each([
  ['application/x-www-form-urlencoded'],
  ['text/plain'],
  ['text/plain; note=application/json'],
  ['multipart/form-data; boundary=json'],
])('a body of type %s, which any site may send without preflight, is refused by every call', async (type) => {
  const accepted: string[] = []
  for (const call of changing.filter(({ method, shape }) => method === 'POST' && shape !== 'multipart')) {
    const [path, init] = await makeRequest(call, goodInput(call), { cookie: owner.cookie })
    const body = Object.keys(goodInput(call)).length === 0 ? '{"any": 1}' : init.body
    const headers = { cookie: owner.cookie, 'content-type': type }
    const { status } = await site.send(path, { method: 'POST', headers, body: body ?? null })
    if (status !== 415) accepted.push(`${path} ${status}`)
  }
  expect(accepted).toEqual([])
})

test('calls by GET change nothing', () => {
  const summaries = allCalls.filter(({ method }) => method === 'GET').map(({ summary }) => summary)
  expect(summaries.filter((summary) => /^(set|add|change|remove|delete|send|end|erase|turn)\b/i.test(summary))).toEqual([])
})
