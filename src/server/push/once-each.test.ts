import { expect, test } from 'vitest'
import { payFirstStage } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { AIRBNB, aHouseOnPlatforms, writeCalendar } from '../../../tests/platforms.ts'
import { telephones } from '../../../tests/telephones.ts'
import { testSite } from '../../../tests/test-site.ts'
import { readCalendars } from '../calendars/read-calendars.ts'
import { remindOfInstalments } from '../notifications/remind-of-instalments.ts'
import { sendPushes } from './send-pushes.ts'

test('an overdue instalment is told once, however often and by however many processes it is looked for', async () => {
  const site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const phones = telephones(site)
  await phones.turnOn(await site.admin(), 'owner')
  await payFirstStage(site, await site.guest('Ana'), (await aVilla(site.db, { name: 'Villa Thea' })).id)
  await sendPushes(site.deps)
  expect(phones.titles()).toEqual(['Ana has booked (Villa Thea)'])
  for (const day of ['2026-07-15', '2026-07-16', '2026-07-17']) {
    site.clock.now = new Date(`${day}T09:00:00Z`)
    await Promise.all([remindOfInstalments(site.deps), remindOfInstalments(site.deps)])
    await sendPushes(site.deps)
  }
  expect(phones.titles()).toEqual(['Ana has not paid yet (Villa Thea)'])
  await site.close()
})

test('a week that a platform sells, too, is told once, however often its calendar is read', async () => {
  const house = await aHouseOnPlatforms()
  const phones = telephones(house.site)
  await phones.turnOn(house.admin, 'owner')
  await house.paidStay()
  const { checkIn, checkOut } = weekLater(3)
  house.platforms[AIRBNB] = writeCalendar({ uid: 'clash', from: checkIn, until: checkOut })
  await house.connect('Airbnb', AIRBNB)
  await readCalendars(house.site.deps)
  await sendPushes(house.site.deps)
  expect(phones.titles()).toEqual(['Ana has booked (Villa Thea)', 'Booked twice: Villa Thea (Ana and a platform)'])
  house.platforms[AIRBNB] = writeCalendar({ uid: 'clash', from: checkIn, until: '2026-08-09' })
  await readCalendars(house.site.deps)
  await sendPushes(house.site.deps)
  expect(phones.titles()).toEqual([])
  await house.site.close()
})
