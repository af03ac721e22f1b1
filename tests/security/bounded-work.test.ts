import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { aDiscount, aSeason, aVilla } from '../builders.ts'
import { isLong, sample } from '../long-tests.ts'
import { type Pages, pageRoutes, parametersRead, servePages } from '../pages.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { makeRequest } from './inputs.ts'
import { callProbes, makeAddresses, makeInputs, pageProbes } from './probes.ts'
import { costsTooMuch } from './request-costs.ts'

const SEED = 20_260_601
const RANDOM_INPUTS = isLong('walks') ? 12 : 2
/** Of the probes of a page or call. */
const EVERY = 6
const PREFIXES = ['', '/sr']
const parameters = parametersRead()

let site: TestSite
let pages: Pages
let cookie: string

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea' })
  await aSeason(site.db)
  await aDiscount(site.db)
  pages = await servePages(site)
  await signIn()
})
afterAll(() => site.close())

const signIn = async () => {
  cookie = (await site.admin()).cookie
}

/** The status; an owner whose session the request has ended signs in again. */
async function askStatus(path: string, init: RequestInit): Promise<number> {
  const response = await pages(path, init)
  await response.arrayBuffer()
  if (response.headers.getSetCookie().some((set) => set.includes('session=')) || [401, 403].includes(response.status)) await signIn()
  return response.status
}

describe.each(pageRoutes.map(({ path }, index) => ({ path, index })))('$path', ({ path, index }) => {
  test('a page answers no address and no form of any size with a failure, and at no great cost', async () => {
    expect(await costsTooMuch(sample(pageProbes(path, { cookie, parameters }), EVERY, index), askStatus)).toEqual([])
  })

  test.each(PREFIXES)('a page below %s answers no parameters with a failure', async (prefix) => {
    const failed: string[] = []
    for (const address of makeAddresses(prefix + path, parameters, RANDOM_INPUTS, SEED))
      if ((await askStatus(address, { headers: { cookie } })) >= 500) failed.push(address)
    expect(failed).toEqual([])
  })
})

describe.each(allCalls.map((call, index) => ({ call, index })))('$call.method $call.path', ({ call, index }) => {
  test('a call answers no input of any size with a failure, and at no great cost', async () => {
    expect(
      await costsTooMuch(
        sample(
          callProbes(call, () => cookie),
          EVERY,
          index,
        ),
        askStatus,
      ),
    ).toEqual([])
  })

  test('a call answers no input with a failure', async () => {
    const failed: unknown[] = []
    for (const input of makeInputs(call, RANDOM_INPUTS, SEED))
      if ((await askStatus(...(await makeRequest(call, input, { cookie })))) >= 500) failed.push(input)
    expect(failed).toEqual([])
  })
})
