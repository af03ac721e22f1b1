import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import type { InputOf } from '#contract/call.ts'
import { mailingCalls } from '#contract/mailings.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { aStay, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { bookings, mailings, mails, messages, threads } from '../db/schema.ts'
import { deliverMailings } from './deliver-mailings.ts'
import { sendMessages } from './send-messages.ts'

let site: TestSite
let owner: Client
let thea: number
let onar: number

// Monday, June 1, 2026.
beforeEach(async () => {
  site = await testSite()
  owner = await site.admin()
  ;[thea, onar] = [(await aVilla(site.db, { name: 'Villa Thea' })).id, (await aVilla(site.db, { name: 'Villa Onar' })).id]
  return () => site.close()
})

/** A paid stay of two nights, in Villa Thea by default. */
const stayAt = (guestName: string, checkIn: string, over: Partial<typeof bookings.$inferInsert> = {}) =>
  aStay(site.db, { villaId: thea, guestName, checkIn, ...over })

type Words = Partial<InputOf<typeof mailingCalls.send>>
const words = { language: 'en', subject: 'The pool at {villa}', body: 'Dear {guest}, the pool is closed on {arrival}.' } as const
const send = (bookingIds: number[], over: Words = {}, who = owner) =>
  who(mailingCalls.send, { when: 'arrive_next_week', bookingIds, ...words, ...over })
const later = (minutes: number) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
}
const run = () => deliverMailings(site.deps, () => false)
const written = async () => (await site.db.select().from(messages).orderBy(messages.id)).map(({ body }) => body)
const mailed = async () =>
  (await site.db.select().from(mails).orderBy(mails.id))
    .filter(({ occasion }) => occasion.startsWith('message '))
    .map(({ recipient }) => recipient)
const names = async (over: InputOf<typeof mailingCalls.guests>) =>
  (await owner(mailingCalls.guests, over)).guests.map(({ guestName, why }) => (why ? `${guestName}: ${why}` : guestName))

test('an owner finds guests by the days of their stays, the villa, the language and what is left to pay', async () => {
  await stayAt('Ana', '2026-06-08')
  await stayAt('Bea', '2026-06-14', { villaId: onar, language: 'de', status: 'partial_paid' })
  await stayAt('Cleo', '2026-06-15')
  await stayAt('Dora', '2026-05-31')
  await stayAt('Eva', '2026-05-30', { villaId: onar })
  await stayAt('Fay', '2026-06-09', { status: 'cancelled' })
  await stayAt('Gia', '2026-06-09', { deletedAt: new Date('2026-05-01T00:00:00Z') })
  await stayAt('Hana', '2026-06-10', { villaId: onar, email: '' })
  expect(await names({ when: 'arrive_next_week' })).toEqual(['Ana', 'Hana: no_address', 'Bea'])
  expect(await names({ when: 'arrive_next_week', villaIds: [thea] })).toEqual(['Ana'])
  expect(await names({ when: 'arrive_next_week', languages: ['de'] })).toEqual(['Bea'])
  expect(await names({ when: 'arrive_next_week', stage: 'to_pay' })).toEqual(['Bea'])
  expect(await names({ when: 'in_house' })).toEqual(['Dora'])
  expect(await names({ when: 'leave_today' })).toEqual(['Eva'])
  expect(await names({ when: 'stay_between', from: '2026-06-15', until: '2026-06-21' })).toEqual(['Bea', 'Cleo'])
  expect(await names({ when: 'arrive_today' })).toEqual([])
})

