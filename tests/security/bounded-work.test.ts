import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../src/contract/index.ts'
import { aDiscount, aSeason, aVilla } from '../builders.ts'
import { type Pages, pageRoutes, pagesOf, parametersRead } from '../pages.ts'
import { type TestSite, testSite } from '../test-site.ts'
import { requestOf } from './inputs.ts'
import { addressesOf, callProbes, inputsOf, pageProbes } from './probes.ts'
import { costsTooMuch } from './request-costs.ts'

const SEED = 20_260_601
const RANDOM_INPUTS = 12
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
  pages = await pagesOf(site)
  await signIn()
})
afterAll(() => site.close())

const signIn = async () => {
  cookie = (await site.admin()).cookie
}

/** The status; an owner whose session the request has ended signs in again. */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  const response = await pages(path, init)
  await response.arrayBuffer()
  if (response.headers.getSetCookie().some((set) => set.includes('session=')) || [401, 403].includes(response.status)) await signIn()
  return response.status
}

describe.each(pageRoutes)('$path', ({ path }) => {
  test('a page answers no address and no form of any size with a failure, and at no great cost', async () => {
    expect(await costsTooMuch(pageProbes(path, { cookie, parameters }), statusOf)).toEqual([])
  })

  test.each(PREFIXES)('a page below %s answers no parameters with a failure', async (prefix) => {
    const failed: string[] = []
    for (const address of addressesOf(prefix + path, parameters, RANDOM_INPUTS, SEED))
      if ((await statusOf(address, { headers: { cookie } })) >= 500) failed.push(address)
    expect(failed).toEqual([])
  })
})

describe.each(allCalls)('$method $path', (call) => {
  test('a call answers no input of any size with a failure, and at no great cost', async () => {
    expect(
      await costsTooMuch(
        callProbes(call, () => cookie),
        statusOf,
      ),
    ).toEqual([])
  })

  test('a call answers no input with a failure', async () => {
    const failed: unknown[] = []
    for (const input of inputsOf(call, RANDOM_INPUTS, SEED))
      if ((await statusOf(...(await requestOf(call, input, { cookie })))) >= 500) failed.push(input)
    expect(failed).toEqual([])
  })
})
