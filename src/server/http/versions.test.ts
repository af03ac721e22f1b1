import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { goToBank, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, aSeason, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity } from '../db/schema.ts'

// Two owners open the same item. The first saves; the second, with an outdated version, is refused and overwrites nothing.

let site: TestSite
let ana: Client
let admin: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  admin = await site.admin()
})
afterAll(() => site.close())

type Thing = { version: () => Promise<number | undefined>; save: (version?: number) => Promise<unknown> }

const season = async (): Promise<Thing> => {
  const { id, name, from, until, rate } = await aSeason(site.db)
  return {
    version: async () => (await admin(pricingCalls.seasons, {})).seasons.find((one) => one.id === id)?.version,
    save: (version) => admin(pricingCalls.saveSeason, { id, name, from, until, rate, version }),
  }
}

const discount = async (): Promise<Thing> => {
  const { id, type, name, validFrom, validUntil, minimumNights } = await aDiscount(site.db)
  return {
    version: async () => (await admin(pricingCalls.discounts, {})).discounts.find((one) => one.id === id)?.version,
    save: (version) =>
      admin(pricingCalls.updateDiscount, { id, type, name, percentage: 12.5, validFrom, validUntil, minimumNights, version }),
  }
}

const basePrice = (): Thing => ({
  version: async () => (await admin(pricingCalls.baseRate, {})).version,
  save: (version) => admin(pricingCalls.saveBaseRate, { baseRate: 360_00, version }),
})

const settings = (): Thing => ({
  version: async () => (await admin(settingsCalls.read, {})).versions.seo,
  save: async (version) => {
    const { seo } = (await admin(settingsCalls.read, {})).settings
    return admin(settingsCalls.save, { seo, versions: version === undefined ? undefined : { seo: version } })
  },
})

const booking = async () => {
  const villa = await aVilla(site.db)
  const { orderId } = await goToBank(ana, villa.id)
  const { id } = (await readRecords(site, orderId)).booking
  return { id, orderId, version: async () => (await admin(bookingCalls.calendar, { villaId: villa.id })).bookings[0]?.version }
}

const bookingDetails = async (): Promise<Thing> => {
  const { id, version } = await booking()
  return {
    version,
    save: (read) => admin(bookingCalls.updateDetails, { bookingId: id, guests: 3, specialRequests: 'A cot', version: read }),
  }
}

const bookingStatus = async (): Promise<Thing> => {
  const { id, version } = await booking()
  return { version, save: (read) => admin(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', version: read }) }
}

const ticket = async (): Promise<Thing> => {
  const { orderId } = await booking()
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Hello' })
  const newest = async () => (await admin(supportCalls.tickets, {})).tickets[0]
  const ticketId = (await newest())?.id ?? 0
  return {
    version: async () => (await newest())?.version,
    save: (version) => admin(supportCalls.update, { ticketId, status: 'in_progress', version }),
  }
}

test.each([
  ['a season', season],
  ['a discount rule', discount],
  ['the base price', basePrice],
  ['a group of settings', settings],
  ['a booking’s details', bookingDetails],
  ['a booking’s status', bookingStatus],
  ['a ticket', ticket],
])('a stale update of %s is refused', async (_, open) => {
  const { version, save } = await open()
  const read = await version()
  await save(read)
  expect(await version()).not.toBe(read)
  const changes = await site.db.$count(activity)
  await expect(save(read)).rejects.toMatchObject({ code: 'state_changed', status: 409 })
  expect(await site.db.$count(activity)).toBe(changes)
  await save(await version())
  await save()
})

test.each([
  ['a season', season],
  ['a discount rule', discount],
  ['the base price', basePrice],
  ['a group of settings', settings],
  ['a booking’s details', bookingDetails],
  ['a ticket', ticket],
])('of concurrent updates of %s one succeeds', async (_, open) => {
  const { version, save } = await open()
  const read = await version()
  const saved = await Promise.allSettled([save(read), save(read), save(read)])
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('if one of several groups of settings is stale none is saved', async () => {
  const { settings: before, versions } = await admin(settingsCalls.read, {})
  const stale = { seo: versions.seo - 1, general: versions.general }
  const general = { ...before.general, siteName: 'Never to be seen' }
  await expect(admin(settingsCalls.save, { general, seo: before.seo, versions: stale })).rejects.toMatchObject({ code: 'state_changed' })
  expect((await site.visitor(settingsCalls.read, {})).settings.general).toEqual(before.general)
})

test('an expired hold does not change the version of a booking', async () => {
  const { id, version } = await booking()
  const read = await version()
  await site.later(25)
  expect(await version()).toBe(read)
  await admin(bookingCalls.updateDetails, { bookingId: id, guests: 4, specialRequests: '', version: read })
  expect(await version()).toBe(Number(read) + 1)
})
