import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { exportCalls } from '#contract/exports.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paymentCalls } from '#contract/payments.ts'
import { promoCodeCalls } from '#contract/promo-codes.ts'
import { settingsCalls } from '#contract/settings.ts'
import { bring, emptyCard, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, ana as anaForm, aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { promoUses } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let owner: Client
let villaId: number

const summer = { code: 'summer 10', percentage: 10, validFrom: '2026-01-01', validUntil: '2026-12-31' }

/** A week costs €2,450. */
beforeEach(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  owner = await site.admin()
  villaId = (await aVilla(site.db)).id
})
afterEach(() => site.close())

const save = (over: object = {}) => owner(promoCodeCalls.save, { ...summer, ...over })
const totalFor = async (guest: Client, over: object = {}) =>
  (await guest(bookingCalls.price, { villaId, ...week, promoCode: 'Summer10', ...over })).total
const refused = { code: 'promo_code_refused', status: 409 }
const uses = async () => {
  const { promoCodes } = await owner(promoCodeCalls.list, {})
  return [promoCodes[0]?.sold, promoCodes[0]?.held]
}

test('a code lowers the quoted, booked and exported price; without a code responses are unchanged', async () => {
  const { items, promoCodes } = (await ana(bookingCalls.price, { villaId, ...week })) as never as Record<string, unknown[]>
  expect(promoCodes).toBeUndefined()
  expect(items).toHaveLength(1)
  await save()
  const price = await ana(bookingCalls.price, { villaId, ...week, promoCode: ' summer10 ' })
  expect(price).toMatchObject({ original: 2_450_00, total: 2_205_00 })
  expect(price.items).toContainEqual({ kind: 'promo', code: 'SUMMER10', percentage: 10, worth: 245_00, amount: -245_00 })
  const quoted = { promoCode: 'SUMMER10', quotedTotal: 2_205_00 }
  await expect(goToBank(ana, villaId, { quotedTotal: 2_205_00 })).rejects.toMatchObject({ code: 'price_changed' })
  const form = await goToBank(ana, villaId, quoted)
  await save({ code: 'OTHER', percentage: 50 })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  expect(booking).toMatchObject({ status: 'paid', total: 2_205_00 })
  const [mine] = (await ana(bookingCalls.mine, {})).bookings
  expect(mine).toMatchObject({ discount: 245_00, total: 2_205_00 })
  const file = await owner(exportCalls.bookings, { from: '2026-07-01', until: '2026-07-31' })
  expect(file).toMatch(/Promo code.*\r\n.*,245\.00,,SUMMER10,/)
})

const limited = () => save({ usesInAll: 1, usesByGuest: 1 })
const book = (guest: Client, over: object = {}) => goToBank(guest, villaId, { promoCode: 'SUMMER10', ...over })

test('a use of a code is held with the nights, released when they expire, and counts once paid, even late', async () => {
  await limited()
  const form = await book(ana)
  expect(await uses()).toEqual([0, 1])
  await expect(book(bob, weekLater(2))).rejects.toMatchObject(refused)
  await expect(totalFor(bob, weekLater(2))).rejects.toMatchObject(refused)
  site.clock.now = new Date(site.clock.now.getTime() + 21 * 60_000)
  expect(await uses()).toEqual([0, 0])
  const bobs = await book(bob, weekLater(2))
  await pay(site, bobs)
  await bring(site, bobs.orderId)
  expect(await uses()).toEqual([1, 0])
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await readRecords(site, form.orderId)).booking).toMatchObject({ status: 'paid', total: 2_205_00 })
  expect(await uses()).toEqual([2, 0])
})

test('a use of a code is released by a declined card and by a cancelled booking', async () => {
  await limited()
  const declined = await book(ana)
  await pay(site, declined, { card: emptyCard })
  await bring(site, declined.orderId)
  expect(await uses()).toEqual([0, 0])
  const form = await book(ana)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await uses()).toEqual([1, 0])
  await expect(totalFor(bob, weekLater(2))).rejects.toMatchObject(refused)
  const bookingId = (await readRecords(site, form.orderId)).booking.id
  await owner(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'A storm', refundAmount: 0 })
  expect(await uses()).toEqual([0, 0])
  expect(await totalFor(bob, weekLater(2))).toBe(2_205_00)
})

