import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aForm, type BankAlone, bankAlone, formIn } from '../../tests/bank-alone.ts'

const goodCard = '4546711234567894'
const callbackUrl = 'https://shop.example/call'

let bank: BankAlone

beforeEach(() => {
  bank = bankAlone({ callbackAllowed: true })
})

test('a failure mode can be set for one order, for one card, or for all orders, in this order of precedence', async () => {
  const [mine, other, third] = [aForm(), aForm(), aForm()]
  await bank.json('/sim/chaos', { mode: 'double-post' })
  await bank.json('/sim/chaos', { mode: 'decline-then-approve', card: '5401341234567891' })
  await bank.json('/sim/chaos', { mode: 'never-return', oid: mine.oid })
  expect(await endings(mine, '5401341234567891')).toEqual([])
  expect(await endings(other, '5401341234567891')).toEqual(['Declined', 'Approved'])
  expect(await endings(third, goodCard)).toEqual(['Approved', 'Approved', 'Approved'])
})

test('a failure mode can be set and removed', async () => {
  await bank.json('/sim/chaos', { mode: 'never-return' })
  await bank.json('/sim/chaos', { mode: '' })
  expect(await endings(aForm(), goodCard)).toEqual(['Approved'])
})

test('a failure mode can be set only by a known name', async () => {
  expect(await bank.json('/sim/chaos', { mode: 'a-good-day' })).toEqual({ error: 'No such mode' })
})

test('a failure mode can be set from the control page, which lists every order', async () => {
  await bank.page('/sim/chaos', { mode: 'never-return', oid: '', card: '', minutes: '5' })
  const form = aForm()
  expect(await endings(form, goodCard)).toEqual([])
  const page = await bank.get('/sim')
  for (const shown of ['SIMULATOR', form.oid, '1000.00', 'never-return', 'End of day']) expect(page).toContain(shown)
})

test('a reset clears orders, failure modes and the clock', async () => {
  const form = aForm()
  await bank.json('/sim/chaos', { mode: 'never-return' })
  await bank.json('/sim/clock', { minutes: 90 })
  await endings(form, goodCard)
  await bank.json('/sim/reset', {})
  expect(bank.order(form.oid ?? '')).toBeUndefined()
  expect(await endings(aForm(), goodCard)).toEqual(['Approved'])
  expect(await bank.get('/sim')).toContain('0 minutes ahead')
})

test('an order can be read with all its messages in both directions', async () => {
  const form = aForm()
  await bank.page('/fim/est3Dgate', form)
  await bank.json('/sim/pay', { fields: form, card: goodCard })
  await bank.json('/sim/deliver', { oid: form.oid })
  const { state, messages } = JSON.parse(await bank.get(`/sim/orders/${form.oid}`))
  expect(state).toBe('C')
  expect(messages.map(({ direction, what }: { direction: string; what: string }) => `${direction}: ${what}`)).toEqual([
    'in: payment form',
    'out: answer by browser',
    'in: shop answered 200',
  ])
})

describe('failure modes by the simulator’s pages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('in the mode decline-then-approve the shop gets a decline first, and the guest carries the approval', async () => {
    const { carried } = await pays(aForm(), 'decline-then-approve')
    expect(heard()).toEqual(['Declined'])
    expect(carried.fields.Response).toBe('Approved')
  })

  test('in the mode approve-then-decline the shop gets an approval first, and the guest carries the decline', async () => {
    const { carried } = await pays(aForm(), 'approve-then-decline')
    expect(heard()).toEqual(['Approved'])
    expect(carried.fields.Response).toBe('Declined')
  })

  test('in the mode late-post the guest gets an end page, and the answer is sent after the set minutes', async () => {
    const { page } = await pays(aForm(), 'late-post', 30)
    expect(page).toContain('Nothing more comes from here')
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(heard()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard()).toEqual(['Approved'])
  })

  test('the callback is sent before or after the guest’s answer', async () => {
    await pays(aForm({ callbackUrl }), 'callback-first')
    expect(bank.heard.map(({ url }) => url)).toEqual([callbackUrl])
    await pays(aForm({ callbackUrl }), 'callback-after')
    expect(bank.heard).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(bank.heard.map(({ url }) => url)).toEqual([callbackUrl, callbackUrl])
  })

  test('an unacknowledged callback is sent three times, five seconds apart', async () => {
    bank.shop.answer = '<p>Approved</p>'
    const paying = pays(aForm({ callbackUrl }), 'callback-only')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(bank.heard).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(bank.heard).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bank.heard).toHaveLength(3)
    expect((await paying).page).toContain('Nothing more comes from here')
  })
})

const heard = () => bank.heard.map(({ fields }) => fields.Response)

async function endings(fields: Record<string, string>, card: string): Promise<string[]> {
  const { deliveries } = await bank.json('/sim/pay', { fields, card })
  return deliveries.map((delivery: { fields: [string, string][] }) => Object.fromEntries(delivery.fields).Response)
}

/** Pays with a card that needs no issuer page. */
async function pays(form: Record<string, string>, mode: string, minutes = 5) {
  await bank.json('/sim/chaos', { mode, oid: form.oid, minutes })
  await bank.page('/fim/est3Dgate', form)
  const card = { number: '4546710000409000', month: '12', year: '30', code: '000' }
  const page = await bank.page(`/fim/pay/${bank.order(form.oid ?? '')?.token}`, card)
  return { page, carried: formIn(page) }
}
