import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { type AnyCall, getRoles } from '#contract/call.ts'
import { changeoverCalls } from '#contract/changeovers.ts'
import { allCalls } from '#contract/index.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { type Role, roles } from '#domain/accounts/roles.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
afterAll(() => site.close())

const SITE = 'http://localhost:3000'

async function answerFor(cookie: string | null, call: AnyCall, headers: Record<string, string> = {}) {
  const body = call.method === 'GET' ? null : '{}'
  const response = await site.send(call.path, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
    body,
  })
  return { status: response.status, text: await response.text() }
}

const office = allCalls.filter((call) => call.access === 'admin')

/** Of these calls those that answer with another status than this one, as 'GET /path 200'. */
async function otherThan(status: number, calls: AnyCall[], cookie: string | null, headers?: Record<string, string>) {
  const others: string[] = []
  // One after the other: some calls change the responses of later ones.
  for (const call of calls) {
    const answer = await answerFor(cookie, call, headers)
    if (answer.status !== status) others.push(`${call.method} ${call.path} ${answer.status}`)
  }
  return others
}

test('visitors are refused by every call that needs a sign-in', async () => {
  const calls = allCalls.filter((call) => call.access !== 'visitor')
  expect(await otherThan(401, calls, null)).toEqual([])
})

test('guests are refused by every call of the back office', async () => {
  expect(await otherThan(403, office, ana.cookie)).toEqual([])
})

test.each(roles)('the role %s is refused exactly the calls it may not make', async (role) => {
  const person = await site.person(role)
  const wrong: string[] = []
  for (const call of office) {
    const { status, text } = await answerFor(person.cookie, call)
    const isRefused = status === 403 && text.includes('Admin privileges required')
    if (isRefused === getRoles(call).includes(role)) wrong.push(`${call.method} ${call.path} ${isRefused ? 'refused' : 'admitted'}`)
  }
  expect(wrong).toEqual([])
})

test('owners can make every call, and some calls are for owners only', () => {
  expect(office.filter((call) => !getRoles(call).includes('owner'))).toEqual([])
  expect(office.filter((call) => isDeepStrictEqual(getRoles(call), ['owner'])).map(({ path }) => path)).toEqual([
    '/api/adminPeople.php',
    '/api/adminInvite.php',
    '/api/adminWithdrawInvitation.php',
    '/api/adminSetRole.php',
    '/api/adminRemovePerson.php',
    '/api/adminDemandTwoStep.php',
    '/api/adminSecurityEvents.php',
    '/api/adminSettings.php',
    '/api/settings.php',
    '/api/houseTranslations.php',
    '/api/adminBankMessages.php',
    '/api/adminBankAccount.php',
    '/api/adminBankAccount.php',
    '/api/adminAskBank.php',
  ])
})

test('read-only roles can change only their own sign-in and language, and housekeeping notes of changeovers', () => {
  const changing = (role: Role) => office.filter((call) => call.method !== 'GET' && !call.readOnly && getRoles(call).includes(role))
  const ownSignIn = [accountCalls.chooseLanguage, ...Object.values(twoStepCalls).filter(({ method }) => method !== 'GET')]
  expect(changing('accountant')).toEqual(ownSignIn)
  expect(changing('housekeeping')).toHaveLength(ownSignIn.length + 3)
  const { note, addPicture, removePicture } = changeoverCalls
  expect(changing('housekeeping')).toEqual(expect.arrayContaining([note, addPicture, removePicture, ...ownSignIn]))
})

test.each([
  ['origin', 'https://elsewhere.example'],
  ['sec-fetch-site', 'cross-site'],
])('cross-site requests with the header %s are refused by every call that changes something', async (name, value) => {
  const calls = allCalls.filter((call) => call.method !== 'GET' && call.shape !== 'bank')
  expect(await otherThan(403, calls, ana.cookie, { [name]: value })).toEqual([])
})

test('every call responds with an attachment, not with a page', async () => {
  const pages: string[] = []
  for (const call of allCalls.filter(({ shape }) => shape !== 'bank')) {
    const init: RequestInit = { method: call.method, headers: { 'content-type': 'application/json', cookie: ana.cookie } }
    const response = await site.send(call.path, call.method === 'GET' ? init : { ...init, body: '{' })
    if (!response.headers.get('content-disposition')?.startsWith('attachment')) pages.push(`${call.method} ${call.path}`)
  }
  expect(pages).toEqual([])
})

test('a call answers only its declared methods', async () => {
  const { cookie } = await site.admin()
  const answered: string[] = []
  for (const path of new Set(allCalls.map((call) => call.path))) {
    const declared = allCalls.filter((call) => call.path === path).map(({ method }) => method as string)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((one) => !declared.includes(one))) {
      const { status } = await site.send(path, { method, headers: { cookie } })
      // The bank's return address leads a browser on.
      if (status !== 404 && status !== 303) answered.push(`${method} ${path} ${status}`)
    }
  }
  expect(answered).toEqual([])
})

describe('request bodies', () => {
  const login = (init: RequestInit) =>
    site.send('/api/checkUser.php', { method: 'POST', headers: { 'content-type': 'application/json', origin: SITE }, ...init })

  test('invalid JSON is refused with a message', async () => {
    const response = await login({ body: '{"email": ' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      success: false,
      error: 'The request is not valid JSON',
      message: 'The request is not valid JSON',
    })
  })

  test.each(['[]', '"text"', 'null', '7'])('a body of %s is refused, because it is not an object', async (body) => {
    expect((await login({ body })).status).toBe(400)
  })

  test('a form instead of JSON is refused with 415', async () => {
    const response = await login({ body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(response.status).toBe(415)
  })

  test('a body above 64 KiB is refused with 413', async () => {
    const response = await login({ body: JSON.stringify({ email: 'x'.repeat(70_000) }) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, error: 'The request is too large' })
  })

  test('each invalid field is named', async () => {
    const response = await login({ body: JSON.stringify({ email: 'nobody' }) })
    expect(await response.json()).toMatchObject({ success: false, fields: { email: 'Email is invalid', password: 'Password is required' } })
  })

  test('an unknown call returns 404', async () => {
    const response = await site.send('/api/nothing.php')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false })
  })
})

test('the OpenAPI document has every call', async () => {
  const document = await (await site.send('/api/openapi.json')).json()
  const missing = allCalls.filter((call) => !document.paths[call.path]?.[call.method.toLowerCase()])
  expect(missing.map((call) => `${call.method} ${call.path}`)).toEqual([])
})
