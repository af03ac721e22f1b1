import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bankAccountCalls } from '#contract/bank-account.ts'
import { settingsCalls } from '#contract/settings.ts'
import { addDays } from '#domain/calendar-day.ts'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { approvalBy, changed, goToBank, post } from '../../../tests/bank-visit.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { signedAgain } from '../../simulator/answer.ts'
import { renewSecret } from '../accounts/renew-secret.ts'
import { bankAccounts, payments, secrets } from '../db/schema.ts'
import { unmetConditions } from '../live/unmet-conditions.ts'
import { storedAccounts } from './bank-accounts.ts'

const password = 'Owner-Password-1'
const addresses = { gatewayUrl: 'https://bank.test/fim/est3Dgate', apiUrl: 'https://bank.test/fim/api', apiUser: 'api' }
const account = (clientId: string, storeKey: string) => ({
  ...addresses,
  clientId,
  storeKey,
  apiPassword: `password of ${clientId}`,
  hashVersion: 'ver2' as const,
  password,
})
type Account = ReturnType<typeof account>
type Keys = Pick<Account, 'clientId' | 'storeKey'>
const first = account('100000001', 'First-Key-1')
const renewed = account('100000001', 'Second-Key-1')
const second = account('200000002', 'Key-Of-Another-2')

let site: TestSite
let owner: Client
let guest: Client
let villaId: number
let weeks = 0
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  guest = await site.guest('Ana')
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())
beforeEach(async () => {
  owner = await site.admin()
  await site.db.delete(bankAccounts)
})

const minute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
}

/** An owner enters an account; a minute passes before and after. */
async function use(account: Account | null): Promise<void> {
  minute()
  if (account) await owner(bankAccountCalls.save, account)
  minute()
}

/** A guest begins to pay with the account in use. */
const begin = () => {
  const days = 7 * weeks++
  return goToBank(guest, villaId, { checkIn: addDays(week.checkIn, days), checkOut: addDays(week.checkOut, days) })
}

const paymentState = async (orderId: string) =>
  (await site.db.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId)))[0]?.state

test.each<[story: string, begun: Account | null, then: Account[], signed: Keys, state: string]>([
  ['the account in use', first, [], first, 'approved'],
  ['an account that another one has replaced since', first, [second], first, 'approved'],
  ['an account whose key was renewed since, and the bank still used the former', first, [renewed], first, 'approved'],
  ['an account whose key was renewed since, and the bank used the new one', first, [renewed], renewed, 'approved'],
  ['an account that was replaced and is used again', first, [second, first], first, 'approved'],
  ['another account than the attempt was made for', first, [second], second, 'open'],
  ['an account that is no longer used, for an attempt of the one in use', second, [], first, 'open'],
  ['nobody who has a key', first, [], { clientId: first.clientId, storeKey: 'Guessed-Key-1' }, 'open'],
  ['the simulator, while there is no bank', null, [], SIMULATOR_MERCHANT, 'approved'],
  ['the simulator, whose key everybody can read, once there is a bank', null, [first], SIMULATOR_MERCHANT, 'open'],
  ['the simulator, for an attempt at the bank', first, [], SIMULATOR_MERCHANT, 'open'],
])('an approval signed by %s', async (_story, begun, then, signed, state) => {
  // What was used before begins no attempt of this story.
  if (begun === second) await use(first)
  await use(begun)
  const form = await begin()
  const genuine = await approvalBy(site, begun ?? SIMULATOR_MERCHANT, form)
  for (const account of then) await use(account)
  await post(site, signedAgain(changed(genuine, { clientid: signed.clientId }), signed.storeKey))
  expect(await paymentState(form.orderId)).toBe(state)
})

test('a key that was replaced because others know it approves no attempt that begins later', async () => {
  await use(first)
  await use(renewed)
  const form = await begin()
  await post(site, signedAgain(await approvalBy(site, renewed, form), first.storeKey))
  expect(await paymentState(form.orderId)).toBe('open')
  await post(site, await approvalBy(site, renewed, form))
  expect(await paymentState(form.orderId)).toBe('approved')
})

