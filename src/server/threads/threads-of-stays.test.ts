import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, bookings, mails, messages, threads } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

let site: TestSite
let ana: Client
let owner: Client
let bookingId: number
let bookingNumber: string
let orderId: string

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  const visit = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id)
  ;({ bookingNumber, orderId } = visit)
  await pay(site, visit)
  await bring(site, orderId)
  bookingId = (await owner(bookingCalls.calendar, { search: bookingNumber })).bookings[0]?.id ?? 0
  return () => site.close()
})

const readStay = (who = ana) => who(guestStayCalls.stay, { bookingNumber })
const mailsOfKind = async (kind: string) => (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith(`${kind} `))
const write = (message: string, who = owner) => who(threadCalls.writeToStay, { bookingId, message })

test('an owner writes to the guest of a stay, who reads it by mail and on the page of the stay, and writes back', async () => {
  await write('The pool is heated from Friday.')
  expect((await readStay()).messages).toMatchObject([{ author: 'owner', message: 'The pool is heated from Friday.' }])
  const [sent, ...more] = await mailsOfKind('message')
  expect(more).toEqual([])
  expect(sent).toMatchObject({ recipient: 'ana@example.com', bookingId, audience: 'guest' })
  for (const words of ['The pool is heated from Friday.', 'Villa Thea', bookingNumber]) expect(sent?.text).toContain(words)

  await ana(guestStayCalls.write, { bookingNumber, message: 'Lovely!' })
  expect((await readStay()).messages.map(({ author }) => author)).toEqual(['owner', 'guest'])
  const [told] = await mailsOfKind('owner: message')
  expect(told).toMatchObject({ audience: 'owner', subject: 'Message from Ana Petrović' })
  expect(told?.text).toContain('Lovely!')
  expect((await owner(inboxCalls.list, {})).items).toMatchObject([{ kind: 'stay', text: 'Lovely!', own: false, waits: true }])
})

test('what is written to an address that nobody has proved is read on the page of the stay, and not mailed', async () => {
  await site.db.update(bookings).set({ email: 'somebody-else@example.com' }).where(eq(bookings.id, bookingId))
  await write('The key is under the oleander.')
  const [sent] = await mailsOfKind('message')
  expect(sent?.recipient).toBe('somebody-else@example.com')
  expect(sent?.text).not.toContain('oleander')
  expect((await readStay()).messages).toHaveLength(1)
})

