import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, makeTransfer, week, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLink } from '../accounts/reset-password.ts'
import { accounts, activity, bankMessages, bookings, mails, payments, refunds, resetTokens, sessions, tickets } from '../db/schema.ts'

const PASSWORD = 'Password-1'
const DAYS = 24 * 60

let site: TestSite
let ana: Client
let orderId: string

beforeEach(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  const guest = { ...anaForm, specialRequests: 'A cot for Mila' }
  const visit = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id, { guest })
  orderId = visit.orderId
  await pay(site, visit)
  await bring(site, orderId)
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is the pool heated for Mila?' })
})
afterEach(() => site.close())

/** Weeks after the stay; the session has expired, so the guest signs in again. */
const stayIsOver = async () => {
  await site.later(60 * DAYS)
  ana = await site.signIn('ana@example.com', PASSWORD)
}
const erase = (password = PASSWORD) => ana(privacyCalls.erase, { password })

test('a guest’s data export contains all data of the guest', async () => {
  const data = await ana(privacyCalls.read, {})
  expect(data).toMatchObject({
    account: { fullName: 'Ana', email: 'ana@example.com', country: 'Serbia' },
    bookings: [{ villa: 'Villa Thea', ...week, name: 'Ana Petrović', specialRequests: 'A cot for Mila', status: 'paid' }],
    payments: [{ orderId, state: 'approved', card: expect.stringMatching(/\*{3}/) }],
    tickets: [{ orderId, message: 'Is the pool heated for Mila?' }],
  })
  expect(data.mails.map(({ subject }) => subject)).toContain('Welcome')
  expect(data.sessions).toMatchObject([{ current: true }])
})

