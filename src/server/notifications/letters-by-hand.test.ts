import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { letterCalls } from '#contract/letters.ts'
import { paymentCalls } from '#contract/payments.ts'
import { payFirstStage } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'
import { remindOfInstalments } from './remind-of-instalments.ts'

let site: TestSite
let owner: Client
let bookingId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const ana = await site.guest('Ana')
  owner = await site.person('owner')
  ;({ bookingId } = await payFirstStage(site, ana, (await aVilla(site.db, { name: 'Villa Thea' })).id))
  return () => site.close()
})

const toDay = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  owner = await site.person('owner')
}
const subjects = async (word: RegExp) =>
  (await site.db.select().from(mails)).filter(({ subject }) => word.test(subject)).map(({ subject }) => subject)

test('an owner sees the reminder of an instalment and sends what was seen, once a day, and none goes out by itself that day', async () => {
  await toDay('2026-07-09')
  const { to, subject, text } = await owner(letterCalls.read, { bookingId, letter: 'instalment' })
  expect(to).toBe('ana@example.com')
  expect(text).toContain('Amount: €735')
  expect(await subjects(/due today/)).toEqual([])

  await owner(letterCalls.send, { bookingId, letter: 'instalment' })
  await expect(owner(letterCalls.send, { bookingId, letter: 'instalment' })).rejects.toMatchObject({ code: 'letter_sent_today' })
  await remindOfInstalments(site.deps)
  expect(await subjects(/due today/)).toEqual([subject])
  expect((await owner(bookingCalls.events, { bookingId })).activity).toMatchObject([{ action: 'remind' }])

  await toDay('2026-07-12')
  await owner(letterCalls.send, { bookingId, letter: 'instalment' })
  expect(await subjects(/overdue/)).toHaveLength(1)
})

test('a reminder that went out by itself is not sent again by hand that day', async () => {
  await toDay('2026-07-09')
  await remindOfInstalments(site.deps)
  await expect(owner(letterCalls.send, { bookingId, letter: 'instalment' })).rejects.toMatchObject({ code: 'letter_sent_today' })
  expect(await subjects(/due today/)).toHaveLength(1)
})

test('an owner reminds a guest just as the reminder goes out by itself: one of the two goes', async () => {
  await toDay('2026-07-09')
  await Promise.allSettled([remindOfInstalments(site.deps), owner(letterCalls.send, { bookingId, letter: 'instalment' })])
  expect(await subjects(/due today/)).toHaveLength(1)
})

test('a guest who is at the bank is not reminded, but can be asked when they arrive', async () => {
  await toDay('2026-07-12')
  const ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(paymentCalls.createInstalment, { bookingId, stage: 2 })
  for (const call of [letterCalls.read, letterCalls.send])
    await expect(owner(call, { bookingId, letter: 'instalment' })).rejects.toMatchObject({ code: 'payment_open' })
  expect((await owner(bookingCalls.details, { bookingId })).letters).toEqual(['arrival'])
  await owner(letterCalls.send, { bookingId, letter: 'arrival' })
  expect(await subjects(/overdue/)).toEqual([])
})

test('a guest whom only the telephone reaches gets no letter, and the owner is told why', async () => {
  await site.db.update(bookings).set({ email: '' }).where(eq(bookings.id, bookingId))
  for (const letter of ['instalment', 'arrival'] as const)
    await expect(owner(letterCalls.read, { bookingId, letter })).rejects.toMatchObject({ code: 'guest_without_email' })
})

test('two owners who ask for the arrival time at once send one mail, in the language of the guest', async () => {
  const { version } = await owner(bookingCalls.details, { bookingId })
  await owner(bookingCalls.updateDetails, { bookingId, version, guests: 2, specialRequests: '', language: 'de' })
  const { language, subject } = await owner(letterCalls.read, { bookingId, letter: 'arrival' })
  expect([language, subject]).toEqual(['de', 'Wann kommen Sie in der Villa Thea an?'])
  const sent = await Promise.allSettled([1, 2].map(() => owner(letterCalls.send, { bookingId, letter: 'arrival' })))
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await subjects(/^Wann kommen Sie/)).toHaveLength(1)
})

test('no letter goes to the guest of a stay that is cancelled or paid, and the reception sends none', async () => {
  await expect((await site.person('reception'))(letterCalls.read, { bookingId, letter: 'arrival' })).rejects.toMatchObject({
    status: 403,
  })
  await owner(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'The guest asked' })
  for (const letter of ['instalment', 'arrival'] as const) {
    await expect(owner(letterCalls.read, { bookingId, letter })).rejects.toMatchObject({ code: 'letter_not_needed' })
    await expect(owner(letterCalls.send, { bookingId, letter })).rejects.toMatchObject({ code: 'letter_not_needed' })
  }
  expect((await owner(bookingCalls.details, { bookingId })).letters).toEqual([])
})
