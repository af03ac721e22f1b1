import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { ana, aVilla, week } from '../../../tests/builders.ts'
import { listening } from '../../../tests/listening.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { type Env, readEnv } from '../env.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { siteLog } from '../log.ts'
import { observed } from './observed.ts'
import { routeNames } from './route-names.ts'

type Line = Record<string, unknown>

let site: TestSite
const lines: Line[] = []
const log = siteLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(() => {
  lines.splice(0)
})

/** Sends a request over a real port and waits for its log line. */
async function ask(path: string, init: RequestInit = {}, env: Env = site.deps.env): Promise<Response> {
  const deps = { ...site.deps, env, log }
  const names = routeNames(['/', '/villas/:slug', '/reservations/:bookingId/stay.ics', '/*'])
  const server = await listening(observed(deps, names, getRequestListener(createApp(deps).fetch)))
  const response = await fetch(server.url + path, init)
  await response.clone().arrayBuffer()
  await server.close()
  return response
}

const posted = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

test('a response has its request id, and the log has route, status and duration of the request', async () => {
  const response = await ask('/api/villas.php')
  const requestId = response.headers.get('x-request-id')
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      requestId,
      method: 'GET',
      route: '/api/villas.php',
      status: 200,
      milliseconds: expect.any(Number),
    }),
  ])
})

test('the reference of an unexpected error is in the log with the request id', async () => {
  await site.asOwner(sql`ALTER TABLE villas RENAME TO villas_gone`)
  const response = await ask('/api/villas.php')
  await site.asOwner(sql`ALTER TABLE villas_gone RENAME TO villas`)
  const { reference } = await response.json()
  const [bug, request] = lines
  expect(bug).toMatchObject({ reference, requestId: response.headers.get('x-request-id') })
  expect(request).toMatchObject({ requestId: bug?.requestId, status: 500 })
})

test('log lines of a job have its name', async () => {
  const job = {
    name: 'forget the keys',
    irreversible: false,
    everySeconds: 60,
    run: async () => Promise.reject(new Error('the keys are gone')),
  }
  await runDueJobs({ ...site.deps, log }, [job])
  expect(lines).toEqual([
    expect.objectContaining({ job: 'forget the keys', err: expect.objectContaining({ message: 'the keys are gone' }) }),
  ])
})

test('what one line of a request or job tells is not on its next line', async () => {
  const twoLines = async () => {
    log.warn({ orderId: 'VB-00000001-1-01' }, 'first')
    await Promise.resolve()
    log.info('second')
  }
  const server = await listening(
    observed({ ...site.deps, log }, routeNames(['/*']), (_, response) => void twoLines().then(() => response.end())),
  )
  await fetch(server.url)
  await server.close()
  await runDueJobs({ ...site.deps, log }, [{ name: 'tell two things', irreversible: false, everySeconds: 60, run: twoLines }])
  expect(lines.map(({ msg, orderId, job, requestId }) => [msg, orderId, job ?? typeof requestId])).toEqual([
    ['first', 'VB-00000001-1-01', 'string'],
    ['second', undefined, 'string'],
    ['request', undefined, 'string'],
    ['first', 'VB-00000001-1-01', 'tell two things'],
    ['second', undefined, 'tell two things'],
  ])
})

test('the log has no personal data, neither of successful nor of failed requests', async () => {
  const { id: villaId } = await aVilla(site.db)
  const person = {
    fullName: 'Ana Petrović',
    email: 'ana@example.com',
    password: 'Password-1',
    country: 'Serbia',
    phoneNumber: '+381601234567',
  }
  await ask('/api/userRegister.php', posted(person))
  await ask('/api/checkUser.php', posted({ email: person.email, password: 'Wrong-Password-1' }))
  await ask(`/api/verifyResetToken.php?token=secret-token&mail=${person.email}`, posted({ token: 'secret-token' }))
  await ask('/api/booking/payment-return.php', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ oid: '4546711234567894', Ecom_Payment_Card_ExpDate_Year: '30', email: person.email }),
  })
  await site.asOwner(sql`ALTER TABLE accounts RENAME TO accounts_gone`)
  await ask('/api/userRegister.php', posted({ ...person, email: 'ana.again@example.com' }))
  await ask('/api/checkUser.php', posted({ email: person.email, password: person.password }))
  await site.asOwner(sql`ALTER TABLE accounts_gone RENAME TO accounts`)
  await ask('/api/booking/create-payment.php', posted({ reId: villaId, ...week, guestInfo: ana }))
  await ask(`/villas/of-${encodeURIComponent(person.fullName)}`)

  // Random ids and the clock may hold any digits.
  const text = JSON.stringify(lines.map(({ requestId, reference, time, ...line }) => line))
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(8)
  expect(lines.filter(({ msg }) => msg === 'unforeseen error')).toHaveLength(2)
  for (const word of ['Ana', 'ana', 'example.com', 'Password', '38160', 'secret', '4546', '127.0.0.1', '?'])
    expect(text, `the log contains '${word}'`).not.toContain(word)
})

test('the log has the account id of refused requests, if the account is known', async () => {
  const cara = await site.guest('Cara Keller')
  const cookie = cara.cookie
  const { user } = await cara(accountCalls.who, {})
  const key = { email: 'cara.keller@example.com', password: 'Guess-1234' }
  await ask('/api/adminStats.php', { headers: { cookie } })
  await ask('/api/checkUser.php', posted(key))
  await ask('/api/checkUser.php', posted({ ...key, email: 'nobody@example.com' }))
  await ask('/api/adminStats.php')
  await ask('/api/mySessions.php', { headers: { cookie } })
  const told = lines.map(({ status, account }) => [status, account])
  expect(told).toEqual([
    [403, user?.id],
    [401, user?.id],
    [401, undefined],
    [401, undefined],
    [200, undefined],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/cara|keller/i)
})

test('a valid request id of a trusted proxy is kept', async () => {
  const behindProxy = readEnv({ TRUST_PROXY: 'on' })
  const idFor = async (given: string, env?: Env) =>
    (await ask('/api/villas.php', { headers: { 'x-request-id': given } }, env)).headers.get('x-request-id')
  expect(await idFor('proxy-1234.5678', behindProxy)).toBe('proxy-1234.5678')
  expect(await idFor('proxy-1234.5678')).not.toBe('proxy-1234.5678')
  for (const odd of ['short', 'x'.repeat(65), '{"level":60}', 'ana@example.com'])
    expect(await idFor(odd, behindProxy), odd).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/villas/villa-thea', '/villas/:slug'],
  ['/villas/villa-thea.data', '/villas/:slug'],
  ['/reservations/17/stay.ics', '/reservations/:bookingId/stay.ics'],
  ['/api/villas.php', '/api/villas.php'],
  ['/pictures/u-1-800.avif', '/pictures/:name'],
  ['/sr/villas/villa-thea/preview.png', '/villas/:slug/preview.png'],
  ['/assets/root-abc.js', '/assets/*'],
  ['/wp-admin/setup.php', '(unknown)'],
])('the route name of %s is %s', (path, name) => {
  expect(routeNames(['/', '/villas/:slug', '/reservations/:bookingId/stay.ics', '/*'])(path)).toBe(name)
})
