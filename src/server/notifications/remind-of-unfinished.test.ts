import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let villaId: number
let ana: Client
let guest: { name: string; email: string; phone: string; guests: number }
let people = 0

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
})
beforeEach(async () => {
  people += 1
  villaId = (await aVilla(site.db, { name: `Villa ${people}` })).id
  ana = await site.guest(`Ana${people}`)
  guest = { ...anaForm, email: `ana${people}@example.com` }
})
afterAll(() => site.close())

const written = async () => {
  const rows = await site.db.select().from(mails).where(like(mails.occasion, 'booking unfinished %')).orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(`Villa ${people} `))
}
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute += 1) await site.later(1)
}

test('a guest who closed the bank’s page gets one mail after ten minutes, with the link to go on', async () => {
  const form = await goToBank(ana, villaId, { guest })
  await minutes(9)
  expect(await written()).toEqual([])
  await minutes(10)
  const [mail, ...more] = await written()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: guest.email, subject: `Your booking at Villa ${people} is not finished` })
  expect(mail?.text).toContain('(Greek time)')
  expect(mail?.text).toContain('/login?redirect=%2Fbooking-request%3FvillaId')
  await goToBank(ana, villaId, { guest, retryOf: form.orderId })
  await minutes(15)
  expect(await written()).toHaveLength(1)
})

test('nobody is written to who has paid, was declined, or whose hold has ended', async () => {
  const paid = await goToBank(ana, villaId, { guest })
  await pay(site, paid)
  await minutes(12)
  expect(await written()).toEqual([])
  villaId = (await aVilla(site.db, { name: `Villa ${people} B` })).id
  const declined = await goToBank(ana, villaId, { guest })
  await pay(site, declined, { card: emptyCard })
  await bring(site, declined.orderId)
  await minutes(12)
  await goToBank(ana, villaId, { guest })
  site.clock.now = new Date(site.clock.now.getTime() + 21 * 60_000)
  await minutes(2)
  expect(await written()).toEqual([])
})

test('while the bank cannot be asked whether it was paid, nobody is told that it was not', async () => {
  const form = await goToBank(ana, villaId, { guest })
  await badDay(site, form.orderId, 'api-down', 30)
  await minutes(15)
  expect(await written()).toEqual([])
})

test('an address that is not the proved one of the account gets no mail', async () => {
  await goToBank(ana, villaId, { guest: { ...guest, email: 'somebody@example.com' } })
  const ben = await site.guest(`Ben${people}`, { proved: false })
  const other = await aVilla(site.db, { name: `Villa ${people} B` })
  await goToBank(ben, other.id, { guest: { ...guest, email: `ben${people}@example.com` } })
  await minutes(15)
  expect(await written()).toEqual([])
})

test('the unfinished stay is told to its guest alone, and to nobody once the bank may have been paid', async () => {
  const form = await goToBank(ana, villaId, { guest })
  expect((await ana(paymentCalls.unfinished, {})).unfinished).toMatchObject({ villaId, villa: `Villa ${people}`, checkIn: '2026-07-06' })
  expect((await (await site.guest(`Bob${people}`))(paymentCalls.unfinished, {})).unfinished).toBeNull()
  await expect(site.visitor(paymentCalls.unfinished, {})).rejects.toMatchObject({ code: 'signed_out' })
  await badDay(site, form.orderId, 'wrong-hash')
  await pay(site, form)
  await badDay(site, form.orderId, 'api-not-found-yet', 15)
  await bring(site, form.orderId)
  expect((await ana(paymentCalls.unfinished, {})).unfinished).toBeNull()
})