test('a use of a code stays with a guest who retries, and the last attempt has the code', async () => {
  await limited()
  const { orderId } = await book(ana)
  expect(await totalFor(ana)).toBe(2_205_00)
  expect((await ana(paymentCalls.lastAttempt, { villaId, ...week })).attempt).toMatchObject({ orderId, promoCode: 'SUMMER10' })
  await book(ana, { retryOf: orderId })
  expect(await uses()).toEqual([0, 1])
  await expect(totalFor(ana, weekLater(2))).rejects.toMatchObject(refused)
})

test('the uses of a code are limited by guest: a second one is refused, another guest has their own', async () => {
  await save({ usesByGuest: 1 })
  const form = await book(ana)
  await pay(site, form)
  await bring(site, form.orderId)
  await expect(book(ana, weekLater(2))).rejects.toMatchObject(refused)
  expect(await totalFor(bob, weekLater(2))).toBe(2_205_00)
  expect(await totalFor(site.visitor as Client, weekLater(2))).toBe(2_205_00)
})

test('a use is not consumed by a code without effect because of the discount limit', async () => {
  await limited()
  await owner(settingsCalls.save, { discounts: { most: 1, lowestNight: 0 } })
  await aDiscount(site.db, { percentHundredths: 100 })
  await book(ana)
  expect(await uses()).toEqual([0, 0])
})

test('of fifty concurrent bookings with the last use of a code exactly one gets it', async () => {
  await site.close()
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  await save({ usesInAll: 3 })
  const guests = await Promise.all(Array.from({ length: 10 }, (_, index) => site.guest(`Guest ${index}`)))
  const villas = await Promise.all(Array.from({ length: 5 }, () => aVilla(site.db)))
  const first = await site.guest('First')
  for (const { id } of villas.slice(0, 2)) await goToBank(first, id, { ...weekLater(20), promoCode: 'SUMMER10' })
  // Ten weeks in five villas: no two want the same nights.
  const asked = Array.from({ length: 50 }, (_, index) => {
    const guest = guests[index % 10] as Client
    const villa = villas[index % 5]?.id ?? 0
    return goToBank(guest, villa, { ...weekLater(Math.floor(index / 5)), promoCode: 'SUMMER10' }).then(
      () => 'held',
      (error) => error.code,
    )
  })
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'promo_code_refused')).toHaveLength(49)
  expect(await uses()).toEqual([0, 3])
  expect(await site.db.$count(promoUses)).toBe(3)
})

test('refusals do not reveal which codes exist, and after twenty wrong codes a guest has to wait', async () => {
  await save({ usesInAll: 1 })
  await save({ code: 'OVER', validUntil: '2026-05-31' })
  await save({ code: 'LATER', validFrom: '2026-07-01' })
  await save({ code: 'OFF', active: false })
  await save({ code: 'LONG', minimumNights: 8 })
  await save({ code: 'ELSEWHERE', villaIds: [villaId + 1] })
  await save({ code: 'AUTUMN', stayFrom: '2026-09-01' })
  await goToBank(bob, villaId, { ...weekLater(3), promoCode: 'SUMMER10' })
  const told = new Set<string>()
  const tried = ['SUMMER10', 'OVER', 'LATER', 'OFF', 'LONG', 'ELSEWHERE', 'AUTUMN', 'NOTHING', '%', "' OR 1=1 --"]
  for (const promoCode of tried) {
    const error = await totalFor(ana, { promoCode }).catch((one) => one)
    told.add(JSON.stringify([error.code, error.status, error.message, error.fields]))
  }
  expect([...told]).toEqual([
    JSON.stringify([
      'promo_code_refused',
      409,
      'This code cannot be used for this stay. Please check it, or continue without it.',
      { promoCode: 'This code cannot be used for this stay. Please check it, or continue without it.' },
    ]),
  ])
  await expect(totalFor(ana, { promoCode: 'x'.repeat(41) })).rejects.toMatchObject({ status: 400 })
  for (const promoCode of ['LATER', 'NOTHING'])
    for (let times = 0; times < 25; times += 1) await expect(totalFor(ana, { promoCode })).rejects.toMatchObject(refused)
  for (let times = tried.length; times < 20; times += 1) await totalFor(ana, { promoCode: `GUESS${times}` }).catch(() => null)
  await expect(totalFor(ana, { promoCode: 'GUESS' })).rejects.toMatchObject({ code: 'too_many_tries', status: 429 })
  await expect(goToBank(ana, villaId, { promoCode: 'GUESS' })).rejects.toMatchObject({ code: 'too_many_tries' })
  expect(await totalFor(ana, { promoCode: '' })).toBe(2_450_00)
  await goToBank(ana, villaId)
})

