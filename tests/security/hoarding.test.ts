import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { orderCalls } from '#contract/payments.ts'
import { settingsCalls } from '#contract/settings.ts'
import { accountCalls } from '../../src/contract/accounts.ts'
import { sendLink } from '../../src/server/accounts/reset-password.ts'
import { createApp } from '../../src/server/app.ts'
import { accounts, bookings, emailCodes, holdOrigins, mails } from '../../src/server/db/schema.ts'
import { eraseOldData } from '../../src/server/privacy/erase-old-data.ts'
import { bring, goToBank, pay, states } from '../bank-visit.ts'
import { ana as anaForm, aVilla, weekLater } from '../builders.ts'
import { type Client, SITE, type TestSite, testSite } from '../test-site.ts'

let site: TestSite
let ana: Client
let villaId: number
beforeEach(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  villaId = (await aVilla(site.db)).id
})
afterEach(() => site.close())

const passes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}
const hold = (guest: Client, weeks = 0, over: object = {}) => goToBank(guest, villaId, { ...weekLater(weeks), ...over })

/** The same over HTTP, from one address. */
const holdFrom = (address: string, { cookie }: Client, weeks: number): Promise<Response> => {
  const { checkIn, checkOut } = weekLater(weeks)
  const body = JSON.stringify({ villaId, startDate: checkIn, endDate: checkOut, guestInfo: anaForm, paymentType: 'full' })
  const request = new Request(`${SITE}/api/booking/create-payment.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  })
  return Promise.resolve(createApp(site.deps).fetch(request, { address }))
}

test('a booking in progress while its account is erased holds no nights', async () => {
  await site.db.update(accounts).set({ erasedAt: site.clock.now }).where(eq(accounts.email, 'ana@example.com'))
  await expect(hold(ana)).rejects.toMatchObject({ code: 'signed_out' })
  expect(await site.db.$count(bookings)).toBe(0)
})

test('the longest stay is 28 nights, for the price and for the booking', async () => {
  const stay = { checkIn: '2026-07-06', checkOut: '2026-08-04' } as const
  const words = 'The longest stay is 28 nights. Please write to us if you would like to stay longer.'
  await expect(ana(bookingCalls.price, { villaId, ...stay })).rejects.toMatchObject({ code: 'too_long', status: 400, message: words })
  await expect(goToBank(ana, villaId, stay)).rejects.toMatchObject({ code: 'too_long', status: 400, message: words })
  await goToBank(ana, villaId, { ...stay, checkOut: '2026-08-03' })
})

test('the longest stay is set by the operator', async () => {
  site.deps.env.LONGEST_STAY_NIGHTS = 7
  expect(await site.visitor(settingsCalls.read, {})).toMatchObject({ longestStayNights: 7 })
  await hold(ana)
  await expect(goToBank(ana, villaId, { checkIn: '2026-08-03', checkOut: '2026-08-11' })).rejects.toThrow('The longest stay is 7 nights')
})

test('an account can hold two stays at a time, and another after one hold has ended', async () => {
  await hold(ana)
  passes(5)
  await hold(ana, 1)
  const response = await holdFrom('203.0.113.1', ana, 2)
  expect([response.status, response.headers.get('retry-after')]).toEqual([409, String(15 * 60)])
  expect(await response.json()).toMatchObject({
    code: 'too_many_holds',
    error: 'You are paying for two stays already. Please finish one of them, or try again in 15 minutes.',
  })
  passes(15)
  await hold(ana, 2)
})

test('paid stays do not count as held by an account', async () => {
  for (const weeks of [0, 1, 2, 3]) {
    const visit = await hold(ana, weeks)
    await pay(site, visit)
    await bring(site, visit.orderId)
    expect(await states(site, visit.orderId)).toEqual(['approved', 'paid'])
  }
})

test('an account can hold two stays at a time, also with concurrent requests', async () => {
  const attempts = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((weeks) => hold(ana, weeks)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('a network can hold five stays over all its accounts and addresses', async () => {
  for (let n = 0; n < 5; n += 1) expect((await holdFrom(`2001:db8:1:2::${n + 1}`, await site.guest(`Guest ${n}`), n)).status).toBe(200)
  const response = await holdFrom('2001:db8:1:2::ffff', ana, 6)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBe(20 * 60)
  expect((await holdFrom('2001:db8:1:3::1', ana, 6)).status).toBe(200)
})

test('a network that holds stays is identified by a hash for one day', async () => {
  await holdFrom('203.0.113.1', ana, 0)
  expect(JSON.stringify(await site.db.select().from(holdOrigins))).not.toContain('203.0.113')
  passes(25 * 60)
  await eraseOldData(site.deps)
  expect(await site.db.select().from(holdOrigins)).toEqual([])
})

describe('two holds of the same nights without payment', () => {
  beforeEach(async () => {
    await holdFrom('203.0.113.1', ana, 0)
    passes(21)
    expect((await holdFrom('203.0.113.1', ana, 0)).status).toBe(200)
    passes(21)
  })

  test.each([
    ['the account', () => ana, '198.51.100.1'],
    ['the network', () => site.guest('Bob'), '203.0.113.1'],
  ])('nights held twice without payment cannot be held for an hour by %s', async (_, guest, address) => {
    const holder = await guest()
    const response = await holdFrom(address, holder, 0)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(39 * 60)])
    expect((await response.json()).code).toBe('held_too_often')
    expect((await holdFrom(address, holder, 4)).status).toBe(200)
    passes(39)
    expect((await holdFrom(address, holder, 0)).status).toBe(200)
  })

  test('nights held twice without payment can be held by others', async () => {
    expect((await holdFrom('198.51.100.1', await site.guest('Bob'), 0)).status).toBe(200)
  })
})

describe('the proof of an address for a second hold', () => {
  let bob: Client
  const lastCode = async () => {
    const written = (await site.db.select().from(mails).orderBy(mails.id)).filter(({ occasion }) => occasion.startsWith('email code '))
    return /code is (\d{6})\./.exec(written.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const prove = (code: string) => bob(emailProofCalls.prove, { code })

  beforeEach(async () => {
    bob = await site.guest('Bob', { proved: false })
    await hold(bob)
    await expect(hold(bob, 1)).rejects.toMatchObject({ code: 'email_unproved', status: 403 })
  })

  test('before the second hold an attempt replaced by another for the same nights does not count', async () => {
    const refused = await hold(bob).catch((error) => error)
    expect(refused).toMatchObject({ code: 'own_hold' })
    const { nestpayoId } = refused.details
    await expect(hold(bob, 1, { retryOf: nestpayoId })).rejects.toMatchObject({ code: 'email_unproved' })
    await hold(bob, 0, { retryOf: nestpayoId })
  })

  test('a code proves the address before the second hold', async () => {
    expect(await bob(emailProofCalls.sendCode, {})).toMatchObject({ proved: false, mailServer: false })
    const code = await lastCode()
    const [mail] = (await site.db.select().from(mails).orderBy(mails.id)).slice(-1)
    expect(mail).toMatchObject({ recipient: 'bob@example.com' })
    expect(JSON.stringify(await site.db.select().from(emailCodes))).not.toContain(code)
    await prove(`${code.slice(0, 3)} ${code.slice(3)}`)
    await hold(bob, 1)
    expect(await bob(emailProofCalls.sendCode, {})).toMatchObject({ proved: true })
    await expect(prove(code)).rejects.toMatchObject({ code: 'wrong_email_code' })
  })

  test('the code before a second hold is valid for five attempts, ten minutes, one account, and until the next code', async () => {
    await bob(emailProofCalls.sendCode, {})
    const first = await lastCode()
    await expect(ana(emailProofCalls.prove, { code: first })).rejects.toMatchObject({ code: 'wrong_email_code' })
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(prove(other(first))).rejects.toMatchObject({ code: 'wrong_email_code' })
    await expect(prove(first)).rejects.toMatchObject({ code: 'wrong_email_code' })

    await bob(emailProofCalls.sendCode, {})
    const second = await lastCode()
    passes(10)
    await expect(prove(second)).rejects.toMatchObject({ code: 'wrong_email_code' })

    await bob(emailProofCalls.sendCode, {})
    await bob(emailProofCalls.sendCode, {})
    await prove(await lastCode())
  })

  test('codes before a second hold have limits on sending and trying', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => bob(emailProofCalls.sendCode, {})))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => prove('000000')))
    const codes = tried.map((one) => (one.status === 'rejected' ? one.reason.code : 'taken'))
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(5)
  })

  test('a payment proves the address before a second hold as well', async () => {
    passes(21)
    const carla = await site.guest('Carla', { proved: false })
    const visit = await hold(carla)
    await pay(site, visit)
    await bring(site, visit.orderId)
    expect(await states(site, (await hold(carla, 1)).orderId)).toEqual(['open', 'pending'])
  })

  test('a link to set a password proves the address before a second hold', async () => {
    await sendLink(site.deps, 'bob@example.com')
    const [mail] = (await site.db.select().from(mails).orderBy(mails.id)).slice(-1)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Cliff-Above-7!' })
    const [account] = await site.db.select().from(accounts).where(eq(accounts.email, 'bob@example.com'))
    expect(account?.emailProvedAt).toEqual(site.clock.now)
    await hold(await site.signIn('bob@example.com', 'Cliff-Above-7!'), 1)
  })
})

test('one account cannot block a season for others', async () => {
  const villas = [villaId, (await aVilla(site.db)).id, (await aVilla(site.db)).id, (await aVilla(site.db)).id]
  const taken: string[] = []
  for (const villa of villas)
    for (let weeks = 0; weeks < 16; weeks += 1)
      await ana(orderCalls.create, { villaId: villa, ...weekLater(weeks), guest: anaForm, plan: 'full' }).then(
        ({ orderId }) => taken.push(orderId),
        ({ code }) => expect(['too_many_holds', 'too_many_tries']).toContain(code),
      )
  expect(taken).toHaveLength(2)
  expect(await site.db.$count(bookings)).toBe(2)
})
