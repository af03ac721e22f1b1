import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())

const listed = async () => {
  const { attention } = (await (await site.admin())(dashboardCalls.stats, {})).stats
  return attention.filter(({ kind }) => kind === 'bank_access').map(({ text }) => text)
}
const everywhere = (mode: string | null) => site.atBank('/sim/chaos', { mode })

test('no problem is listed if the bank answers that the test order is unknown', async () => {
  await site.later(0)
  expect(await listed()).toEqual([])
})

test.each([
  ['api-wrong-password', 'CORE-2201'],
  ['api-down', 'no answer'],
  ['api-html', 'not an answer of the API'],
])('%s is shown to the owner until its cause is gone', async (mode, reason) => {
  await everywhere(mode)
  await site.later(20)
  expect(await listed()).toEqual([expect.stringContaining(`(${reason})`)])
  await everywhere(null)
  await site.later(20)
  expect(await listed()).toEqual([])
})

test('a form refused for its signature points to the store key until a payment succeeds', async () => {
  const ana = await site.guest('Ana')
  const { id } = await aVilla(site.db)
  const form = await goToBank(ana, id)
  await pay(site, { paymentForm: { fields: { ...form.paymentForm.fields, hash: 'wrong' } } })
  await bring(site, form.orderId)
  expect(await listed()).toEqual([
    `${form.orderId}: the bank refused the payment form for its signature (3D-1004). Please check the store key.`,
  ])
  await site.later(1)
  const again = await goToBank(ana, id, { retryOf: form.orderId })
  await pay(site, again)
  await bring(site, again.orderId)
  expect(await listed()).toEqual([])
})
