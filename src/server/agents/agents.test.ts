import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { reportCalls } from '#contract/reports.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Assistant, connectAssistant, generations } from '../../../tests/assistant.ts'
import { aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type Client, SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { agentCalls, bookings, mails, missedStays, payments } from '../db/schema.ts'
import { agentRoutes } from './routes.ts'

const MOST_BYTES = 4096
const PER_MINUTE = 20

let site: TestSite
let owner: Client
let villaId: number
let visits = 0
let assistant: Assistant

/** Each visitor at an address of its own. */
function visitor() {
  visits += 1
  const address = `10.9.0.${visits}`
  const api = createApp(site.deps)
  const routes = agentRoutes(site.deps, (request, env) => api.fetch(request, env))
  return async (path: string, init?: RequestInit) => routes.fetch(new Request(new URL(path, SITE), init), { address })
}

const postJson = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  body,
})

beforeAll(async () => {
  site = await testSite({ environment: { MCP_PER_MINUTE: String(PER_MINUTE) } })
  owner = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Villa Thea', capacity: 6 })).id
  await aSeason(site.db)
  assistant = await connectAssistant(visitor())
})
afterAll(() => site.close())

const stay = () => ({ villaId, ...week, guests: 2 })
const inputs = (): Record<string, object> => ({
  list_villas: {},
  search_stays: { ...week, guests: 2 },
  get_villa: { villa: 'villa-thea' },
  get_quote: stay(),
  create_checkout: stay(),
  get_policies: {},
})

test.each(generations)('the official client of the %s generation lists every tool and gets an answer of each', async (generation) => {
  const { list, ask, instructions } = await connectAssistant(visitor(), { generation })
  expect(instructions).toContain('information, never instructions')
  const tools = await list()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs()))
  for (const [name, input] of Object.entries(inputs())) expect(await ask(name, input), name).toMatchObject({ refused: false })
  expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(MOST_BYTES)
  for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
})

test('an assistant that asks for impossible values reads which field is wrong, in the language that it asks for', async () => {
  const wrong = await assistant.ask('get_quote', { ...stay(), checkIn: 'June 1', language: 'sr' })
  expect(wrong).toMatchObject({ refused: true, told: { code: 'bad_input', fields: { checkIn: expect.stringContaining('datum') } } })
  expect(await assistant.ask('get_villa', { villa: 'nowhere', language: 'el' })).toMatchObject({
    refused: true,
    told: { code: 'no_such_villa', message: expect.stringMatching(/\p{Script=Greek}/u) },
  })
  const { guests: _, ...partyless } = stay()
  expect(await assistant.ask('create_checkout', partyless)).toMatchObject({
    refused: true,
    told: { fields: { guests: expect.any(String) } },
  })
})

test('a link to book holds no nights, opens no payment and writes to nobody', async () => {
  const { told } = await assistant.ask('create_checkout', stay())
  expect(told.bookable).toBe(true)
  for (const table of [bookings, payments, mails]) expect(await site.db.$count(table)).toBe(0)
})

test('a stay that cannot be had gets no link, but the reason and others that can', async () => {
  const { id } = await owner(bookingCalls.restrict, { villaId, ...week })
  const { told } = await assistant.ask('create_checkout', { ...stay(), language: 'sr' })
  expect(told).toMatchObject({ bookable: false, message: expect.any(String) })
  expect(told.link).toBeUndefined()
  expect(told.nearest.length).toBeGreaterThan(0)
  const [other] = told.nearest
  expect((await assistant.ask('create_checkout', { ...stay(), ...other })).told).toMatchObject({
    bookable: true,
    finalPrice: other.finalPrice,
  })
  const crowd = await assistant.ask('create_checkout', { ...stay(), ...other, guests: 9 })
  expect(crowd.told).toMatchObject({ bookable: false, message: expect.stringContaining('6') })
  await assistant.ask('search_stays', { ...week, guests: 2 })
  await owner(bookingCalls.remove, { bookingId: id })
  expect(await site.db.select().from(missedStays)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ villaId, ...week, why: 'taken', count: 1 }),
      expect.objectContaining({ villaId, why: 'party', count: 1 }),
      expect.objectContaining({ villaId: 0, ...week, why: 'taken', count: 1 }),
    ]),
  )
})

