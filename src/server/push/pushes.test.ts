import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { peopleCalls } from '#contract/people.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { pushCalls } from '#contract/push.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { pushBrowser } from '../../../tests/push-browser.ts'
import { SERVICE, telephones } from '../../../tests/telephones.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, pushDevices, pushes } from '../db/schema.ts'
import { sendPushes } from './send-pushes.ts'

const readDevice = async (person: Client) => {
  const [device] = (await person(pushCalls.list, {})).devices
  if (!device) throw new Error('no browser gets notices')
  return device
}

let site: TestSite
let phones: ReturnType<typeof telephones>
let owner: Client
let villaId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  phones = telephones(site)
  owner = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  await phones.turnOn(owner, 'owner')
})
afterEach(() => site.close())

const books = async (weeks = 0) => {
  const form = await goToBank(await site.guest(`Ana ${weeks}`), villaId, weekLater(weeks))
  await pay(site, form)
  await bring(site, form.orderId)
  return form
}
const rows = async () => [await site.db.$count(pushDevices), await site.db.$count(pushes)]

test('an owner’s telephone says who has booked which villa, once, and nothing else of the guest', async () => {
  await books()
  // As two processes would.
  await Promise.all([sendPushes(site.deps), sendPushes(site.deps)])
  await sendPushes(site.deps)
  expect(phones.brought).toMatchObject([{ phone: 'owner', title: 'Ana has booked', body: 'Villa Thea', badge: '0' }])
  expect(phones.brought[0]?.opens).toMatch(/\/admin\?redirect=%2Fadmin%2Fdashboard%2Fbookings%2F\d+$/)
  expect(phones.brought[0]?.text).not.toMatch(/Petrovi|example\.com|\+\d|€|\d{3}\.\d\d/)
  expect(await rows()).toEqual([1, 0])
  expect(await readDevice(owner)).toMatchObject({ here: true, lastSentAt: site.clock.now.toISOString() })
})

test('each person hears in the own language and of the chosen kinds', async () => {
  const mara = await site.person('reception')
  await phones.turnOn(mara, 'mara')
  await site.db.update(accounts).set({ language: 'sr' }).where(eq(accounts.role, 'reception'))
  await owner(pushCalls.change, { id: (await readDevice(owner)).id, kinds: ['message'], quiet: null })
  const { orderId } = await books()
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['Ana: nova rezervacija (Villa Thea)'])
  const guest = await site.signIn('ana.0@example.com', 'Password-1')
  await guest(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['Ana has written (Villa Thea)', 'Ana: nova poruka (Villa Thea)'])
  await guest(supportCalls.request, { orderId, reason: 'other', message: 'The pool was closed.', kind: 'complaint' })
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['Ana: nova reklamacija (Villa Thea)'])
})

test.each([
  ['has a telephone', async () => {}, ['mara']],
  ['has none', async () => void (await site.db.delete(pushDevices).where(eq(pushDevices.endpoint, `${SERVICE}mara`))), ['owner']],
  [
    'wants to hear of no messages',
    async () =>
      void (await site.db
        .update(pushDevices)
        .set({ kinds: ['booking'] })
        .where(eq(pushDevices.endpoint, `${SERVICE}mara`))),
    ['owner'],
  ],
  [
    'answers no more',
    async () => void (await site.db.update(accounts).set({ role: 'accountant' }).where(eq(accounts.role, 'reception'))),
    ['owner'],
  ],
])('a message in a conversation that is assigned to somebody who %s is told to %s', async (_, change, told) => {
  const mara = await site.person('reception')
  await phones.turnOn(mara, 'mara')
  const { orderId, bookingNumber } = await books()
  const guest = await site.signIn('ana.0@example.com', 'Password-1')
  await guest(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  await sendPushes(site.deps)
  const toldFirst = phones.brought.splice(0).filter(({ title }) => title.includes('written'))
  expect(toldFirst.map(({ phone }) => phone).sort()).toEqual(['mara', 'owner'])
  const [person] = await site.db.select().from(accounts).where(eq(accounts.role, 'reception'))
  await owner(threadCalls.assign, { threadId: 1, accountId: person?.id })
  await change()
  await guest(guestStayCalls.write, { bookingNumber, message: 'And a high chair?' })
  await sendPushes(site.deps)
  expect(phones.brought.map(({ phone }) => phone)).toEqual(told)
})

test('the person who answers hears after the quiet hours, and nobody else meanwhile', async () => {
  const mara = await site.person('reception')
  await phones.turnOn(mara, 'mara')
  await mara(pushCalls.change, { id: (await readDevice(mara)).id, kinds: ['message'], quiet: { from: '12:00', until: '16:00' } })
  const { orderId, bookingNumber } = await books()
  const guest = await site.signIn('ana.0@example.com', 'Password-1')
  const [person] = await site.db.select().from(accounts).where(eq(accounts.role, 'reception'))
  await guest(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  await owner(threadCalls.assign, { threadId: 1, accountId: person?.id })
  site.clock.now = new Date('2026-06-02T10:00:00Z')
  await sendPushes(site.deps)
  phones.brought.splice(0)
  const again = await site.signIn('ana.0@example.com', 'Password-1')
  await again(guestStayCalls.write, { bookingNumber, message: 'And a high chair?' })
  await sendPushes(site.deps)
  expect(phones.brought).toEqual([])
  site.clock.now = new Date('2026-06-02T13:00:00Z')
  await sendPushes(site.deps)
  expect(phones.brought.map(({ phone }) => phone)).toEqual(['mara', 'mara'])
})

test('a role that is taken away ends notices at once, and a person who leaves has no telephones here', async () => {
  const mara = await site.person('reception')
  await phones.turnOn(mara, 'mara')
  const [person] = await site.db.select().from(accounts).where(eq(accounts.role, 'reception'))
  const about = { id: person?.id ?? 0, password: 'Owner-Password-1' }
  await books()
  await owner(peopleCalls.setRole, { ...about, role: 'accountant' })
  await sendPushes(site.deps)
  expect(phones.brought.map(({ phone }) => phone)).toEqual(['owner'])
  expect(await rows()).toEqual([2, 0])
  await expect(mara(pushCalls.list, {})).rejects.toMatchObject({ code: 'not_admin' })
  await owner(peopleCalls.remove, about)
  expect(await rows()).toEqual([1, 0])
})

test('nothing comes in quiet hours; when they end, what came meanwhile does, and many come as one', async () => {
  await owner(pushCalls.change, { id: (await readDevice(owner)).id, kinds: ['booking'], quiet: { from: '22:00', until: '07:00' } })
  site.clock.now = new Date('2026-06-01T20:30:00Z')
  await books(0)
  site.clock.now = new Date('2026-06-02T03:59:00Z')
  await sendPushes(site.deps)
  expect(phones.brought).toEqual([])
  site.clock.now = new Date('2026-06-02T04:00:00Z')
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['Ana has booked (Villa Thea)'])
  site.clock.now = new Date('2026-06-02T20:30:00Z')
  for (const weeks of [1, 2, 3, 4, 5, 6]) await books(weeks)
  site.clock.now = new Date('2026-06-03T04:00:00Z')
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['6 notices (Open the back office to read them)'])
  expect(await rows()).toEqual([1, 0])
})