test('all of next week get a message a minute later, each in the own conversation and as the preview has shown it', async () => {
  const ids = [await stayAt('Ana', '2026-06-08'), await stayAt('Bea', '2026-06-10', { villaId: onar })]
  const { letters } = await owner(mailingCalls.preview, { bookingIds: ids, ...words })
  expect(letters.map(({ subject }) => subject)).toEqual(['The pool at Villa Thea', 'The pool at Villa Onar'])
  const { mailingId } = await send(ids)
  later(0.99)
  await run()
  expect([await written(), await mailed()]).toEqual([[], []])
  later(0.02)
  await Promise.all([run(), run()])
  await run()
  expect(await written()).toEqual(letters.map(({ body }) => body))
  expect(await mailed()).toEqual(['ana@example.com', 'bea@example.com'])
  const [latest] = (await owner(mailingCalls.list, {})).mailings
  expect(latest).toMatchObject({
    id: mailingId,
    state: 'sent',
    stays: 2,
    sent: 2,
    leftOut: [],
    found: { from: '2026-06-08', until: '2026-06-14' },
  })
  expect((await owner(activityCalls.list, {})).activity[0]).toMatchObject({ subject: `mailing ${mailingId}`, action: 'send message' })
})

test('within the minute it is taken back, and nothing was written', async () => {
  const { mailingId } = await send([await stayAt('Ana', '2026-06-08')])
  await owner(mailingCalls.undo, { mailingId })
  await owner(mailingCalls.undo, { mailingId })
  later(5)
  await run()
  expect([await written(), await mailed(), await site.db.$count(threads)]).toEqual([[], [], 0])
  expect((await owner(mailingCalls.list, {})).mailings).toMatchObject([{ state: 'undone', sent: 0 }])
})

test('what is sent cannot be taken back', async () => {
  const { mailingId } = await send([await stayAt('Ana', '2026-06-08')])
  later(1)
  await run()
  await expect(owner(mailingCalls.undo, { mailingId })).rejects.toMatchObject({ code: 'mailing_has_begun' })
  expect(await written()).toHaveLength(1)
})

test('two clicks, two tabs and two people send it once; taken back, it can be sent again', async () => {
  const ids = [await stayAt('Ana', '2026-06-08'), await stayAt('Bea', '2026-06-10')]
  const manager = await site.person('manager')
  const sent = await Promise.all([send(ids), send(ids.toReversed()), send(ids, {}, manager)])
  expect(new Set(sent.map(({ mailingId }) => mailingId)).size).toBe(1)
  await owner(mailingCalls.undo, { mailingId: sent[0]?.mailingId ?? 0 })
  await send(ids)
  expect(await site.db.$count(mailings)).toBe(2)
  later(1)
  await run()
  expect(await written()).toHaveLength(2)
})

test('a stay that is cancelled meanwhile gets nothing, and one that is moved the new days', async () => {
  const [ana, bea, cleo] = [await stayAt('Ana', '2026-06-08'), await stayAt('Bea', '2026-06-10'), await stayAt('Cleo', '2026-06-12')]
  await send([ana, bea, cleo])
  await site.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, ana))
  await site.db.update(bookings).set({ checkIn: '2026-08-03', checkOut: '2026-08-10' }).where(eq(bookings.id, bea))
  await site.db.update(bookings).set({ email: '' }).where(eq(bookings.id, cleo))
  later(1)
  await run()
  expect(await written()).toEqual(['Dear Bea, the pool is closed on Monday, August 3, 2026.'])
  const [{ leftOut = [], state, sent } = {}] = (await owner(mailingCalls.list, {})).mailings
  expect([state, sent, leftOut.map(({ guestName, why }) => `${guestName} ${why}`)]).toEqual([
    'sent',
    1,
    ['Ana not_sold', 'Cleo no_address'],
  ])
})

test('a text of the house is sent in the language of each guest, and held back where it lacks something', async () => {
  const { templateId } = await owner(templateCalls.save, {
    name: 'The way',
    texts: [
      { language: 'en', subject: 'The way', body: 'See {directions}' },
      { language: 'sr', subject: 'Dobro došli', body: 'Čekamo Vas.' },
    ],
  })
  const ids = [await stayAt('Ana', '2026-06-08', { language: 'sr' }), await stayAt('Bea', '2026-06-10', { language: 'de' })]
  const text = { templateId, language: undefined, subject: undefined, body: undefined }
  const { letters } = await owner(mailingCalls.preview, { bookingIds: ids, templateId })
  expect(letters).toMatchObject([
    { language: 'sr', missing: [] },
    { language: 'en', missing: ['directions'] },
  ])
  await send(ids, text)
  later(1)
  await run()
  expect(await written()).toEqual(['Čekamo Vas.'])
  expect((await owner(mailingCalls.list, {})).mailings[0]).toMatchObject({
    name: 'The way',
    leftOut: [{ why: 'lacks', missing: ['directions'] }],
  })
})

