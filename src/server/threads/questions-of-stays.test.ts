import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { reportCalls } from '#contract/reports.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLink } from '../accounts/reset-password.ts'
import { minutesAfter } from '../clock.ts'
import { accounts, bookings, mails, messages, threads } from '../db/schema.ts'
import { deliverEvents } from '../events/deliver-events.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'
import { arrangeQuestions } from './join-questions.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  await prove(true)
  return () => site.close()
})

const prove = (proved: boolean) =>
  site.db
    .update(accounts)
    .set({ emailProvedAt: proved ? site.clock.now : null })
    .where(eq(accounts.email, 'ana@example.com'))

const later = (minutes = 1) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
}

/** @returns the id of the question */
async function ask(message: string, over: object = {}, who: TestSite['visitor'] = site.visitor) {
  const { key } = await who(threadCalls.form, {})
  later()
  await who(threadCalls.ask, { name: 'Ana Petrović', email: 'Ana@Example.com', message, key, ...over })
  const [asked] = await site.db.select({ id: messages.threadId }).from(messages).where(eq(messages.body, message))
  return asked?.id ?? 0
}

async function book(weeks = 0, who = ana) {
  later()
  const stay = await goToBank(who, villaId, weekLater(weeks))
  await pay(site, stay)
  await bring(site, stay.orderId)
  return stay.bookingNumber
}

async function bookByHand(email: string, weeks = 0) {
  later()
  const stay = { villaId, ...weekLater(weeks), guests: 2, price: 'rates' as const }
  const { total } = await owner(handBookingCalls.offer, stay)
  const { name, phone } = anaForm
  return owner(handBookingCalls.create, { ...stay, name, email, phone, total, payment: makeTransfer(total) })
}