test('a telephone that is gone is forgotten', async () => {
  phones.state.status = 410
  await books()
  await sendPushes(site.deps)
  expect(await rows()).toEqual([0, 0])
})

test.each([
  ['does not answer', 0],
  ['has too much to do', 503],
])('a push service that %s delays no booking, and is tried five times within three hours', async (_, status) => {
  phones.state.status = status
  await books()
  let attempts = 0
  for (let minutes = 0; minutes < 200; minutes += 1) {
    const [before] = await site.db.select().from(pushes)
    await sendPushes(site.deps)
    const [after] = await site.db.select().from(pushes)
    attempts += before && before.attempts !== after?.attempts ? 1 : 0
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  }
  expect([attempts, ...(await rows())]).toEqual([5, 1, 0])
  phones.state.status = 201
  await sendPushes(site.deps)
  expect(phones.brought).toEqual([])
})

test('a notice that a push service refuses is not tried again', async () => {
  phones.state.status = 400
  await books()
  await sendPushes(site.deps)
  expect(await rows()).toEqual([1, 0])
})

test('a test is sent at once, and says when the telephone is gone', async () => {
  const { id } = await readDevice(owner)
  expect(await owner(pushCalls.test, { id })).toEqual({ outcome: 'sent' })
  expect(phones.titles()).toEqual(['This device gets notices (You have asked for a test)'])
  phones.state.status = 503
  expect(await owner(pushCalls.test, { id })).toEqual({ outcome: 'failed' })
  phones.state.status = 410
  expect(await owner(pushCalls.test, { id })).toEqual({ outcome: 'gone' })
  expect(await rows()).toEqual([0, 0])
})

test('nobody can look at, change, try or remove the telephone of somebody else', async () => {
  const { id } = await readDevice(owner)
  const mara = await site.person('manager')
  expect((await mara(pushCalls.list, {})).devices).toEqual([])
  await expect(mara(pushCalls.change, { id, kinds: [], quiet: null })).rejects.toMatchObject({ code: 'not_found' })
  await expect(mara(pushCalls.test, { id })).rejects.toMatchObject({ code: 'not_found' })
  await mara(pushCalls.remove, { id })
  expect(await readDevice(owner)).toMatchObject({ kinds: ['booking', 'payment', 'message', 'overdue', 'conflict', 'complaint'] })
})

test('a telephone that two people use gets the notices of the one who turned them on last', async () => {
  const mara = await site.person('manager')
  await phones.turnOn(mara, 'owner')
  expect([(await owner(pushCalls.list, {})).devices.length, (await mara(pushCalls.list, {})).devices.length]).toEqual([0, 1])
})

test('signing out on a telephone ends its notices, and signing out everywhere those of all', async () => {
  const other = await site.signIn('owner@villas.example', 'Owner-Password-1')
  await phones.turnOn(other, 'tablet')
  expect((await owner(pushCalls.list, {})).devices.map(({ here }) => here)).toEqual([false, true])
  await other(accountCalls.logout, {})
  expect((await owner(pushCalls.list, {})).devices.map(({ here }) => here)).toEqual([true])
  await owner(privacyCalls.endSessions, {})
  expect(await rows()).toEqual([0, 0])
})

test.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/1',
  'https://fcm.googleapis.com.evil.example/1',
  'https://evilfcm.googleapis.com/1',
  'https://evil.example/https://fcm.googleapis.com/1',
  'https://owner@fcm.googleapis.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://localhost/1',
  'file:///etc/passwd',
  'fcm.googleapis.com',
])('notices are sent to push services alone, not to %s', async (endpoint) => {
  await expect(owner(pushCalls.add, { endpoint, ...pushBrowser().keys })).rejects.toMatchObject({ code: 'push_not_accepted' })
})

test('keys that are none are refused', async () => {
  const keys = { p256dh: 'AAAA', auth: 'AAAA' }
  await expect(owner(pushCalls.add, { endpoint: `${SERVICE}x`, ...keys })).rejects.toMatchObject({ code: 'push_not_accepted' })
})
