import { afterEach, beforeEach, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import { settingsCalls } from '#contract/settings.ts'
import { AIRBNB, aHouseOnPlatforms, type House, writeCalendar } from '../../../tests/platforms.ts'
import { mails } from '../db/schema.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

const week = { checkIn: '2026-07-20', checkOut: '2026-07-27' }

/** An offer that keeps its nights until its guest's transfer comes. @returns its token */
async function promised() {
  const { admin, site, villaId } = house
  const { company } = (await admin(settingsCalls.read, {})).settings
  await admin(settingsCalls.save, { company: { ...company, iban: 'GR16 0110 1250 0000 0001 2300 695' } })
  const wanted = { villaId, ...week, guests: 2, price: 'rates' as const }
  const { total } = await admin(handBookingCalls.offer, wanted)
  const guest = { name: 'Dora', email: 'dora@example.com', phone: '+381 60 1234567' }
  const terms = { validUntil: '2026-06-08', holding: true, transferDays: 5 }
  const { link } = await admin(offerCalls.send, { alternatives: [{ ...wanted, total }], ...guest, ...terms })
  const token = link.split('/offer/')[1] ?? ''
  const { stays } = await site.visitor(offerCalls.read, { token })
  const accepted = { token, bookingNumber: stays[0]?.bookingNumber ?? '', way: 'transfer' as const, termsAccepted: true as const }
  await (await site.guest('Dora'))(offerCalls.accept, accepted)
  return token
}

/** What the page of the offer says after the platform's calendar was read. */
async function afterReading(token: string, summary: string) {
  house.platforms[AIRBNB] = writeCalendar({ uid: 'sold', from: '2026-07-22', until: '2026-07-25', summary })
  await house.connect('Airbnb', AIRBNB)
  await house.site.later(1)
  return house.site.visitor(offerCalls.read, { token })
}

test('if a platform has reserved nights that an offer keeps, guest and owners are told at once, and no transfer is asked for', async () => {
  const token = await promised()
  expect(await house.site.visitor(offerCalls.read, { token })).toMatchObject({
    state: 'transfer',
    transfer: { reference: expect.any(String) },
  })
  expect(await afterReading(token, 'Reserved')).toMatchObject({ state: 'lost', transfer: null, stays: [] })
  const subjects = (await house.site.db.select().from(mails)).map(({ recipient, subject }) => `${recipient}: ${subject}`)
  expect(subjects).toContain('dora@example.com: The nights of your offer are no longer free')
  expect(subjects).toContainEqual(expect.stringMatching(/^owner@villas\.example: Nights held for Dora are lost/))
})

test('nights that a platform only keeps closed end no offer: its page promises nothing, and owners look at the conflict', async () => {
  const token = await promised()
  const page = await afterReading(token, 'CLOSED - Not available')
  expect(page).toMatchObject({ state: 'transfer', holding: false, transfer: null, stays: [{ available: false }] })
  const { attention } = (await (await house.site.admin())(dashboardCalls.stats, {})).stats
  expect(attention.map(({ kind }) => kind)).toContain('calendar_conflict')
})
