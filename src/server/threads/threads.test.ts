import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { privacyCalls } from '#contract/privacy.ts'
import { threadCalls } from '#contract/threads.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { accounts, mails, messages, rateLimits, threads } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

let site: TestSite
let owner: Client
let villa: { id: number; slug: string; name: string }

beforeAll(async () => {
  site = await testSite()
  owner = await site.admin()
  villa = await aVilla(site.db, { name: 'Villa Thea' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.delete(threads)
  await site.db.delete(mails)
  await site.db.delete(rateLimits)
})

const ask = { name: 'Ana Petrović', email: 'ana@example.com', message: 'Is there a cot for Mila?' }

/** Opens the form and sends it a minute later. */
async function sendQuestion(over: object = {}, who: Pick<TestSite, 'visitor'>['visitor'] = site.visitor) {
  const { key } = await who(threadCalls.form, {})
  site.clock.now = minutesAfter(site.clock.now, 1)
  return who(threadCalls.ask, { ...ask, key, ...over })
}

const mailsTo = async (address: string) => {
  const rows = await site.db.select().from(mails).orderBy(mails.id)
  return rows.filter(({ recipient }) => recipient === address)
}
const mailsToOwners = async () => (await site.db.select().from(mails)).filter(({ audience }) => audience === 'owner')
const tokenIn = (text = '') => /\/ask\/([\w-]+)/.exec(text)?.[1] ?? ''
const firstThread = async () => {
  const [thread] = (await owner(threadCalls.list, {})).threads
  if (!thread) throw new Error('no question')
  return thread
}

test('a question with its stay waits for the owners, who are told; the guest gets no mail yet', async () => {
  await sendQuestion({ villa: villa.slug, ...week, guests: 3 })
  const { threads: found, total } = await owner(threadCalls.list, { state: 'open' })
  expect(total).toBe(1)
  expect(found[0]).toMatchObject({ guestName: ask.name, guestEmail: ask.email, villa: 'Villa Thea', ...week, guests: 3, language: 'en' })
  expect(found[0]?.messages).toMatchObject([{ author: 'guest', message: ask.message }])
  const [told, ...more] = await mailsToOwners()
  expect(more).toEqual([])
  for (const words of [ask.name, ask.email, ask.message, 'Villa Thea', 'July 6, 2026']) expect(told?.text).toContain(words)
  expect(await mailsTo(ask.email)).toEqual([])
})

test('the owner’s answer is mailed with the question and a link, by which the guest writes again', async () => {
  await sendQuestion({ villa: villa.slug })
  const { id, version } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, version, message: 'Yes, there is one in each villa.' })
  const [answer] = await mailsTo(ask.email)
  for (const words of ['Yes, there is one in each villa.', ask.message]) expect(answer?.text).toContain(words)
  const token = tokenIn(answer?.text)
  const seen = await site.visitor(threadCalls.read, { token })
  expect(seen).toMatchObject({ state: 'waiting', villa: 'Villa Thea' })
  expect(seen.messages.map(({ author }) => author)).toEqual(['guest', 'owner'])
  await site.visitor(threadCalls.write, { token, message: 'Thank you!' })
  expect((await firstThread()).state).toBe('open')
  expect(await mailsToOwners()).toHaveLength(2)
})

test('a guessed link opens nothing, and neither does the link of another conversation', async () => {
  await sendQuestion()
  const { id } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, message: 'Yes.' })
  const token = tokenIn((await mailsTo(ask.email))[0]?.text)
  const [, ...signature] = token.split('-')
  for (const guess of [`${id}`, `${id}-`, `${id}-${'x'.repeat(32)}`, `${id + 1}-${signature.join('-')}`, 'x', `${token}x`]) {
    await expect(site.visitor(threadCalls.read, { token: guess })).rejects.toMatchObject({ status: 404 })
    await expect(site.visitor(threadCalls.write, { token: guess, message: 'Hello' })).rejects.toMatchObject({ status: 404 })
  }
})

test.each([
  ['fills in the field that nobody sees', { website: 'https://buy.example' }],
  ['makes up the time of the form', { key: `${Date.parse('2026-06-01')}-${'x'.repeat(32)}` }],
])('a machine that %s stores nothing', async (_, over) => {
  await expect(sendQuestion(over)).rejects.toMatchObject({ status: 400, code: 'looks_automatic' })
  expect(await site.db.$count(threads)).toBe(0)
})

test('a question that is sent at once is refused, and the same form is taken a little later', async () => {
  const { key } = await site.visitor(threadCalls.form, {})
  await expect(site.visitor(threadCalls.ask, { ...ask, key })).rejects.toMatchObject({ code: 'too_quick' })
  site.clock.now = minutesAfter(site.clock.now, 1)
  await site.visitor(threadCalls.ask, { ...ask, key })
  expect(await site.db.$count(threads)).toBe(1)
})

