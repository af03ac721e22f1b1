import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintCalls } from '#contract/complaints.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'

let site: TestSite
let reception: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  reception = await site.person('reception')
})
afterAll(() => site.close())

const waiting = async () => (await reception(dashboardCalls.waiting, {})).inbox

test('the inbox counts conversations until all in them is answered, also a complaint', async () => {
  const ana = await site.guest('Ana')
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  const { orderId } = form
  await pay(site, form)
  await bring(site, orderId)
  expect(await waiting()).toBe(0)

  const { key } = await site.visitor(threadCalls.form, {})
  site.clock.now = minutesAfter(site.clock.now, 1)
  await site.visitor(threadCalls.ask, { key, name: 'Bob', email: 'bob@example.com', message: 'Is there a cot?' })
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'May we arrive at noon?' })
  await ana(supportCalls.request, { orderId, reason: 'cancel_refund', message: 'The pool was green.', kind: 'complaint' })
  expect(await waiting()).toBe(2)

  // What is under way stays unanswered as a complaint.
  for (const { id, version } of (await reception(supportCalls.tickets, {})).tickets)
    await reception(supportCalls.update, { ticketId: id, version, status: 'in_progress' })
  expect(await waiting()).toBe(2)

  const [complaint] = (await reception(complaintCalls.list, {})).complaints
  if (!complaint) throw new Error('no complaint')
  await reception(complaintCalls.answer, { complaintId: complaint.id, version: complaint.version, decision: 'accepted', answer: 'Sorry.' })
  expect(await waiting()).toBe(1)

  const [question] = (await reception(threadCalls.list, {})).threads
  if (!question) throw new Error('no question')
  await reception(threadCalls.answer, { threadId: question.id, version: question.version, message: 'Yes, in every villa.' })
  expect(await waiting()).toBe(0)
})