test('a bank is not asked about the orders of another account, whose silence would end them', async () => {
  await use(first)
  const form = await begin()
  await site.db.delete(bankAccounts)
  await use(second)
  expect(await site.deps.bank.askOrder(form.orderId, 1)).toMatchObject({ state: 'silent' })
  await site.later(60)
  expect(await paymentState(form.orderId)).toBe('open')
  expect(await site.deps.bank.credit(form.orderId, 1)).toMatchObject({ outcome: 'silent' })
})

test('guests are told of the simulator until an owner enters an account, and their browsers may then post to its bank alone', async () => {
  const testMode = async () => (await site.visitor(settingsCalls.read, {})).testMode
  expect(await testMode()).toBe(true)
  expect(await site.deps.bank.origin()).toBe('http://127.0.0.1:3001')
  await use(first)
  expect(await testMode()).toBe(false)
  expect(await site.deps.bank.origin()).toBe('https://bank.test')
})

test('an account that is entered in the office meets the condition of a live site', async () => {
  const lacksBank = async () => (await unmetConditions(site.db, site.deps.env)).some(({ code }) => code === 'bank')
  expect(await lacksBank()).toBe(true)
  await use(first)
  expect(await lacksBank()).toBe(false)
})

test('keys are stored sealed, and neither answers nor the activity have them', async () => {
  await use(first)
  await use(renewed)
  const [row] = await site.db.select().from(bankAccounts)
  const said = JSON.stringify([row, await owner(bankAccountCalls.read, {}), await owner(activityCalls.list, { limit: 10, offset: 0 })])
  for (const key of [first.storeKey, renewed.storeKey, first.apiPassword]) expect(said).not.toContain(key)
  expect(said).toContain('newStoreKey')
})

test('keys that are left empty stay, but not for another account', async () => {
  await use(first)
  await use({ ...first, storeKey: '', apiPassword: '', apiUser: 'another' })
  expect((await storedAccounts(site.db, site.deps.secret))[0]).toMatchObject({ apiUser: 'another', keys: { storeKey: first.storeKey } })
  await expect(use({ ...second, storeKey: '' })).rejects.toMatchObject({ fields: { storeKey: 'Please give the key of this account' } })
})

test.each([
  ['the simulator’s key', { storeKey: SIMULATOR_MERCHANT.storeKey }, { storeKey: expect.stringContaining('Everybody') }],
  ['an unencrypted way', { gatewayUrl: 'http://bank.test/gate' }, { gatewayUrl: expect.stringContaining('https://') }],
  ['another password', { password: 'Not-Mine-1' }, { password: expect.any(String) }],
])('%s is refused', async (_, over, fields) => {
  await expect(use({ ...first, ...over })).rejects.toMatchObject({ fields })
})

test('keys of the environment win, and the office says so and changes nothing', async () => {
  const { bank } = site.deps.env
  site.deps.env.bank = { ...second }
  await expect(use(first)).rejects.toMatchObject({ code: 'set_on_server' })
  expect(await owner(bankAccountCalls.read, {})).toMatchObject({ from: 'environment', clientId: second.clientId })
  site.deps.env.bank = bank
})

test('a key is stored without the spaces and lines that were copied along with it', async () => {
  await use({ ...first, storeKey: ` ${first.storeKey}\n` })
  expect((await storedAccounts(site.db, site.deps.secret))[0]).toMatchObject({ keys: { storeKey: first.storeKey } })
})

test('a new secret of the site seals the keys anew', async () => {
  await site.db.insert(secrets).values({ name: 'signing', value: site.deps.secret }).onConflictDoNothing()
  await use(first)
  await renewSecret(site.db)
  const [{ value } = { value: '' }] = await site.db.select().from(secrets).where(eq(secrets.name, 'signing'))
  expect((await storedAccounts(site.db, value))[0]).toMatchObject({ keys: { storeKey: first.storeKey } })
})
