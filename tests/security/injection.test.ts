import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '../../src/contract/accounts.ts'
import { allCalls } from '../../src/contract/index.ts'
import { accounts, bookings, mails, seasons, villas } from '../../src/server/db/schema.ts'
import { ana as anaForm, aSeason, aVilla, week } from '../builders.ts'
import { sample } from '../long-tests.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { goodInput, makeRequest, withText } from './inputs.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await site.guest('Ana')
  for (const name of ['Villa Thea', 'Villa Onar']) await aVilla(site.db, { name })
  for (const name of ['Spring', 'Easter']) await aSeason(site.db, { name })
  const row = { ...week, accountId: 2, status: 'paid', total: 2450_00, guestName: anaForm.name, createdAt: site.clock.now } as const
  await site.db.insert(bookings).values([
    { ...row, code: 'AAAAAA', villaId: 1 },
    { ...row, code: 'BBBBBB', villaId: 2 },
  ])
})
afterAll(() => site.close())

const hostile = [
  "'; DROP TABLE accounts; --",
  '1 OR 1=1',
  '" OR ""="',
  'Anna\r\nBcc: thief@example.com',
  'x@example.com\nBcc: thief@example.com',
  'victim@example.com,thief@example.com',
  'a\u0000b',
  '\ud800',
  '../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  '${7*7}{{7*7}}',
  '__proto__',
  '9'.repeat(400),
]

/** Rows that no call with id 1 may change. */
const bystanders = async () => {
  const people = await site.db.select().from(accounts).orderBy(accounts.id)
  return {
    people: people.filter(({ id }) => id <= 2).map(({ lastSignInAt: _, ...person }) => person),
    administrators: people.filter(({ status }) => status === 2).length,
    villa: await site.db.select().from(villas).where(eq(villas.id, 2)),
    season: await site.db.select().from(seasons).where(eq(seasons.id, 2)),
    booking: await site.db.select().from(bookings).where(eq(bookings.code, 'BBBBBB')),
  }
}

const sessionFor = async (): Promise<string> => (await site.admin()).cookie

const numbered = allCalls.map((call, index) => ({ call, index }))

test.each(numbered)(
  'the call $call.method $call.path stores hostile text unchanged in every field or refuses it',
  async ({ call, index }) => {
    const before = await bystanders()
    let cookie = await sessionFor()
    for (const text of sample(hostile, 5, index)) {
      for (const [field, input] of withText(call, text)) {
        const response = await site.send(...(await makeRequest(call, input, { cookie })))
        const told = `${field} ${JSON.stringify(text).slice(0, 60)}: ${response.status}`
        expect(response.status, told).not.toBe(500)
        expect(response.headers.get('set-cookie') ?? '', told).not.toMatch(/a=b/)
        if (response.headers.has('set-cookie')) cookie = await sessionFor()
      }
    }
    expect(await bystanders()).toEqual(before)
  },
)

const nested = (levels: number): unknown => (levels === 0 ? 'deep' : levels % 2 === 0 ? [nested(levels - 1)] : { a: nested(levels - 1) })
const inJson = allCalls.filter(({ method, shape }) => method !== 'GET' && shape !== 'bank' && shape !== 'multipart')

test('every call refuses JSON deeper than 32 levels', async () => {
  const taken: string[] = []
  for (const call of inJson) {
    const headers = { 'content-type': 'application/json', cookie: await sessionFor() }
    // As deep as the call's body may be large.
    const levels = Math.min(20_000, (call.largestBody ?? Number.POSITIVE_INFINITY) / 2 - 10)
    for (const body of [JSON.stringify({ ...goodInput(call), more: nested(32) }), `{"more":${'['.repeat(levels)}${']'.repeat(levels)}}`]) {
      const response = await site.send(call.path, { method: call.method, headers, body })
      const { code } = await response.json()
      if (response.status !== 400 || code !== 'broken_json') taken.push(`${call.method} ${call.path} ${response.status} ${code}`)
    }
  }
  expect(taken).toEqual([])
})

/** Lists that are sent as text. */
const withLists = allCalls.flatMap((call) =>
  Object.entries(goodInput(call)).flatMap(([field, value]) =>
    value === '[]' ? [{ call, field, path: call.path, method: call.method }] : [],
  ),
)

test.each(withLists)('the call $method $path refuses a broken list as $field', async ({ call, field }) => {
  const before = await bystanders()
  for (const broken of ['{bad', '{}', '"Pool"', '[', 'null and void']) {
    const cookie = await sessionFor()
    const response = await site.send(...(await makeRequest(call, { ...goodInput(call), [field]: broken }, { cookie })))
    expect(response.status).toBe(400)
    expect((await response.json()).fields).toHaveProperty(field)
  }
  expect(await bystanders()).toEqual(before)
})

test('no mail gets additional recipients or headers', async () => {
  for (const { recipient, subject } of await site.db.select().from(mails)) {
    expect(recipient).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/)
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

test.each([
  'victim@example.com,thief@example.com',
  'thief<victim@example.com>',
  '"a b"@example.com',
  'group:victim@example.com;',
  'victim@example.com\nBcc:thief@example.com',
  'victim@exa mple.com',
])('the text %s cannot be registered as an address', async (email) => {
  const person = { fullName: 'Mallory', email, password: 'Olive-Harbour-3', country: 'Serbia', phone: '+381 60 1234567' }
  await expect(site.visitor(accountCalls.register, person)).rejects.toMatchObject({ code: 'bad_input' })
})
