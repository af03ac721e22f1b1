import { beforeEach, expect, test } from 'vitest'
import { complaintCalls } from '#contract/complaints.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { reportCalls } from '#contract/reports.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { lockThreadOfStay } from '../threads/lock-thread.ts'
import { writeMessage } from '../threads/write-message.ts'

let site: TestSite
let ana: Client
let owner: Client
let thea: number
let onar: { id: number; slug: string }
let bookingId: number
let bookingNumber: string
let orderId: string

/** Ana has paid for a week in Villa Thea. It is Monday, June 1, 2026, noon in Greece. */
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  thea = (await aVilla(site.db, { name: 'Villa Thea' })).id
  onar = await aVilla(site.db, { name: 'Villa Onar' })
  const visit = await goToBank(ana, thea)
  ;({ bookingNumber, orderId } = visit)
  await pay(site, visit)
  await bring(site, orderId)
  bookingId = (await readRecords(site, orderId)).booking.id
  return () => site.close()
})

const read = (over: object = {}, who = owner) => who(reportCalls.conversations, { from: '2026-01-01', until: '2026-12-31', ...over })
const minutesLater = (minutes: number) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
}
const write = (message: string) => ana(guestStayCalls.write, { bookingNumber, message })
const answer = (message: string) => owner(threadCalls.writeToStay, { bookingId, message })
const request = (over: object = {}) => ana(supportCalls.request, { orderId, reason: 'change_dates', message: 'A day later?', ...over })

async function ask(message: string, over: object = {}): Promise<number> {
  const { key } = await site.visitor(threadCalls.form, {})
  minutesLater(1)
  await site.visitor(threadCalls.ask, { key, name: 'Eva', email: 'eva@example.com', message, ...over })
  const [thread] = (await owner(threadCalls.list, { state: 'open' })).threads.filter(({ messages }) => messages[0]?.message === message)
  return thread?.id ?? 0
}

/** By itself, or to many guests. */
async function sendMailed(written: { author: 'site' } | { author: 'owner'; accountId: null }, body: string) {
  const thread = { id: bookingId, language: 'en' as const }
  await site.db.transaction(async (tx) =>
    writeMessage(tx, site.deps, await lockThreadOfStay(tx, site.deps, thread), { ...written, subject: 'Your stay', body }),
  )
}

test('a guest waits from the first message until the hosts write; what is sent by itself or to many in between answers nothing', async () => {
  await write('Is there a cot?')
  minutesLater(30)
  await sendMailed({ author: 'site' }, 'How to find us')
  await sendMailed({ author: 'owner', accountId: null }, 'The pool is closed today')
  minutesLater(30)
  await write('And a high chair?')
  minutesLater(60)
  await answer('Both are there.')
  minutesLater(600)
  await answer('And a bath for the baby.')
  const { total, months } = await read()
  expect(total).toEqual({ median: 120, answered: 1, unanswered: 0 })
  expect(months).toHaveLength(12)
  expect(months[5]).toEqual({ month: '2026-06', median: 120, answered: 1, unanswered: 0 })
  expect(months[6]).toEqual({ month: '2026-07', median: null, answered: 0, unanswered: 0 })
})

test('who writes again after an answer waits again, and what nobody has answered is counted apart', async () => {
  await write('Is there a cot?')
  minutesLater(60)
  await answer('Yes.')
  await write('And a high chair?')
  minutesLater(20)
  await answer('Yes.')
  await write('And a bath?')
  await ask('May we bring a dog?')
  expect((await read()).total).toEqual({ median: 40, answered: 2, unanswered: 2 })
})

test('a request is answered when the hosts take it up, and a complaint by its decision', async () => {
  await request()
  minutesLater(40)
  const [ticket] = (await owner(supportCalls.tickets, {})).tickets
  if (!ticket) throw new Error('no request')
  await owner(supportCalls.update, { ticketId: ticket.id, version: ticket.version, status: 'in_progress' })
  expect((await read()).total).toEqual({ median: 40, answered: 1, unanswered: 0 })
  await request({ reason: 'other', kind: 'complaint', message: 'The pool was green.' })
  minutesLater(100)
  const [complaint] = (await owner(complaintCalls.list, {})).complaints
  if (!complaint) throw new Error('no complaint')
  await owner(complaintCalls.answer, { complaintId: complaint.id, version: complaint.version, decision: 'refused', answer: 'It is blue.' })
  expect((await read()).total).toEqual({ median: 70, answered: 2, unanswered: 0 })
})