test('a stay for which sending fails keeps the others not waiting, and is tried again', async () => {
  const [ana, bea] = [await stayAt('Ana', '2026-06-08'), await stayAt('Bea', '2026-06-10')]
  await send([ana, bea])
  await site.asOwner(sql.raw(`ALTER TABLE threads ADD CONSTRAINT broken CHECK (booking_id <> ${ana})`))
  later(1)
  await expect(sendMessages(site.deps, () => false)).rejects.toThrow()
  expect(await mailed()).toEqual(['bea@example.com'])
  await site.asOwner(sql`ALTER TABLE threads DROP CONSTRAINT broken`)
  await sendMessages(site.deps, () => false)
  expect(await mailed()).toEqual(['bea@example.com', 'ana@example.com'])
})

test('a message to many answers no question of a guest', async () => {
  const id = await stayAt('Ana', '2026-06-08')
  const at = site.clock.now
  const open = { state: 'open', openedAt: at, lastAt: at, lastAuthor: 'guest', language: 'en', guestName: '', guestEmail: '' } as const
  await site.db.insert(threads).values({ bookingId: id, ...open })
  await send([id])
  later(1)
  await run()
  expect(await site.db.select().from(threads)).toMatchObject([{ state: 'open' }])
})

test('guests who left long ago get no message, as it would be advertising', async () => {
  await stayAt('Ana', '2026-04-28')
  const bea = await stayAt('Bea', '2026-04-29', { villaId: onar })
  expect(await names({ when: 'leave_between', from: '2026-04-01', until: '2026-05-31' })).toEqual(['Ana: no_consent', 'Bea'])
  await send([bea])
  site.clock.now = new Date('2026-06-02T12:00:00Z')
  await run()
  expect(await written()).toEqual([])
})

test('words that lack or misname something are refused, and so is a message to nobody', async () => {
  const id = await stayAt('Ana', '2026-06-08')
  await expect(send([id], { subject: '', body: 'Hello {gest}' })).rejects.toMatchObject({
    fields: { subject: 'Please give a subject', body: '{gest} is not known. Did you mean {guest}?' },
  })
  await expect(send([id], { templateId: 99 })).rejects.toMatchObject({ code: 'not_found' })
  await expect(send([])).rejects.toMatchObject({ code: 'mailing_without_guests' })
  await expect(send([await stayAt('Bea', '2026-06-08', { status: 'cancelled' })])).rejects.toMatchObject({ code: 'mailing_without_guests' })
  await expect(send(Array.from({ length: 201 }, (_, n) => n + 1))).rejects.toMatchObject({ code: 'bad_input' })
})

test('somebody who sends more and more is stopped for a day', async () => {
  const id = await stayAt('Ana', '2026-06-08')
  const refused: unknown[] = []
  for (let n = 0; n < 21; n += 1) {
    later(7)
    await send([id], { subject: `Message ${n}` }).catch((error) => refused.push(error))
  }
  expect(refused).toMatchObject([{ code: 'too_many_tries' }])
})

test('reception, accountants, housekeeping and guests write to nobody', async () => {
  const id = await stayAt('Ana', '2026-06-08')
  const roles = ['reception', 'accountant', 'housekeeping'] as const
  for (const who of [await site.guest('Ana'), ...(await Promise.all(roles.map((role) => site.person(role))))]) {
    await expect(who(mailingCalls.guests, { when: 'in_house' })).rejects.toMatchObject({ status: 403 })
    await expect(send([id], {}, who)).rejects.toMatchObject({ status: 403 })
    await expect(who(mailingCalls.list, {})).rejects.toMatchObject({ status: 403 })
  }
})
