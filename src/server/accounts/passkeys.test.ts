import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { passkeyCalls } from '#contract/passkeys.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { passkeyDevice } from '../../../tests/passkey-device.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, mails, passkeyChallenges, passkeys, securityEvents } from '../db/schema.ts'

let site: TestSite
let ana: Client
let device: ReturnType<typeof passkeyDevice>

beforeEach(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  device = passkeyDevice()
})
afterEach(() => site.close())

const options = async () => (await site.visitor(passkeyCalls.beginSignIn, {})).options
const signIn = (credential: ReturnType<typeof device.sign>) => site.visitor(passkeyCalls.signIn, { credential })
const minutesPass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

async function add(guest = ana, name = 'Phone') {
  const { options } = await guest(passkeyCalls.beginAdding, {})
  await guest(passkeyCalls.add, { name, credential: device.make(options) })
}

test('a passkey is added, signs in, and its owner gets a mail', async () => {
  await add()
  expect(await signIn(device.sign(await options()))).toMatchObject({ user: { name: 'Ana', status: 1 }, redirect: '/' })
  expect((await ana(passkeyCalls.list, {})).passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: site.clock.now.toISOString() }])
  expect((await site.db.select().from(mails)).map(({ subject }) => subject)).toContain('A passkey was added to your account')
})

test.each([
  ['from another site', { origin: 'https://villas.example' }],
  ['for another host', { host: 'villas.example' }],
  ['without unlocking the device', { flags: 0x01 }],
  ['with a challenge that is not from the site', { challenge: 'bm90LW91cnM' }],
])('a passkey is neither added nor accepted %s', async (_, change) => {
  const { options: making } = await ana(passkeyCalls.beginAdding, {})
  await expect(ana(passkeyCalls.add, { name: 'Phone', credential: device.make(making, change) })).rejects.toMatchObject({
    code: 'passkey_not_accepted',
  })
  await add()
  await expect(signIn(device.sign(await options(), change))).rejects.toMatchObject({ code: 'wrong_passkey', status: 401 })
})

test('a passkey signs in once per challenge, within five minutes', async () => {
  await add()
  const given = await options()
  const used = device.sign(given)
  await signIn(used)
  await expect(signIn(used)).rejects.toMatchObject({ code: 'wrong_passkey' })
  await expect(signIn(device.sign(given))).rejects.toMatchObject({ code: 'wrong_passkey' })
  const late = await options()
  minutesPass(5)
  await expect(signIn(device.sign(late))).rejects.toMatchObject({ code: 'wrong_passkey' })
})

test('a passkey that was copied is refused, and the refusal is a security event of the account', async () => {
  await add()
  await signIn(device.sign(await options(), { counter: 9 }))
  await expect(signIn(device.sign(await options(), { counter: 9 }))).rejects.toMatchObject({ code: 'wrong_passkey' })
  await expect(signIn(device.sign(await options(), { counter: 3 }))).rejects.toMatchObject({ code: 'wrong_passkey' })
  const [{ id: anasId } = { id: 0 }] = (await site.db.select().from(accounts)).filter(({ fullName }) => fullName === 'Ana')
  const failed = (await site.db.select().from(securityEvents)).filter(({ kind }) => kind === 'passkey_failed')
  expect(failed.map(({ accountId }) => accountId)).toEqual([anasId, anasId])
  await signIn(device.sign(await options(), { counter: 10 }))
})

test('a passkey of a device without a counter can sign in repeatedly', async () => {
  const { options: making } = await ana(passkeyCalls.beginAdding, {})
  await ana(passkeyCalls.add, { name: 'Phone', credential: device.make(making, { counter: 0 }) })
  for (let n = 0; n < 3; n += 1) expect(await signIn(device.sign(await options(), { counter: 0 }))).toMatchObject({ user: { name: 'Ana' } })
})

test('a passkey can be renamed and removed, and is refused if unknown or removed', async () => {
  await expect(signIn(passkeyDevice().sign(await options()))).rejects.toMatchObject({ code: 'wrong_passkey' })
  await add()
  const [passkey] = (await ana(passkeyCalls.list, {})).passkeys
  await ana(passkeyCalls.rename, { id: passkey?.id ?? 0, name: 'Old phone' })
  expect((await ana(passkeyCalls.list, {})).passkeys).toMatchObject([{ name: 'Old phone' }])
  await ana(passkeyCalls.remove, { id: passkey?.id ?? 0 })
  await expect(signIn(device.sign(await options()))).rejects.toMatchObject({ code: 'wrong_passkey' })
})

test('a passkey cannot be added with a session older than 30 minutes', async () => {
  minutesPass(31)
  await expect(ana(passkeyCalls.beginAdding, {})).rejects.toMatchObject({ code: 'sign_in_again' })
})

test('a passkey cannot be added with the challenge or device of another account, or be changed by another account', async () => {
  const bob = await site.guest('Bob')
  const { options } = await ana(passkeyCalls.beginAdding, {})
  await expect(bob(passkeyCalls.add, { name: 'Mine', credential: device.make(options) })).rejects.toMatchObject({
    code: 'passkey_not_accepted',
  })
  await add()
  const { options: own } = await bob(passkeyCalls.beginAdding, {})
  await expect(bob(passkeyCalls.add, { name: 'Mine', credential: device.make(own) })).rejects.toMatchObject({
    code: 'passkey_not_accepted',
  })
  const [passkey] = (await ana(passkeyCalls.list, {})).passkeys
  for (const call of [passkeyCalls.remove, passkeyCalls.rename])
    await expect(bob(call, { id: passkey?.id ?? 0, name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' })
})

test('a passkey cannot be added to an administrator’s account, or be used to sign in to one', async () => {
  const owner = await site.admin()
  expect(await owner(passkeyCalls.list, {})).toMatchObject({ passkeys: [], mayAdd: false })
  await expect(owner(passkeyCalls.beginAdding, {})).rejects.toMatchObject({ code: 'passkeys_for_guests' })
  await add()
  await site.db.update(accounts).set({ status: 2 })
  await expect(signIn(device.sign(await options()))).rejects.toMatchObject({ code: 'wrong_passkey' })
})

test('passkeys are in the data export and are erased with the account', async () => {
  await add(ana, 'Ana’s phone')
  await ana(passkeyCalls.beginAdding, {})
  expect((await ana(privacyCalls.read, {})).passkeys).toMatchObject([{ name: 'Ana’s phone' }])
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect([await site.db.select().from(passkeys), await site.db.select().from(passkeyChallenges)]).toEqual([[], []])
  await expect(site.visitor(accountCalls.login, { email: 'ana@example.com', password: 'Password-1' })).rejects.toMatchObject({
    code: 'wrong_password',
  })
})
