import { expect, test } from 'vitest'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { Refusal } from '#contract/refusal.ts'
import { Refused, refusalBody } from '#contract/refused.ts'
import { villaCalls } from '#contract/villas.ts'
import { DEFAULT_BASE_RATE, defaultSeasons } from './rates.ts'
import { readRates } from './read-rates.server.ts'

const season = { id: 1, name: 'High Summer', from: '2027-07-01', until: '2027-07-31', rate: 460_00, active: true }
const offer = { id: 1, name: 'Early booking', state: 'active' }

/** API stub: returns the given answers and refuses all other calls. */
const answering = (answers: Map<unknown, unknown>) =>
  (async (call: unknown) => {
    if (!answers.has(call)) throw new Refused(refusalBody(new Refusal('bug')))
    return answers.get(call)
  }) as Api

test('only active seasons that are not over and active discounts are returned', async () => {
  const api = answering(
    new Map<unknown, unknown>([
      [pricingCalls.seasons, { seasons: [season, { ...season, active: false }, { ...season, until: '2027-06-09' }] }],
      [pricingCalls.discounts, { discounts: [offer, { ...offer, state: 'future' }, { ...offer, state: 'inactive' }] }],
      [pricingCalls.baseRate, { baseRate: 340_00 }],
      [pricingCalls.villaRates, { villas: [] }],
      [villaCalls.list, { villas: [], total: 0 }],
    ]),
  )
  expect(await readRates(api, '2027-06-10')).toEqual({
    seasons: [season],
    offers: [{ ...offer, terms: [] }],
    baseRate: 340_00,
    villas: [],
    included: { items: [], lang: undefined },
    levyAdded: false,
    fees: [],
    failed: false,
  })
})

test('failed reads return the default rates', async () => {
  const nothing = { offers: [], villas: [], included: { items: [], lang: undefined }, levyAdded: false, fees: [] }
  const rates = { seasons: defaultSeasons, baseRate: DEFAULT_BASE_RATE, ...nothing, failed: true }
  expect(await readRates(answering(new Map()), '2027-06-10')).toEqual(rates)
})

test('one failed read does not affect the others', async () => {
  const api = answering(new Map([[pricingCalls.seasons, { seasons: [season] }]]))
  expect(await readRates(api, '2027-06-10')).toMatchObject({ seasons: [season], failed: true })
})
