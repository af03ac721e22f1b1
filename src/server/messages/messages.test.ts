import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails, messages, sentTemplates } from '../db/schema.ts'
import { sendPlannedMessages } from './send-planned.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  return () => site.close()
})

/** A paid stay from July 6 to July 13, 2026. @returns its number */
async function book(): Promise<{ bookingId: number; bookingNumber: string }> {
  const visit = await goToBank(ana, villaId, week)
  await pay(site, visit)
  await bring(site, visit.orderId)
  const [found] = (await owner(bookingCalls.calendar, { search: visit.bookingNumber })).bookings
  return { bookingId: found?.id ?? 0, bookingNumber: visit.bookingNumber }
}

type Saved = InputOf<typeof templateCalls.save>
const theWay: Saved = {
  name: 'The way here',
  texts: [
    { language: 'en', subject: 'Your way to {villa}', body: 'Dear {guest}, come to {villa} on {arrival}.' },
    { language: 'sr', subject: 'Put: {villa}', body: 'Poštovani {guest}, dolazite u {villa}.' },
  ],
  event: 'arrival',
  days: -7,
  hour: 10,
  active: true,
}
const save = async (over: Partial<Saved> = {}) => (await owner(templateCalls.save, { ...theWay, ...over })).templateId
const run = () => sendPlannedMessages(site.deps, () => false)
const at = async (moment: string) => {
  site.clock.now = new Date(moment)
  ;[ana, owner] = [await site.signIn('ana@example.com', 'Password-1'), await site.admin()]
}
const written = () => site.db.select().from(messages)
const readStates = async (bookingId: number) => (await owner(templateCalls.planned, { bookingId })).planned.map(({ state }) => state)

test('a message a week before arrival waits, is sent once at its hour, and stands in the conversation and in a mail', async () => {
  const templateId = await save()
  const { bookingId, bookingNumber } = await book()
  expect((await owner(templateCalls.planned, { bookingId })).planned).toEqual([
    {
      templateId,
      name: 'The way here',
      state: 'waits',
      at: '2026-06-29T07:00:00.000Z',
      missing: [],
      text: 'Dear Ana Petrović, come to Villa Thea on Monday, July 6, 2026.',
    },
  ])
  await at('2026-06-29T06:59:59Z')
  await run()
  expect(await written()).toEqual([])
  await at('2026-06-29T07:00:00Z')
  await Promise.all([run(), run()])
  await run()
  expect(await written()).toMatchObject([{ author: 'site', subject: 'Your way to Villa Thea' }])
  expect((await ana(guestStayCalls.stay, { bookingNumber })).messages).toMatchObject([
    { author: 'site', message: 'Dear Ana Petrović, come to Villa Thea on Monday, July 6, 2026.' },
  ])
  expect((await owner(inboxCalls.list, {})).items).toMatchObject([{ kind: 'stay', own: true, waits: false }])
  const sent = (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith('message '))
  expect(sent).toMatchObject([{ recipient: 'ana@example.com', subject: 'Your way to Villa Thea', bookingId }])
  expect(await readStates(bookingId)).toEqual(['sent'])
})

test('a planned message has its text for a chat, but not once it is sent, while it lacks something, or for a number without its country', async () => {
  const templateId = await save()
  await save({ name: 'Money', texts: [{ language: 'en', subject: 'Still to pay', body: 'Please pay {next_due}.' }] })
  const { bookingId } = await book()
  const readTexts = async () => (await owner(templateCalls.planned, { bookingId })).planned.map(({ text }) => text)
  expect(await readTexts()).toEqual(['Dear Ana Petrović, come to Villa Thea on Monday, July 6, 2026.', null])
  await owner(templateCalls.sendNow, { templateId, bookingId })
  expect(await readTexts()).toEqual([null, null])
  await owner(templateCalls.save, { ...theWay, name: 'Again' })
  await site.db.update(bookings).set({ phone: '060 1234567' }).where(eq(bookings.id, bookingId))
  expect(await readTexts()).toEqual([null, null, null])
})

test('a moved stay moves its messages, and a cancelled one drops them', async () => {
  await save()
  const { bookingId } = await book()
  await site.db.update(bookings).set({ checkIn: '2026-08-03', checkOut: '2026-08-10' }).where(eq(bookings.id, bookingId))
  await at('2026-06-29T07:00:00Z')
  await run()
  expect([await written(), await readStates(bookingId)]).toEqual([[], ['waits']])
  await site.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId))
  await at('2026-07-27T07:00:00Z')
  await run()
  expect([await written(), await readStates(bookingId)]).toEqual([[], []])
})

test('a guest who books late gets what still makes sense at once, and the stay says what is left out', async () => {
  await save()
  await save({ name: 'Before the way', days: -14, late: false })
  site.clock.now = new Date('2026-07-03T08:00:00Z')
  ;[ana, owner] = [await site.signIn('ana@example.com', 'Password-1'), await site.admin()]
  const { bookingId } = await book()
  await run()
  expect(await written()).toHaveLength(1)
  expect((await readStates(bookingId)).sort()).toEqual(['left_out', 'sent'])
})

test('what is turned on later is not sent to those whose moment has passed', async () => {
  const { bookingId } = await book()
  await at('2026-06-30T07:00:00Z')
  await save()
  await run()
  expect([await written(), await readStates(bookingId)]).toEqual([[], ['over']])
})