test('a guest without an account gets a link to the conversation and writes back by it', async () => {
  await site.db.update(bookings).set({ accountId: null }).where(eq(bookings.id, bookingId))
  await write('When will you arrive?')
  const [sent] = await mailsOfKind('message')
  const token = /\/ask\/([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const seen = await site.visitor(threadCalls.read, { token })
  expect(seen).toMatchObject({ name: 'Ana Petrović', villa: 'Villa Thea', villaSlug: null, ...week })
  expect(seen.messages.map(({ message }) => message)).toEqual(['When will you arrive?'])
  await site.visitor(threadCalls.write, { token, message: 'At three.' })
  expect((await owner(inboxCalls.conversation, { bookingId })).messages).toMatchObject([{}, { author: 'guest', message: 'At three.' }])
})

test('once a mistyped address is corrected, its link opens nothing, and the right one reads what was written', async () => {
  await site.db.update(bookings).set({ accountId: null, email: 'stranger@example.com' }).where(eq(bookings.id, bookingId))
  await write('When will you arrive?')
  const linkIn = (text = '') => /\/ask\/([\w-]+)/.exec(text)?.[1] ?? ''
  const [toStranger] = await mailsOfKind('message')
  const token = linkIn(toStranger?.text)
  expect((await site.visitor(threadCalls.read, { token })).messages).toHaveLength(1)
  await site.db.update(bookings).set({ email: 'ana@example.com' }).where(eq(bookings.id, bookingId))
  await write('The key is under the stone.')
  await expect(site.visitor(threadCalls.read, { token })).rejects.toMatchObject({ status: 404 })
  await expect(site.visitor(threadCalls.write, { token, message: 'Hello' })).rejects.toMatchObject({ status: 404 })
  const guessed = `9007199254740991-${token.split('-')[1]}`
  await expect(site.visitor(threadCalls.read, { token: guessed })).rejects.toMatchObject({ status: 404 })
  const [, toGuest] = await mailsOfKind('message')
  expect((await site.visitor(threadCalls.read, { token: linkIn(toGuest?.text) })).messages).toHaveLength(2)
})

test('a stay has one conversation, also if guest and owner begin it at the same moment', async () => {
  await Promise.all([
    write('Good morning'),
    ana(guestStayCalls.write, { bookingNumber, message: 'Hello' }),
    ana(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' }),
  ])
  expect(await site.db.$count(threads)).toBe(1)
  expect((await owner(inboxCalls.conversation, { bookingId })).messages.map(({ message }) => message).sort()).toEqual([
    'Good morning',
    'Hello',
    'Is there a cot?',
  ])
})

test('nobody writes to a restriction, a deleted booking or a guest who cannot be reached, and nobody else’s stay is written to', async () => {
  await expect(owner(threadCalls.writeToStay, { bookingId: 99, message: 'Hello' })).rejects.toMatchObject({ status: 404 })
  await expect(write(' ')).rejects.toMatchObject({ status: 400 })
  for (const role of ['accountant', 'housekeeping'] as const) {
    const person = await site.person(role)
    await expect(write('Hello', person)).rejects.toMatchObject({ status: 403 })
    await expect(person(inboxCalls.conversation, { bookingId })).rejects.toMatchObject({ status: 403 })
  }
  await expect(write('Hello', ana)).rejects.toMatchObject({ status: 403 })
  const bob = await site.guest('Bob')
  await expect(bob(guestStayCalls.write, { bookingNumber, message: 'Hello' })).rejects.toMatchObject({ status: 404 })

  await site.db.update(bookings).set({ accountId: null, email: '' }).where(eq(bookings.id, bookingId))
  await expect(write('Hello')).rejects.toMatchObject({ code: 'guest_without_email' })
  await site.db.update(bookings).set({ email: 'ana@example.com', deletedAt: site.clock.now }).where(eq(bookings.id, bookingId))
  await expect(write('Hello')).rejects.toMatchObject({ status: 404 })
  expect(await site.db.$count(threads)).toBe(0)
})

test('messages about a stay are deleted after the years for which mails are kept', async () => {
  await write('The pool is heated from Friday.')
  site.clock.now = new Date('2040-01-01T00:00:00Z')
  await eraseOldData(site.deps)
  expect(await site.db.$count(messages)).toBe(0)
})

test('the call that deletes questions leaves conversations of stays alone', async () => {
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  const { threadId } = await owner(inboxCalls.conversation, { bookingId })
  await expect(owner(threadCalls.erase, { threadId: threadId ?? 0 })).rejects.toMatchObject({ status: 404 })
  expect((await owner(supportCalls.tickets, {})).total).toBe(1)
})

test('a conversation is part of the guest’s data, and its texts are erased with them', async () => {
  await write('The pool is heated from Friday.')
  await ana(guestStayCalls.write, { bookingNumber, message: 'My mother’s Oleander tea, please' })
  const { conversations } = await ana(privacyCalls.read, {})
  expect(conversations).toMatchObject([
    { number: bookingNumber, messages: [{ author: 'owner', message: 'The pool is heated from Friday.' }, { author: 'guest' }] },
  ])
  site.clock.now = new Date('2026-07-20T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toMatch(/Oleander|heated from Friday/)
  owner = await site.admin()
  expect((await owner(inboxCalls.conversation, { bookingId })).messages).toHaveLength(2)
  expect(await site.db.$count(accounts, eq(accounts.email, 'ana@example.com'))).toBe(0)
})