test('a decision about a request answers no other message', async () => {
  await write('Is there a cot?')
  await request()
  const [ticket] = (await owner(supportCalls.tickets, {})).tickets
  if (!ticket) throw new Error('no request')
  minutesLater(10)
  await owner(supportCalls.update, { ticketId: ticket.id, version: ticket.version, status: 'resolved' })
  expect((await read()).total).toEqual({ median: 10, answered: 1, unanswered: 1 })
})

test('a message that is closed without an answer needed none', async () => {
  const threadId = await ask('Thank you for the tour!')
  await owner(threadCalls.close, { threadId })
  const { total, weeks } = await read()
  expect(total).toEqual({ median: null, answered: 0, unanswered: 0 })
  expect(weeks.at(-1)).toEqual({ week: '2026-06-01', conversations: 1 })
})

test('a wait belongs to the period in which it began, and is answered after its end', async () => {
  site.clock.now = new Date('2026-06-01T20:50:00Z')
  await write('Is there a cot?')
  minutesLater(30)
  await write('And a high chair?')
  minutesLater(30)
  await answer('Both are there.')
  expect((await read({ from: '2026-06-01', until: '2026-06-01' })).total).toEqual({ median: 60, answered: 1, unanswered: 0 })
  expect((await read({ from: '2026-06-02', until: '2026-06-30' })).total).toEqual({ median: null, answered: 0, unanswered: 0 })
})

test('a conversation counts once in a week in which its guest writes; weeks to come are not listed', async () => {
  await write('Is there a cot?')
  await write('And a high chair?')
  await answer('Both are there.')
  await ask('May we bring a dog?')
  const { weeks } = await read({ from: '2026-05-20' })
  expect(weeks).toEqual([
    { week: '2026-05-18', conversations: 0 },
    { week: '2026-05-25', conversations: 0 },
    { week: '2026-06-01', conversations: 2 },
  ])
})

test('topics are requests by reason, messages about a stay and questions before booking, the most frequent first', async () => {
  await write('Is there a cot?')
  await write('And a high chair?')
  await request()
  await request({ message: 'Or a day earlier?' })
  await request({ reason: 'other', message: 'A lamp is broken.' })
  await ask('May we bring a dog?', { villa: onar.slug })
  const { topics } = await read()
  expect(topics).toEqual([
    { topic: 'change_dates', count: 2, percent: 40 },
    { topic: 'message', count: 1, percent: 20 },
    { topic: 'other', count: 1, percent: 20 },
    { topic: 'question', count: 1, percent: 20 },
  ])
  expect((await read({ villaId: onar.id })).topics).toEqual([{ topic: 'question', count: 1, percent: 100 }])
  expect((await read({ villaId: thea })).total).toMatchObject({ unanswered: 1 })
})

test('every table can be exported as CSV', async () => {
  await write('Is there a cot?')
  minutesLater(90)
  await answer('Yes.')
  const file = (table: 'answers' | 'weeks' | 'topics') =>
    owner(reportCalls.conversationFile, { from: '2026-06-01', until: '2026-06-30', table })
  expect(await file('answers')).toContain('Month,Median minutes until the answer,Answered,Not answered\r\n2026-06,90,1,0\r\n')
  expect(await file('weeks')).toContain('Week from,Conversations\r\n2026-06-01,1\r\n')
  expect(await file('topics')).toContain('Topic,Times,Share %\r\nmessage,1,100\r\n')
})

test('only the management reads it, and no more than three years at once', async () => {
  for (const role of ['reception', 'accountant', 'housekeeping'] as const) {
    await expect(read({}, await site.person(role))).rejects.toMatchObject({ status: 403 })
  }
  expect((await read({}, await site.person('manager'))).topics).toEqual([])
  await expect(read({ until: '2029-01-01' })).rejects.toMatchObject({ fields: { until: 'A report has at most 36 months' } })
})
