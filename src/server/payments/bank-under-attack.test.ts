import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { bankAccountCalls } from '#contract/bank-account.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { goingLiveCalls } from '#contract/going-live.ts'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { approvalBy, bring, changed, goToBank, pay, post, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { signedAgain } from '../../simulator/answer.ts'
import { renewSecret } from '../accounts/renew-secret.ts'
import { bankAccounts, mails, payments, secrets } from '../db/schema.ts'
import { publicNet, wholeNet } from '../outside/public-net.ts'
import { sealKeys } from './bank-accounts.ts'
import { nestpayMerchant } from './nestpay-merchant.ts'
import { siteBank } from './site-bank.ts'

const account = (clientId: string) => ({
  clientId,
  gatewayUrl: 'https://bank.test/fim/est3Dgate',
  apiUrl: 'https://bank.test/fim/api',
  apiUser: 'api',
  storeKey: `Key-${clientId}`,
  apiPassword: `Password-${clientId}`,
  hashVersion: 'ver2' as const,
  password: 'Owner-Password-1',
})
const first = account('100000001')
const second = account('200000002')
const leaked = { storeKey: 'key that has leaked', apiPassword: 'password that has leaked' }

let site: TestSite
let owner: Client
let guest: Client
let villaId: number
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  onTestFinished(() => site.close())
  owner = await site.admin()
  guest = await site.guest('Ana')
  villaId = (await aVilla(site.db)).id
})

const minute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
}

/** An owner enters an account; a minute passes before and after. */
async function use(one: typeof first): Promise<void> {
  minute()
  await owner(bankAccountCalls.save, one)
  minute()
}

/** The keys as they are after a restore under another secret, or in a process that still has the one of before. */
const sealElsewhere = async () => {
  for (const { id, clientId } of await site.db.select().from(bankAccounts)) {
    const sealed = sealKeys('the secret of another site', clientId, leaked)
    await site.db.update(bankAccounts).set({ sealed }).where(eq(bankAccounts.id, id))
  }
}

/** The bank of the site, where calls of the bank's API are answered with an error and written down. */
function listening(over: Partial<Parameters<typeof siteBank>[0]> = {}) {
  const called: { url: string; body: string }[] = []
  const fetcher = async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init)
    called.push({ url: request.url, body: decodeURIComponent(await request.text()) })
    return new Response(null, { status: 500 })
  }
  const settings = { siteUrl: site.deps.env.siteUrl, langs: ['en'], callback: false, fetch: fetcher }
  const simulator = { ...SIMULATOR_MERCHANT, hashVersion: 'ver2' as const, gatewayUrl: 'http://127.0.0.1/', apiUrl: 'http://127.0.0.1/' }
  return { called, bank: siteBank({ ...site.deps, publicNet: wholeNet(fetcher), simulator, settings, ...over }) }
}

const readState = async (orderId: string) =>
  (await site.db.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId)))[0]?.state

test.each([
  ['has no end', 'https://['],
  ['has a port that no machine has', 'https://bank.test:99999/'],
  ['has a password in it', 'https://owner:secret@bank.test/'],
  ['writes into the policy of the pages', 'https://bank.test;report-uri/'],
  ['allows forms to every bank', 'https://*/'],
  ['is on the machine of the site', 'http://127.0.0.1:3001/fim/api'],
])('an address that %s is refused before every page depends on it', async (_, address) => {
  for (const name of ['gatewayUrl', 'apiUrl'])
    await expect(use({ ...first, [name]: address })).rejects.toMatchObject({ fields: { [name]: expect.stringContaining('https://') } })
})

test('an API address in the network of the server is neither saved nor asked', async () => {
  const net = publicNet({ resolve: async () => [{ address: '10.0.0.5', family: 4 }] })
  site.deps.publicNet = net
  const inside = { ...first, apiUrl: 'https://intranet.example/fim/api' }
  await expect(use(inside)).rejects.toMatchObject({ fields: { apiUrl: expect.stringContaining('own network') } })
  // A name that leads inside since it was saved.
  site.deps.publicNet = wholeNet(site.deps.fetch)
  await use(inside)
  const { bank, called } = listening({ publicNet: net })
  expect(await bank.tryAccess()).toBe('silent')
  expect(called).toEqual([])
})