const findId = async (number: string) => (await owner(bookingCalls.calendar, { search: number })).bookings[0]?.id ?? 0
const readTalk = async (number: string) => owner(inboxCalls.conversation, { bookingId: await findId(number) })
const said = (talk: { messages: readonly { message: string }[] }) => talk.messages.map(({ message }) => message)
const answer = (threadId: number, message: string) => owner(threadCalls.answer, { threadId, message })
const linkTo = async (recipient: string) => {
  const rows = await site.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)
  return rows.flatMap(({ text }) => /\/ask\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

test('a question and its answer stand in the conversation of the stay that its asker books, for guest and office', async () => {
  const question = await ask('Is there a cot?')
  await answer(question, 'Yes, in each villa.')
  const number = await book()
  expect(await readTalk(number)).toMatchObject({
    state: 'waiting',
    asked: null,
    messages: [
      { message: 'Is there a cot?', author: 'guest', beforeBooking: true, askedAs: 'Ana Petrović' },
      { message: 'Yes, in each villa.', author: 'owner', beforeBooking: true },
    ],
  })
  await ana(guestStayCalls.write, { bookingNumber: number, message: 'Lovely!' })
  const seen = await ana(guestStayCalls.stay, { bookingNumber: number })
  expect(seen.messages.map(({ message, beforeBooking }) => [message, beforeBooking])).toEqual([
    ['Is there a cot?', true],
    ['Yes, in each villa.', true],
    ['Lovely!', false],
  ])
  const inbox = await owner(inboxCalls.list, {})
  expect(inbox.items).toMatchObject([{ kind: 'stay', text: 'Lovely!' }])
  expect(inbox.counts).toMatchObject({ answer: 1, questions: 0 })
  expect((await owner(threadCalls.list, {})).total).toBe(0)
  // An address in an old mail of the office leads to the stay.
  expect((await owner(inboxCalls.conversation, { threadId: question })).stay?.bookingNumber).toBe(number)
})

test('an open question waits on in the stay, and nobody is told of it again', async () => {
  await ask('Is there a cot?')
  const told = async () => (await site.db.select().from(mails)).filter(({ text }) => text.includes('Is there a cot?')).length
  const before = await told()
  const number = await book()
  await deliverEvents(site.deps)
  expect(await told()).toBe(before)
  expect((await readTalk(number)).state).toBe('open')
  expect((await owner(inboxCalls.list, {})).items).toMatchObject([{ kind: 'stay', waits: true, unread: true, text: 'Is there a cot?' }])
})

test.each([
  ['the address of the account is not proved', () => prove(false)],
  ['it was asked by another account', async () => void (await site.db.update(threads).set({ accountId: (await findAccount('bob')) ?? 0 }))],
])('a stay gets no question if %s', async (_, change) => {
  await site.guest('Bob')
  await ask('Is there a cot?')
  await change()
  const number = await book()
  expect((await readTalk(number)).messages).toEqual([])
  expect((await ana(guestStayCalls.stay, { bookingNumber: number })).messages).toEqual([])
  expect((await owner(threadCalls.list, {})).total).toBe(1)
})

const findAccount = async (name: string) =>
  (
    await site.db
      .select()
      .from(accounts)
      .where(eq(accounts.email, `${name}@example.com`))
  )[0]?.id

test('a stranger who books with somebody else’s address reads no question of hers', async () => {
  await ask('Is there a cot?')
  const bob = await site.guest('Bob')
  const number = await book(0, bob)
  expect((await site.db.select({ email: bookings.email }).from(bookings))[0]?.email).toBe('ana@example.com')
  expect((await bob(guestStayCalls.stay, { bookingNumber: number })).messages).toEqual([])
  expect((await readTalk(number)).messages).toEqual([])
})

test('once a guest proves the address, the question joins the stay that is booked already', async () => {
  await prove(false)
  await ask('Is there a cot?')
  const number = await book()
  await sendLink(site.deps, 'ana@example.com')
  const [mail] = await site.db.select().from(mails).where(like(mails.occasion, 'reset %'))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await site.visitor(accountCalls.resetPassword, { token, newPassword: 'New!Password-1' })
  expect(said(await readTalk(number))).toEqual(['Is there a cot?'])
})

test('of two stays a question belongs to the first one booked after it, also of two questions', async () => {
  const early = await book(0)
  await ask('Is there a cot?')
  const second = await book(2)
  await ask('And a high chair?')
  const third = await book(4)
  expect(said(await readTalk(early))).toEqual([])
  expect(said(await readTalk(second))).toEqual(['Is there a cot?'])
  expect(said(await readTalk(third))).toEqual(['And a high chair?'])
})

test('the link of a question leads to the stay, whose other words need the guest’s sign-in', async () => {
  await answer(await ask('Is there a cot?'), 'Yes.')
  const token = await linkTo('Ana@Example.com')
  const number = await book()
  await owner(threadCalls.writeToStay, { bookingId: await findId(number), message: 'The key is under the oleander.' })
  expect(await site.visitor(threadCalls.read, { token })).toMatchObject({
    bookingNumber: number,
    messages: [{ message: 'Is there a cot?' }, { message: 'Yes.' }],
  })
  await site.visitor(threadCalls.write, { token, message: 'Thank you!' })
  expect(said(await readTalk(number))).toEqual(['Is there a cot?', 'Yes.', 'The key is under the oleander.', 'Thank you!'])
})

test('a booking by hand gets the question of its address, which goes back once the address is corrected', async () => {
  await answer(await ask('Is there a cot?'), 'Yes.')
  const token = await linkTo('Ana@Example.com')
  const { bookingId, bookingNumber } = await bookByHand('ana@example.com')
  await owner(threadCalls.writeToStay, { bookingId, message: 'When will you arrive?' })
  expect(said(await site.visitor(threadCalls.read, { token }))).toEqual(['Is there a cot?', 'Yes.', 'When will you arrive?'])

  const { version, booking } = await owner(bookingCalls.details, { bookingId })
  const details = { bookingId, version, guests: booking.guests, specialRequests: '', tellGuest: false }
  await owner(bookingCalls.updateDetails, { ...details, email: 'bob@example.com' })
  expect(said(await readTalk(bookingNumber))).toEqual(['When will you arrive?'])
  expect(said(await site.visitor(threadCalls.read, { token }))).toEqual(['Is there a cot?', 'Yes.'])
  expect((await owner(threadCalls.list, {})).threads).toMatchObject([{ guestEmail: 'Ana@Example.com', state: 'waiting' }])

  await owner(bookingCalls.updateDetails, { ...details, version: version + 1, email: 'ana@example.com' })
  expect(said(await readTalk(bookingNumber))).toEqual(['Is there a cot?', 'Yes.', 'When will you arrive?'])
})

test('a conversation that consists of a question alone is gone once the address is corrected', async () => {
  await ask('Is there a cot?')
  const { bookingId } = await bookByHand('ana@example.com')
  await site.db.update(bookings).set({ email: 'bob@example.com' }).where(eq(bookings.id, bookingId))
  await site.db.transaction((tx) => arrangeQuestions(tx, site.deps, ['ana@example.com']))
  expect(await site.db.select({ bookingId: threads.bookingId, state: threads.state }).from(threads)).toEqual([
    { bookingId: null, state: 'open' },
  ])
})

test('the report counts a question as one, and its wait, whether its asker books or not', async () => {
  const question = await ask('Is there a cot?')
  later(90)
  await answer(question, 'Yes.')
  const report = () => owner(reportCalls.conversations, { from: '2026-06-01', until: '2026-07-01' })
  const before = await report()
  expect(before.topics).toMatchObject([{ topic: 'question', count: 1 }])
  await book()
  expect(await report()).toEqual(before)
})

test('guests find a question once in their data, and erase it with them', async () => {
  await answer(await ask('Is there a cot for my Oleander?'), 'Yes.')
  const number = await book()
  const own = await ana(privacyCalls.read, {})
  expect(own.questions).toEqual([])
  expect(own.conversations).toMatchObject([{ number, messages: [{ message: 'Is there a cot for my Oleander?' }, { message: 'Yes.' }] }])
  site.clock.now = new Date('2026-07-20T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toMatch(/Oleander|Ana@Example/)
})

test('a question in a booking by hand is in the data of its asker, and is erased there', async () => {
  await ask('Is there a cot for my Oleander?')
  const { bookingNumber } = await bookByHand('ana@example.com')
  const own = await ana(privacyCalls.read, {})
  expect(own.questions).toMatchObject([{ email: 'Ana@Example.com', messages: [{ message: 'Is there a cot for my Oleander?' }] }])
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect((await readTalk(bookingNumber)).messages).toEqual([])
  expect(await everything(site.db)).not.toMatch(/Oleander/)
})

test('a question that has joined a stay is cleared by its age', async () => {
  await ask('Is there a cot?')
  await book()
  site.clock.now = new Date('2029-01-01T00:00:00Z')
  await eraseOldData(site.deps)
  expect(await site.db.$count(messages)).toBe(0)
  expect(await site.db.select({ joinedId: threads.joinedId }).from(threads)).toEqual([{ joinedId: null }])
})