test('valid codes are never rate limited', async () => {
  await save()
  for (let times = 0; times < 25; times += 1) expect(await totalFor(ana)).toBe(2_205_00)
})

test('a changed stay keeps its code if it is valid for the new nights, without another use', async () => {
  await save({ usesInAll: 1, stayUntil: '2026-09-30' })
  const form = await goToBank(ana, villaId, { promoCode: 'SUMMER10' })
  await pay(site, form)
  await bring(site, form.orderId)
  await save({ id: 1, code: 'SUMMER10', active: false, usesInAll: 1, stayUntil: '2026-09-30' })
  const offered = async (weeks: number) =>
    (await ana(guestStayCalls.changeOffer, { bookingNumber: form.bookingNumber, villaId, ...weekLater(weeks) })).total
  expect(await offered(1)).toBe(2_205_00)
  expect(await offered(20)).toBe(2_450_00)
})

test('owners save, list and change codes; each change is in the activity', async () => {
  const { id, code } = await save({ usesInAll: 5 })
  expect(code).toBe('SUMMER10')
  const [entry] = (await owner(promoCodeCalls.list, {})).promoCodes
  expect(entry).toMatchObject({ id, percentage: 10, amount: null, base: 'total', usesInAll: 5, usesByGuest: null, sold: 0, held: 0 })
  await save({ id, version: entry?.version, percentage: undefined, amount: 50_00 })
  expect(await totalFor(ana)).toBe(2_400_00)
  await expect(save({ id, version: entry?.version })).rejects.toMatchObject({ code: 'state_changed' })
  await expect(save({ id: 99 })).rejects.toMatchObject({ status: 404 })
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.filter(({ subject }) => subject === 'promo code SUMMER10').map(({ action }) => action)).toEqual(['change', 'add'])
  await expect(ana(promoCodeCalls.list, {})).rejects.toMatchObject({ status: 403 })
  await expect(ana(promoCodeCalls.save, summer)).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['code', { code: 'ab' }, '3 to 40 letters, digits and hyphens'],
  ['code', { code: 'a_b!' }, '3 to 40 letters, digits and hyphens'],
  ['percentage', { percentage: undefined }, 'Please give either a percentage or an amount'],
  ['percentage', { amount: 50_00 }, 'Please give either a percentage or an amount'],
  ['percentage', { percentage: 101 }, 'Percentage must be between 0 and 100'],
  ['validUntil', { validUntil: '2025-12-31' }, expect.any(String)],
  ['stayUntil', { stayFrom: '2026-07-01', stayUntil: '2026-07-01' }, expect.any(String)],
  ['usesInAll', { usesInAll: 0 }, 'At least 1, or empty for no limit'],
])('a promo code whose %s makes %o is refused', async (field, over, words) => {
  await expect(save(over)).rejects.toMatchObject({ status: 400, fields: { [field]: words } })
})

test('two codes cannot be the same, independent of case', async () => {
  await save()
  await expect(save({ code: 'SUMMER10' })).rejects.toMatchObject({ code: 'promo_code_taken' })
  const { id } = await save({ code: 'OTHER' })
  await expect(save({ id, code: 'Summer10' })).rejects.toMatchObject({ code: 'promo_code_taken' })
})

test('a manipulated price or code books nothing', async () => {
  await save()
  await expect(goToBank(ana, villaId, { promoCode: 'SUMMER10', quotedTotal: 1_00 })).rejects.toMatchObject({ code: 'price_changed' })
  const response = await site.send('/api/booking/create-payment.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({
      villaId,
      startDate: week.checkIn,
      endDate: week.checkOut,
      guestInfo: anaForm,
      paymentType: 'full',
      promoCode: { $ne: '' },
    }),
  })
  expect(response.status).toBe(400)
  expect(await site.db.select().from(promoUses).where(eq(promoUses.promoCodeId, 1))).toEqual([])
  expect(await uses()).toEqual([0, 0])
})
