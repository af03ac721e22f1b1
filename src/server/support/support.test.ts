import { afterAll, beforeAll, expect, test } from 'vitest'
import { supportCalls } from '#contract/support.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let orderId: string

beforeAll(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  orderId = (await goToBank(ana, (await aVilla(site.db)).id)).orderId
})
afterAll(() => site.close())

const written = async () =>
  (await site.db.select().from(mails).orderBy(mails.id)).filter(({ subject }) => subject.startsWith('Support request'))

test('a support request about the guest’s own order sends mails to guest and owner', async () => {
  await ana(supportCalls.request, { orderId, reason: 'cancel_refund', message: 'We cannot travel.' })
  const told = await written()
  expect(told.map(({ recipient }) => recipient)).toEqual(['ana@example.com', expect.stringContaining('@')])
  expect(told[1]?.recipient).not.toBe('ana@example.com')
  for (const { text } of told) for (const words of [orderId, 'Cancellation/Refund']) expect(text).toContain(words)
  expect(told.map(({ text }) => text.includes('We cannot travel.'))).toEqual([false, true])
})

test.each([
  ['another guest’s', () => orderId],
  ['an unknown', () => 'VB-AAAAAA-1-01'],
])('a support request about %s order is refused with the same error', async (_, order) => {
  await expect(bob(supportCalls.request, { orderId: order(), reason: 'other', message: 'Hello' })).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['orderId', { orderId: ' ' }, 'Order id is required'],
  ['reason', { reason: 'complaint' }, 'Please choose a reason'],
  ['message', { message: '' }, 'Message is required'],
  ['message', { message: 'x'.repeat(10_000) }, 'At most 5000 characters'],
  ['orderId', { orderId: 'x'.repeat(10_000) }, 'At most 64 characters'],
])('a support request is refused for its %s: %o', async (field, over, words) => {
  const response = await site.send('/api/support_request.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({ orderId, reason: 'other', message: 'Hello', ...over }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toEqual({ [field]: words })
})

test('owners see tickets newest first, by state, and the guest gets one mail when a ticket is resolved', async () => {
  const owner = await site.admin()
  await ana(supportCalls.request, { orderId, reason: 'change_dates', message: 'A day later?' })
  const { tickets, total } = await owner(supportCalls.tickets, {})
  expect(tickets.map(({ reason }) => reason)).toEqual(['change_dates', 'cancel_refund'])
  expect(total).toBe(2)
  const ticketId = tickets[0]?.id ?? 0
  const before = (await written()).length
  for (const status of ['in_progress', 'closed', 'pending', 'resolved', 'resolved'] as const) {
    const [ticket] = (await owner(supportCalls.tickets, {})).tickets
    await owner(supportCalls.update, { ticketId, version: ticket?.version ?? 0, status })
  }
  const later = (await written()).slice(before)
  expect(later.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ana@example.com', `Support request #${ticketId} is resolved`],
  ])
  expect(await owner(supportCalls.tickets, { status: 'resolved' })).toMatchObject({ total: 1 })
})

test('after ten requests in an hour a guest has to wait', async () => {
  const carla = await site.guest('Carla')
  const order = (await goToBank(carla, (await aVilla(site.db)).id)).orderId
  const ask = () => carla(supportCalls.request, { orderId: order, reason: 'other', message: 'Hello' })
  for (let times = 0; times < 10; times += 1) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' })
})