test('a text that lacks something is held, and sent once it is there', async () => {
  const templateId = await save({ texts: [{ language: 'en', subject: 'Still to pay', body: 'Please pay {next_due}.' }] })
  const { bookingId } = await book()
  await at('2026-06-29T07:00:00Z')
  await run()
  expect(await written()).toEqual([])
  expect((await owner(templateCalls.planned, { bookingId })).planned).toMatchObject([{ state: 'held', missing: ['next_due'] }])
  await expect(owner(templateCalls.sendNow, { templateId, bookingId })).rejects.toMatchObject({ code: 'message_lacks_something' })
  await owner(templateCalls.save, { ...theWay, templateId })
  await run()
  expect([(await written()).length, await readStates(bookingId)]).toEqual([1, ['sent']])
})

test('a text of two hours before arrival goes out at 13:00 at the villas, and one that is too long ahead is refused at its field', async () => {
  await save({ days: 0, hours: -2 })
  const { bookingId } = await book()
  expect((await owner(templateCalls.planned, { bookingId })).planned).toMatchObject([{ state: 'waits', at: '2026-07-06T10:00:00.000Z' }])
  await at('2026-07-06T10:00:00Z')
  await run()
  expect(await written()).toHaveLength(1)
  await expect(save({ hours: -169 })).rejects.toMatchObject({ status: 400, fields: { hours: expect.any(String) } })
})

test('an owner sends a message now, or leaves it out and takes that back', async () => {
  const templateId = await save()
  const { bookingId } = await book()
  await owner(templateCalls.skip, { templateId, bookingId })
  await at('2026-06-29T07:00:00Z')
  await run()
  expect([await written(), await readStates(bookingId)]).toEqual([[], ['skipped']])
  await owner(templateCalls.skip, { templateId, bookingId, undo: true })
  await owner(templateCalls.sendNow, { templateId, bookingId })
  await run()
  expect([(await written()).length, await readStates(bookingId)]).toEqual([1, ['sent']])
  for (const call of [templateCalls.sendNow, templateCalls.skip] as const)
    await expect(owner(call, { templateId, bookingId })).rejects.toMatchObject({ code: 'message_was_sent' })
})

test('what a text has in braces must exist, and each error stands at its text', async () => {
  const texts: Saved['texts'] = [
    { language: 'en', subject: '', body: 'Hello {gest}' },
    { language: 'sr', subject: 'Put', body: '' },
    { language: 'de', subject: '{passwort}', body: 'Guten Tag' },
  ]
  await expect(save({ texts })).rejects.toMatchObject({
    fields: {
      subject_en: 'Please give a subject',
      body_en: '{gest} is not known. Did you mean {guest}?',
      body_sr: 'Message is required',
      subject_de: '{passwort} is not known. The list shows what can be named.',
    },
  })
  expect((await owner(templateCalls.list, {})).templates).toEqual([])
})

test('the samples are in all languages, turned off, and added once', async () => {
  expect(await owner(templateCalls.addSamples, {})).toEqual({ added: 6 })
  expect(await owner(templateCalls.addSamples, {})).toEqual({ added: 0 })
  const { templates } = await owner(templateCalls.list, {})
  expect(templates.every(({ active, texts }) => !active && texts.length === 4)).toBe(true)
  // Each can be saved as it is: nothing in it is unknown.
  for (const { id, version, name, texts } of templates) await owner(templateCalls.save, { templateId: id, version, name, texts })
})

test('a text is filled in for the composer in the language of the guest, and mailed to oneself to try', async () => {
  const templateId = await save({ active: false })
  const { bookingId } = await book()
  await site.db.update(bookings).set({ language: 'sr' }).where(eq(bookings.id, bookingId))
  const filled = await owner(templateCalls.fill, { templateId, bookingId })
  expect(filled).toEqual({
    language: 'sr',
    subject: 'Put: Villa Thea',
    body: 'Poštovani Ana Petrović, dolazite u Villa Thea.',
    missing: [],
  })
  const { to } = await owner(templateCalls.test, { templateId, bookingId })
  const [tried] = (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith('message test '))
  expect(tried).toMatchObject({ recipient: to, subject: filled.subject })
  expect([await written(), await site.db.$count(sentTemplates)]).toEqual([[], 0])
})

test('guests, accountants and housekeeping see none of it, and the reception changes no text', async () => {
  const templateId = await save()
  const { bookingId } = await book()
  const reception = await site.person('reception')
  for (const who of [ana, await site.person('accountant'), await site.person('housekeeping')]) {
    await expect(who(templateCalls.planned, { bookingId })).rejects.toMatchObject({ status: 403 })
    await expect(who(templateCalls.fill, { templateId, bookingId })).rejects.toMatchObject({ status: 403 })
  }
  await expect(reception(templateCalls.save, theWay)).rejects.toMatchObject({ status: 403 })
  await expect(reception(templateCalls.remove, { templateId })).rejects.toMatchObject({ status: 403 })
  await reception(templateCalls.skip, { templateId, bookingId })
  await owner(templateCalls.remove, { templateId })
  expect(await readStates(bookingId)).toEqual([])
})