test('a guest’s data export contains no secrets of the account and no internal data of the bank', async () => {
  await sendLink(site.deps, 'ana@example.com')
  const text = JSON.stringify(await ana(privacyCalls.read, {}))
  expect(text).not.toMatch(/token=|argon2|authCode|hostRefNum|transId"/)
})

test('a guest’s data export contains no data of other guests', async () => {
  const bob = await site.guest('Bob')
  const data = await bob(privacyCalls.read, {})
  expect(data).toMatchObject({ bookings: [], payments: [], tickets: [], account: { fullName: 'Bob' } })
  expect(JSON.stringify(data)).not.toMatch(/ana/i)
})

test('erasure needs the password', async () => {
  await stayIsOver()
  await expect(erase('Guess-1234')).rejects.toMatchObject({ code: 'password_not_confirmed' })
})

test('erasure is refused while a stay is upcoming', async () => {
  await expect(erase()).rejects.toMatchObject({ code: 'stay_ahead' })
})

test('erasure is refused while a payment or refund is open', async () => {
  await stayIsOver()
  const [payment] = await site.db.select().from(payments)
  if (!payment) throw new Error('Ana has paid')
  const { id: _id, ...row } = payment
  const again = { ...row, orderId: `${row.orderId}9`, attempt: 9, state: 'open', transId: null } as const
  await site.db.insert(payments).values(again)
  await expect(erase()).rejects.toMatchObject({ code: 'money_open' })
  await site.db.update(payments).set({ state: 'failed' }).where(eq(payments.attempt, 9))
  const refund = {
    paymentId: payment.id,
    amount: 100,
    dinars: 117,
    reason: 'goodwill',
    state: 'failed',
    createdAt: new Date(),
  } as const
  await site.db.insert(refunds).values(refund)
  await expect(erase()).rejects.toMatchObject({ code: 'money_open' })
})

test('erasure removes the guest from every table and leaves the accounts unchanged', async () => {
  const owner = await site.admin()
  const [booking] = await site.db.select().from(bookings)
  await owner(bookingCalls.updateDetails, { bookingId: booking?.id ?? 0, guests: 3, specialRequests: 'A cot for Mila Petrović' })
  await sendLink(site.deps, 'ana@example.com')
  await stayIsOver()
  const elsewhere = await site.signIn('ana@example.com', PASSWORD)
  const paid = await site.db.select().from(payments)
  expect(await everything(site.db)).toMatch(/ana@example\.com.*Mila/s)
  await erase()

  expect(await everything(site.db)).not.toMatch(/\bana\b|petrovi|mila|60 ?1234567/i)
  expect(await site.db.select().from(payments)).toEqual(paid.map((payment) => ({ ...payment, sent: null })))
  expect(await site.db.select().from(bookings)).toMatchObject([
    { code: booking?.code, ...week, total: booking?.total, guestName: 'Erased' },
  ])
  expect(await elsewhere(accountCalls.who, {})).toMatchObject({ authenticated: false })
  await expect(site.signIn('ana@example.com', PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' })
  expect(await site.db.select().from(resetTokens)).toEqual([])
  expect(await site.db.select().from(mails).where(eq(mails.recipient, 'ana@example.com'))).toEqual([])
  expect((await (await site.admin())(activityCalls.list, {})).activity.length).toBeGreaterThan(0)
  expect((await site.db.select().from(bankMessages)).length).toBeGreaterThan(0)
  await site.guest('Ana')
})

test('erasure removes the owners’ notes on payments and refunds too', async () => {
  const owner = await site.admin()
  const { id: villaId } = await aVilla(site.db)
  const { orderId: second } = await goToBank(ana, villaId, { ...weekLater(1), guest: anaForm })
  const bookingId = (await readRecords(site, second)).booking.id
  const payment = makeTransfer(2_450_00, { reference: 'Petrović, Mila' })
  await owner(bookingCalls.setStatus, { bookingId, status: 'paid', payment, reason: 'Mila has called' })
  const recorded = (await owner(bookingCalls.details, { bookingId })).payments.at(-1)?.id ?? 0
  await owner(bookingMoneyCalls.reverse, { paymentId: recorded, reason: 'For another Mila' })
  await owner(bookingMoneyCalls.record, { bookingId, ...payment })
  await stayIsOver()
  const { payments: told, refunds: back } = await ana(privacyCalls.read, {})
  expect(told).toEqual(
    expect.arrayContaining([expect.objectContaining({ method: 'transfer', receivedOn: '2026-06-01', reference: 'Petrović, Mila' })]),
  )
  expect(back).toMatchObject([{ correction: true }])
  await erase()
  expect(await everything(site.db)).not.toMatch(/petrovi|mila/i)
})

test('erasure is refused for an owner', async () => {
  const owner = await site.admin()
  await expect(owner(privacyCalls.erase, { password: 'Owner-Password-1' })).rejects.toMatchObject({ code: 'owners_account' })
  expect(await site.db.select().from(accounts).where(eq(accounts.status, 2))).toHaveLength(1)
})

describe('another person’s email entered in a booking', () => {
  const OWNER = 'owner@villas.example'
  let mallory: Client

  beforeEach(async () => {
    mallory = await site.guest('Mallory')
    const villa = await aVilla(site.db, { name: 'Villa Onar' })
    for (const [weeks, email] of [OWNER, 'ANA@example.com'].entries()) {
      const guest = { ...anaForm, name: 'Mallory', email }
      await goToBank(mallory, villa.id, { ...weekLater(weeks), guest })
    }
    // An owner's activity also contains Ana's address.
    const [booking] = await site.db.select().from(bookings).where(eq(bookings.guestName, anaForm.name))
    await (await site.admin())(bookingCalls.updateDetails, { bookingId: booking?.id ?? 0, guests: 3, specialRequests: '' })
    await sendLink(site.deps, OWNER)
    await sendLink(site.deps, 'ana@example.com')
  })

  /** All rows that do not belong to Mallory's account (id 3) or her two bookings. */
  const ofOthers = async () => {
    const booked = await site.db.select().from(bookings)
    const hers = booked.filter(({ accountId }) => accountId === 3).map(({ id }) => id)
    const written = await site.db.select().from(mails).orderBy(mails.id)
    return {
      bookings: booked.filter(({ id }) => !hers.includes(id)),
      mails: written.filter(({ accountId, bookingId }) => accountId !== 3 && !hers.includes(bookingId ?? 0)),
      activity: await site.db.select().from(activity),
      tickets: await site.db.select().from(tickets),
      tokens: await site.db.select().from(resetTokens),
    }
  }

  test('the email of another person entered in a booking does not put that person’s data into the export', async () => {
    const { mails: read } = await mallory(privacyCalls.read, {})
    expect(read.map(({ subject }) => subject)).toEqual(['Welcome'])
    expect(JSON.stringify(read)).not.toMatch(/ana|thea|set a new password/i)
  })

  test('the email of another person entered in a booking does not erase that person’s data', async () => {
    await site.later(90 * DAYS)
    mallory = await site.signIn('mallory@example.com', PASSWORD)
    const before = await ofOthers()
    expect(before.mails.length).toBeGreaterThan(4)
    expect(before.activity.some(({ after }) => after !== null)).toBe(true)
    await mallory(privacyCalls.erase, { password: PASSWORD })
    expect(await ofOthers()).toEqual(before)
    expect(await everything(site.db)).not.toMatch(/mallory/i)
  })
})

test('a guest can list the sessions and end all of them', async () => {
  const phone = await site.signIn('ana@example.com', PASSWORD)
  const { sessions: seen } = await ana(privacyCalls.sessions, {})
  expect(seen.map(({ current }) => current).sort()).toEqual([false, true])
  await ana(privacyCalls.endSessions, {})
  for (const one of [ana, phone]) expect(await one(accountCalls.who, {})).toMatchObject({ authenticated: false })
  expect(await site.db.select().from(sessions)).toEqual([])
})