test('a question that is sent twice is one question', async () => {
  await sendQuestion()
  await sendQuestion({ email: 'Ana@Example.com' })
  expect(await site.db.$count(threads)).toBe(1)
})

test('an address may ask five times a day, and is then told to write an email', async () => {
  for (const time of [1, 2, 3, 4, 5]) await sendQuestion({ message: `Question ${time}` })
  await expect(sendQuestion({ message: 'Question 6' })).rejects.toMatchObject({ status: 429, code: 'too_many_questions' })
  await sendQuestion({ email: 'bob@example.com' })
  site.clock.now = minutesAfter(site.clock.now, 24 * 60)
  await sendQuestion({ message: 'Question 7' })
  expect(await site.db.$count(threads)).toBe(7)
})

test('a link takes ten messages an hour', async () => {
  await sendQuestion()
  const { id } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, message: 'Yes.' })
  const token = tokenIn((await mailsTo(ask.email))[0]?.text)
  // More within a minute are refused by the limit of the call.
  for (let time = 0; time < 10; time += 1) {
    site.clock.now = minutesAfter(site.clock.now, 1.1)
    await site.visitor(threadCalls.write, { token, message: `And ${time}?` })
  }
  await expect(site.visitor(threadCalls.write, { token, message: 'And?' })).rejects.toMatchObject({ status: 429 })
})

test.each([
  ['a villa that there is not', { villa: 'villa-nowhere' }, { villa: null }],
  ['days in the wrong order', { checkIn: week.checkOut, checkOut: week.checkIn }, { checkIn: null, checkOut: null }],
  ['one day alone', { checkIn: week.checkIn }, { checkIn: null, checkOut: null }],
  ['no guests', { guests: 0 }, { guests: null }],
])('a question is taken without %s', async (_, over, left) => {
  await sendQuestion(over)
  expect(await firstThread()).toMatchObject(left)
})

test('of two owners who answer the same message the second reads the first one’s answer before', async () => {
  await sendQuestion()
  const { id, version } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, version, message: 'Yes.' })
  await expect(owner(threadCalls.answer, { threadId: id, version, message: 'No.' })).rejects.toMatchObject({ code: 'state_changed' })
  expect(await mailsTo(ask.email)).toHaveLength(1)
})

test('a question that needs no answer is closed, and the guest’s next message opens it again', async () => {
  await sendQuestion()
  const { id, version } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, version, message: 'Yes.' })
  await owner(threadCalls.close, { threadId: id })
  expect((await firstThread()).state).toBe('closed')
  await site.visitor(threadCalls.write, { token: tokenIn((await mailsTo(ask.email))[0]?.text), message: 'One more thing' })
  expect((await firstThread()).state).toBe('open')
})

test('a conversation that owners delete is gone with its link and the texts of its mails', async () => {
  await sendQuestion()
  const { id } = await firstThread()
  await owner(threadCalls.answer, { threadId: id, message: 'Yes.' })
  const token = tokenIn((await mailsTo(ask.email))[0]?.text)
  await owner(threadCalls.erase, { threadId: id })
  expect(await site.db.$count(messages)).toBe(0)
  expect((await site.db.select().from(mails)).map(({ text, html }) => text + html)).toEqual(['', ''])
  await expect(site.visitor(threadCalls.read, { token })).rejects.toMatchObject({ status: 404 })
})

test('guests find their questions in their data once their address is proved, and erase them with it', async () => {
  await sendQuestion({ email: 'CLEO@example.com' })
  await sendQuestion({ email: 'other@example.com' })
  const cleo = await site.guest('Cleo')
  const setProved = (emailProvedAt: Date | null) =>
    site.db.update(accounts).set({ emailProvedAt }).where(eq(accounts.email, 'cleo@example.com'))
  await setProved(null)
  const questions = async () => (await cleo(privacyCalls.read, {})).questions
  expect(await questions()).toEqual([])
  await sendQuestion({ email: 'third@example.com', message: 'Asked while signed in' }, cleo)
  await setProved(site.clock.now)
  expect((await questions()).map(({ email }) => email)).toEqual(['CLEO@example.com', 'third@example.com'])
  await cleo(privacyCalls.erase, { password: 'Password-1' })
  const left = await site.db.select({ email: threads.guestEmail }).from(threads)
  expect(left).toEqual([{ email: 'other@example.com' }])
  const told = await site.db.select({ text: mails.text }).from(mails).where(sql`${mails.text} LIKE '%third@example.com%'`)
  expect(told).toEqual([])
})

test('conversations are cleared two years after their last message', async () => {
  await sendQuestion()
  site.clock.now = minutesAfter(site.clock.now, 729 * 24 * 60)
  await eraseOldData(site.deps)
  expect(await site.db.$count(threads)).toBe(1)
  site.clock.now = minutesAfter(site.clock.now, 3 * 24 * 60)
  await eraseOldData(site.deps)
  expect(await site.db.$count(threads)).toBe(0)
})