test('a redirect of the bank’s API takes the password nowhere', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fim/api`
  const bank = nestpayMerchant({ ...first, apiUrl }, { siteUrl: 'http://localhost', langs: ['en'], callback: false, fetch })
  expect(await bank.tryAccess()).toBe('silent')
  expect(asked).toEqual(['/fim/api'])
})

test('a stolen session does not get the stored password by naming another API address', async () => {
  await use(first)
  const theirs = { ...first, apiUrl: 'https://attacker.test/fim/api', storeKey: '', apiPassword: '' }
  await expect(use(theirs)).rejects.toMatchObject({ fields: { apiPassword: 'Please give the key of this account' } })
  await use({ ...theirs, apiPassword: 'a password of theirs' })
  const { bank, called } = listening()
  await bank.tryAccess()
  expect(called).toMatchObject([{ url: theirs.apiUrl }])
  expect(called[0]?.body).not.toContain(first.apiPassword)
})

test('every owner gets a mail when the account changes, also the one whose session made the change', async () => {
  await site.person('owner')
  await site.person('manager')
  await use(first)
  const written = await site.db.select().from(mails).where(eq(mails.subject, 'Card payments go to another account'))
  expect(written.map(({ recipient }) => recipient.replace(/-.*@/, '@')).sort()).toEqual(['owner@villas.example', 'owner@villas.example'])
  expect(written[0]?.text).toMatch(/bank\.test.*100000001/s)
  expect(JSON.stringify(written)).not.toMatch(/Key-|Password-/)
})

test('with keys that cannot be opened pages go on, nobody pays at the simulator, and an owner enters the keys again', async () => {
  await use(first)
  const form = await goToBank(guest, villaId)
  await sealElsewhere()
  expect(await site.deps.bank.origin()).toBe('https://bank.test')
  expect(await site.deps.bank.isSimulated()).toBe(false)
  expect(await owner(bankAccountCalls.ask, {})).toMatchObject({ access: 'silent' })
  await expect(goToBank(guest, villaId, { checkIn: '2026-09-07', checkOut: '2026-09-14' })).rejects.toMatchObject({ code: 'bug' })
  const approval = await approvalBy(site, first, form)
  for (const [clientid, key] of [
    [SIMULATOR_MERCHANT.clientId, SIMULATOR_MERCHANT.storeKey],
    [first.clientId, SIMULATOR_MERCHANT.storeKey],
    [first.clientId, ''],
  ] as const)
    await post(site, signedAgain(changed(approval, { clientid }), key))
  await site.later(60)
  expect(await readState(form.orderId)).toBe('open')
  await expect(use({ ...first, storeKey: '', apiPassword: '' })).rejects.toMatchObject({ code: 'bad_input' })
  await use(first)
  await post(site, approval)
  expect(await readState(form.orderId)).toBe('approved')
})

test('a former account that nobody can open any more does not keep the secret from being renewed', async () => {
  await site.db.insert(secrets).values({ name: 'signing', value: site.deps.secret }).onConflictDoNothing()
  await use(first)
  await sealElsewhere()
  await expect(renewSecret(site.db)).rejects.toThrow('back office')
  await use(second)
  expect(await renewSecret(site.db)).toBe(1)
})

test('a key that the environment has replaced approves nothing of the same merchant', async () => {
  await use({ ...first, ...leaked })
  site.deps.env.bank = first
  const { bank } = listening()
  site.deps.bank = bank
  const form = await goToBank(guest, villaId)
  const approval = await approvalBy(site, first, form)
  await post(site, signedAgain(approval, leaked.storeKey))
  expect(await readState(form.orderId)).toBe('open')
  await post(site, approval)
  expect(await readState(form.orderId)).toBe('approved')
})

test('money of an erased guest goes back by the account that took it', async () => {
  await use(first)
  const form = await goToBank(guest, villaId)
  await use(second)
  await site.db.update(payments).set({ sent: null }).where(eq(payments.orderId, form.orderId))
  const { bank, called } = listening()
  await bank.credit(form.orderId, 1)
  expect(called[0]?.body).toContain(first.apiPassword)
})

test('once there is a bank, a stay that was paid at the simulator is named to the owners, and gives no real money back', async () => {
  const onTrial = async () =>
    (await owner(goingLiveCalls.read, {})).conditions.find(({ code }) => code === 'simulated')?.lacks.map(({ name }) => name)
  const form = await goToBank(guest, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await onTrial()).toEqual([])
  await use(first)
  const { booking } = await readRecords(site, form.orderId)
  expect(await onTrial()).toEqual([booking.code])
  await owner(bookingCalls.setStatus, { bookingId: booking.id, status: 'refunded' })
  await site.later(1)
  expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'done' }])
  expect(await onTrial()).toEqual([])
  const { called, bank } = listening()
  await bank.credit(form.orderId, 1)
  expect(called).toEqual([])
})
