import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { settingsCalls } from '#contract/settings.ts'
import { formatDay } from '#domain/calendar-day.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let owner: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  await owner(settingsCalls.save, { booking: { ...seedSettings.booking, changes: 'after_consent' } })
})
afterAll(() => site.close())

async function paidStay() {
  const villaId = (await aVilla(site.db)).id
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await ana(guestStayCalls.stay, form)
  return { bookingId: booking.id, wanted: { bookingNumber: form.bookingNumber, villaId, ...weekLater(1) } }
}

const agreed = { total: 2_450_00, due: 0, back: 0 }
const lastMail = async () => (await site.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]

test('if owners must agree first, a guest can request a change once and make it after their consent', async () => {
  const { bookingId, wanted } = await paidStay()
  expect(await ana(guestStayCalls.changeOffer, wanted)).toMatchObject({ consent: 'needed' })
  await expect(ana(guestStayCalls.change, { ...wanted, ...agreed })).rejects.toMatchObject({ code: 'consent_needed' })
  for (const _ of [1, 2]) expect(await ana(guestStayCalls.askForChange, wanted)).toEqual({ consent: 'asked' })
  expect(await lastMail()).toMatchObject({ audience: 'owner', subject: expect.stringContaining('the guest asks for other dates') })
  await expect(ana(guestStayCalls.change, { ...wanted, ...agreed })).rejects.toMatchObject({ code: 'consent_needed' })
  const { requests } = await owner(guestStayCalls.changeRequests, { bookingId })
  expect(requests).toMatchObject([weekLater(1)])
  const requestId = requests[0]?.id ?? 0
  await owner(guestStayCalls.decideChange, { requestId, agree: true })
  await expect(owner(guestStayCalls.decideChange, { requestId, agree: false })).rejects.toMatchObject({ code: 'state_changed' })
  expect(await lastMail()).toMatchObject({ audience: 'guest', text: expect.stringContaining('%2Fchange%3FvillaId') })
  // The consent is for these nights only.
  await expect(ana(guestStayCalls.change, { ...wanted, ...weekLater(2), ...agreed })).rejects.toMatchObject({ code: 'consent_needed' })
  await ana(guestStayCalls.change, { ...wanted, ...agreed })
  expect((await ana(guestStayCalls.stay, wanted)).booking).toMatchObject(weekLater(1))
})

test('a change needs a consent that is neither refused nor older than three days', async () => {
  const { bookingId, wanted } = await paidStay()
  const decide = async (agree: boolean) => {
    await ana(guestStayCalls.askForChange, wanted)
    const { requests } = await owner(guestStayCalls.changeRequests, { bookingId })
    await owner(guestStayCalls.decideChange, { requestId: requests[0]?.id ?? 0, agree })
  }
  await decide(false)
  expect(await ana(guestStayCalls.changeOffer, wanted)).toMatchObject({ consent: 'refused' })
  await expect(ana(guestStayCalls.change, { ...wanted, ...agreed })).rejects.toMatchObject({ code: 'consent_needed' })
  await decide(true)
  expect(await ana(guestStayCalls.changeOffer, wanted)).toMatchObject({ consent: 'agreed' })
  site.clock.now = minutesAfter(site.clock.now, 3 * 24 * 60)
  expect(await ana(guestStayCalls.changeOffer, wanted)).toMatchObject({ consent: 'needed' })
})

test('a change request is listed under attention until it is decided or outdated', async () => {
  const { bookingId, wanted } = await paidStay()
  const listed = async () => {
    const { attention } = (await owner(dashboardCalls.stats, {})).stats
    return attention.filter((item) => item.kind === 'change_request' && item.bookingId === bookingId)
  }
  const ask = async (weeks: number) => {
    await ana(guestStayCalls.askForChange, { ...wanted, ...weekLater(weeks) })
    return (await owner(guestStayCalls.changeRequests, { bookingId })).requests.at(-1)?.id ?? 0
  }
  const changes = (changes: 'at_once' | 'after_consent') => owner(settingsCalls.save, { booking: { ...seedSettings.booking, changes } })
  expect(await listed()).toEqual([])
  const refused = await ask(1)
  expect(await listed()).toMatchObject([{ text: expect.stringMatching(/^\w+, Ana Petrović: .* Please agree or refuse\.$/) }])
  await owner(guestStayCalls.decideChange, { requestId: refused, agree: false })
  expect(await listed()).toEqual([])

  const first = await ask(2)
  const second = await ask(3)
  expect(await listed()).toHaveLength(2)
  await owner(guestStayCalls.decideChange, { requestId: first, agree: true })
  await ana(guestStayCalls.change, { ...wanted, ...weekLater(2), ...agreed })
  expect(await listed()).toMatchObject([{ text: expect.stringContaining(formatDay(weekLater(3).checkIn)) }])
  await changes('at_once')
  expect(await listed()).toEqual([])
  await changes('after_consent')
  expect(await listed()).toHaveLength(1)
  await owner(bookingCalls.setStatus, { bookingId, status: 'cancelled', refundAmount: 0, reason: 'The guest wrote to us' })
  expect(await listed()).toEqual([])
  await expect(owner(guestStayCalls.decideChange, { requestId: second, agree: true })).rejects.toMatchObject({ code: 'state_changed' })
})

test('a guest cannot decide a request', async () => {
  await expect(ana(guestStayCalls.decideChange, { requestId: 1, agree: true })).rejects.toMatchObject({ status: 403 })
})
