import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, pay, payFirstStage, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'
import { remindOfInstalments } from './remind-of-instalments.ts'

let site: TestSite
let ana: Client
let orderId: string
let bookingId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  const { id } = await aVilla(site.db, { name: 'Villa Thea' })
  ;({ orderId, bookingId } = await payFirstStage(site, ana, id))
})
afterEach(() => site.close())

const goesOnTo = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  await site.later(0)
  await site.later(20)
}
/** Runs the job twice a day over a range of days. */
const daily = async (from: string, until: string) => {
  for (let day = new Date(from); day <= new Date(until); day = new Date(day.getTime() + 86_400_000)) {
    for (const clock of ['09:00', '21:00']) {
      site.clock.now = new Date(`${day.toISOString().slice(0, 10)}T${clock}:00Z`)
      await remindOfInstalments(site.deps)
    }
  }
}
const reminded = async () =>
  (await readRecords(site, orderId)).mails
    .filter((mail) => mail.includes('nstalment'))
    .map((mail) => mail.replace(/^ana@example.com: (.*) for booking \S+ /, '$1 '))
const paysStage = async (stage: number) => {
  ana = await site.signIn('ana@example.com', 'Password-1')
  const form = await ana(paymentCalls.createInstalment, { bookingId, stage })
  await pay(site, form)
  return form.orderId
}
const admin = () => site.admin()

test('reminders are sent seven days before, on the due day and three days after, each once', async () => {
  await daily('2026-06-30', '2026-07-20')
  expect(await reminded()).toEqual(['Instalment 2 of 3 is due in 7 days', 'Instalment 2 of 3 is due today', 'Instalment 2 of 3 is overdue'])
})

test('a reminder contains the amount in euros, the amount in dinars of the day and a payment link', async () => {
  await goesOnTo('2026-07-02')
  const [mail] = (await site.db.select().from(mails)).filter(({ subject }) => subject.includes('is due in'))
  expect(mail?.text).toContain(
    'Amount: €735\nIn dinars: RSD 85,995\nExchange rate: €1 = RSD 117 (fixed rate, as no rate of the day could be read)\nDue on (Greek time): Thursday, July 9, 2026',
  )
  expect(mail?.text).toContain('may change')
  expect(mail?.text).toContain(`Pay this instalment: http://localhost:3000/booking-request?installment=true&bookingId=${bookingId}`)
  expect(mail?.html).toContain(`http://localhost:3000/booking-request?installment=true&amp;bookingId=${bookingId}`)
})

test('a reminder of a stage that is paid in part asks for the rest of it alone', async () => {
  await (await admin())(bookingMoneyCalls.record, { bookingId, ...makeTransfer(500_00) })
  await goesOnTo('2026-07-02')
  const [mail] = (await site.db.select().from(mails)).filter(({ subject }) => subject.includes('is due in'))
  expect(mail?.text).toContain('Amount: €235\nIn dinars: RSD 27,495\n')
  expect(mail?.text).not.toContain('€735')
})

test('a reminder of a booking that no account has asks to pay as agreed, and has no link', async () => {
  await site.db.update(bookings).set({ accountId: null }).where(eq(bookings.id, bookingId))
  await goesOnTo('2026-07-02')
  const [mail] = (await site.db.select().from(mails)).filter(({ subject }) => subject.includes('is due in'))
  expect(mail?.text).toContain('Please pay as agreed with us.')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/http:\/\/localhost:3000|My Reservations/)
})

test.each([
  ['the week before it was due', '2026-07-08', ['Instalment 2 of 3 is due tomorrow']],
  ['until the day after it was due', '2026-07-10', []],
  ['until it was overdue', '2026-07-16', ['Instalment 2 of 3 is overdue']],
])('after the site was down %s, only the reminders that still apply are sent', async (_, day, expected) => {
  await goesOnTo(day)
  expect(await reminded()).toEqual(expected)
})

test('after an instalment is paid in time, the next instalment has its own reminders', async () => {
  const second = await goesOnTo('2026-07-02').then(() => paysStage(2))
  await bring(site, second)
  await daily('2026-07-03', '2026-08-12')
  expect(await reminded()).toEqual(['Instalment 2 of 3 is due in 7 days', 'Instalment 3 of 3 is due in 7 days'])
  await bring(site, await paysStage(3))
  await daily('2026-08-13', '2026-08-30')
  expect(await reminded()).toHaveLength(2)
})

test('on the day of a payment no reminder of the next instalment is sent', async () => {
  await goesOnTo('2026-08-12')
  await bring(site, await paysStage(2))
  await site.later(30)
  expect(await reminded()).toEqual(['Instalment 2 of 3 is overdue'])
  await goesOnTo('2026-08-13')
  expect(await reminded()).toEqual(['Instalment 2 of 3 is overdue', 'Instalment 3 of 3 is due in 5 days'])
})

test('no reminder is sent while the result of a payment is unknown', async () => {
  await goesOnTo('2026-07-05')
  const second = await paysStage(2)
  await badDay(site, second, 'api-down', 100_000)
  await goesOnTo('2026-07-09')
  expect(await reminded()).toEqual(['Instalment 2 of 3 is due in 4 days'])
})

test.each(['cancelled', 'deleted', 'over'])('no reminder is sent for a booking that is %s', async (what) => {
  await goesOnTo('2026-06-20')
  if (what === 'cancelled') await (await admin())(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'Agreed' })
  // Deleted directly: deleting a booking with payments is refused now, but older data may contain some.
  if (what === 'deleted') await site.db.update(bookings).set({ deletedAt: site.clock.now }).where(eq(bookings.id, bookingId))
  if (what === 'over') await goesOnTo('2026-09-14')
  else await daily('2026-07-01', '2026-07-20')
  expect(await reminded()).toEqual([])
})

test('two concurrent processes send one reminder', async () => {
  site.clock.now = new Date('2026-07-02T09:00:00Z')
  await Promise.all([remindOfInstalments(site.deps), remindOfInstalments(site.deps)])
  expect(await reminded()).toHaveLength(1)
})