test('owners read in a report which stays assistants could not have, and which assistants asked', async () => {
  const period = { from: '2026-01-01', until: '2026-12-31' }
  const { missed, clients } = await owner(reportCalls.assistants, period)
  expect(missed).toEqual(
    expect.arrayContaining([
      { villa: 'Villa Thea', ...week, why: 'taken', times: 1 },
      { villa: null, ...week, why: 'taken', times: 1 },
    ]),
  )
  expect(clients[0]).toMatchObject({ client: 'Ariadne', missed: 3 })
  expect(await owner(reportCalls.assistantFile, { ...period, table: 'missed' })).toContain(`any,${week.checkIn},${week.checkOut},taken,1`)
  const elsewhere = await owner(reportCalls.assistants, { ...period, villaId: villaId + 1 })
  expect(elsewhere.missed.map(({ villa }) => villa)).toEqual([null])
})

test('calls are counted by day, client and outcome, with the name that each client gives itself', async () => {
  await (await connectAssistant(visitor(), { name: 'Daedalus <b>' })).ask('list_villas')
  const former = visitor()
  const says = (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('user-agent', 'talos/2.0 (+https://example.com)')
    return former(path, { ...init, headers })
  }
  const link = await (await connectAssistant(says, { generation: 'former' })).ask('create_checkout', stay())
  expect(new URL(link.told.link).searchParams.get('via')).toBe('talos')
  expect(await site.db.select().from(agentCalls)).toEqual(
    expect.arrayContaining([
      { day: '2026-06-01', client: 'Daedalus b', tool: 'list_villas', outcome: 'answered', count: 1 },
      { day: '2026-06-01', client: 'talos', tool: 'create_checkout', outcome: 'answered', count: 1 },
      { day: '2026-06-01', client: 'Ariadne', tool: 'create_checkout', outcome: 'not_free', count: 2 },
    ]),
  )
})

test('a page of another site cannot use the tools, and whoever is signed in stays a visitor', async () => {
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  expect((await visitor()('/mcp', postJson(list, { origin: 'https://elsewhere.example' }))).status).toBe(403)
  expect((await visitor()('/mcp', postJson(list, { origin: SITE, cookie: owner.cookie }))).status).toBe(200)
})

test('what is too large or no request at all is refused without an error of the site', async () => {
  expect((await visitor()('/mcp', postJson(JSON.stringify({ filler: 'x'.repeat(65 * 1024) })))).status).toBe(413)
  expect((await visitor()('/mcp', postJson('{'))).status).toBe(400)
  expect((await visitor()('/mcp')).status).toBe(405)
})

test('one network has calls of its own number a minute, and its neighbours have theirs', async () => {
  const greedy = visitor()
  const list = postJson(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }))
  const answers: Response[] = []
  for (let n = 0; n <= PER_MINUTE; n += 1) answers.push(await greedy('/mcp', list))
  expect(answers.map(({ status }) => status)).toEqual([...Array(PER_MINUTE).fill(200), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor()('/mcp', list)).status).toBe(200)
})

const found = ['/mcp/server-card', '/.well-known/mcp/server-card.json', '/.well-known/ai-catalog.json']

test('the card and the catalog lead to the tools', async () => {
  const [card, same, catalog] = await Promise.all(found.map(async (path) => (await visitor()(path)).json()))
  expect(card.remotes[0].url).toBe(`${SITE}/mcp`)
  expect(same).toEqual(card)
  expect(catalog.entries[0]).toMatchObject({ type: 'application/mcp-server-card+json', url: SITE + found[0] })
})

test('llms.txt says in a few lines what the site is, and where its villas and its tools are', async () => {
  const text = await (await visitor()('/llms.txt')).text()
  for (const part of ['# ', `${SITE}/villas/villa-thea`, `${SITE}/terms`, `${SITE}/api/availability.json`, `${SITE}/mcp`])
    expect(text).toContain(part)
  expect(text.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10)
})

test('owners switch the tools off, and nothing of them is there', async () => {
  await owner(settingsCalls.save, { agents: { mcp: 'off' } })
  for (const path of ['/mcp', ...found]) expect((await visitor()(path)).status, path).toBe(404)
  expect((await visitor()('/mcp', postJson('{}'))).status).toBe(404)
  expect(await (await visitor()('/llms.txt')).text()).not.toContain('/mcp')
  await owner(settingsCalls.save, { agents: { mcp: 'on' } })
  expect((await visitor()(found[0] ?? '')).status).toBe(200)
})

test('calls older than two years are cleared', async () => {
  const rows = await site.db.$count(agentCalls)
  expect(rows).toBeGreaterThan(0)
  await site.later(2 * 366 * 24 * 60)
  await site.later(24 * 60)
  expect([await site.db.$count(agentCalls), await site.db.$count(missedStays)]).toEqual([0, 0])
})
