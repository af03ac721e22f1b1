import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeoverCalls } from '#contract/changeovers.ts'
import { allCalls } from '#contract/index.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, week, weekLater } from '../../../tests/builders.ts'
import { listAdminReads } from '../../../tests/full-house.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, connectedCalendars, importedEvents, readinessPictures, villaReadiness, villas } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())

test('housekeeping sees arrivals and departures by villa, without guests’ names or amounts', async () => {
  const [thea, onar] = [await aVilla(site.db, { name: 'Villa Thea' }), await aVilla(site.db, { name: 'Villa Onar' })]
  const ana = await site.guest('Ana')
  for (const stay of [week, weekLater(1)]) {
    const form = await goToBank(ana, thea.id, { ...stay, specialRequests: 'Please call Ana Petrović, +381 60 1234567' })
    await pay(site, form)
    await bring(site, form.orderId)
  }
  await site.db.update(bookings).set({ arrivalTime: '17:30' })
  const [calendar] = await site.db
    .insert(connectedCalendars)
    .values({ villaId: onar.id, name: 'Airbnb', token: 'token', createdAt: site.clock.now })
    .returning()
  await site.db
    .insert(importedEvents)
    .values({ calendarId: calendar?.id ?? 0, uid: '1', checkIn: '2026-07-12', checkOut: '2026-07-16', summary: 'Bob Smith' })
  site.clock.now = new Date('2026-07-13T09:00:00Z')
  const housekeeper = await site.person('housekeeping')
  const seen = await housekeeper(changeoverCalls.list, {})
  expect({ today: seen.today, days: seen.days }).toEqual({
    today: '2026-07-13',
    days: [
      {
        day: '2026-07-13',
        departures: [{ villaId: thea.id, villa: 'Villa Thea', guests: 2, nights: 7 }],
        arrivals: [{ villaId: thea.id, villa: 'Villa Thea', guests: 2, nights: 7, arrivalTime: '17:30' }],
        changeovers: [thea.id],
      },
      {
        day: '2026-07-16',
        departures: [{ villaId: onar.id, villa: 'Villa Onar', guests: null, nights: 4 }],
        arrivals: [],
        changeovers: [],
      },
      {
        day: '2026-07-20',
        departures: [{ villaId: thea.id, villa: 'Villa Thea', guests: 2, nights: 7 }],
        arrivals: [],
        changeovers: [],
      },
    ],
  })
})

test('housekeeping notes something about a villa and says that it is ready, on the days of the list alone', async () => {
  const villa = await aVilla(site.db, { name: 'Villa Armonia' })
  const housekeeper = await site.person('housekeeping')
  const villaId = villa.id
  const noted = async () => (await housekeeper(changeoverCalls.list, {})).notes.filter((one) => one.villaId === villaId)
  await housekeeper(changeoverCalls.note, { villaId, day: '2026-07-14', note: 'A cot is in the bedroom' })
  expect(await noted()).toEqual([{ villaId, day: '2026-07-14', note: 'A cot is in the bedroom', readyAt: null, pictures: [] }])
  await housekeeper(changeoverCalls.note, { villaId, day: '2026-07-14', state: 'ready' })
  expect(await noted()).toMatchObject([{ note: 'A cot is in the bedroom', readyAt: site.clock.now.toISOString() }])
  await housekeeper(changeoverCalls.note, { villaId, day: '2026-07-14', note: '', state: 'open' })
  expect(await noted()).toMatchObject([{ note: '', readyAt: null }])
  for (const day of ['2026-07-12', '2026-07-27'])
    await expect(housekeeper(changeoverCalls.note, { villaId, day, state: 'ready' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(housekeeper(changeoverCalls.note, { villaId: 9_999, day: '2026-07-14' })).rejects.toThrow('Villa not found')
})

test('pictures of a note are drawn anew, at most three, for the house alone, and go with the note', async () => {
  const villa = await aVilla(site.db, { name: 'Villa Eirini' })
  const housekeeper = await site.person('housekeeping')
  const at = { villaId: villa.id, day: '2026-07-14' }
  const pictures = async () => (await housekeeper(changeoverCalls.list, {})).notes.find((one) => one.villaId === villa.id)?.pictures ?? []
  const add = async () => housekeeper(changeoverCalls.addPicture, { ...at, files: [await aPicture('tap.jpg', { width: 1_600 })] })
  await add()
  const [id = 0] = await pictures()
  const [{ webp } = { webp: '' }] = await site.db.select().from(readinessPictures)
  expect(await sharp(Buffer.from(webp, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 1_200 })
  await expect((await site.person('accountant'))(changeoverCalls.picture, { id })).rejects.toMatchObject({ status: 403 })
  await expect(site.visitor(changeoverCalls.picture, { id })).rejects.toMatchObject({ status: 401 })
  expect(await housekeeper(changeoverCalls.picture, { id })).not.toBe('')
  await add()
  await add()
  await expect(add()).rejects.toMatchObject({ status: 400 })
  expect(await pictures()).toHaveLength(3)
  const note = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'note.svg', { type: 'image/png' })
  await housekeeper(changeoverCalls.removePicture, { pictureId: id })
  await expect(housekeeper(changeoverCalls.addPicture, { ...at, files: [note] })).rejects.toMatchObject({ code: 'not_a_picture' })
  expect(await pictures()).toHaveLength(2)
  await expect(housekeeper(changeoverCalls.picture, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(housekeeper(changeoverCalls.addPicture, { ...at, day: '2026-08-14', files: [note] })).rejects.toMatchObject({
    code: 'not_found',
  })
  await site.db.delete(villaReadiness).where(eq(villaReadiness.villaId, villa.id))
  expect(await site.db.$count(readinessPictures)).toBe(0)
})

test('notes about villas are deleted three months after their day', async () => {
  const [{ id } = { id: 0 }] = await site.db.select({ id: villas.id }).from(villas).limit(1)
  const days = ['2026-04-13', '2026-04-15']
  await site.db.insert(villaReadiness).values(days.map((day) => ({ villaId: id, day, note: 'A lamp' })))
  await eraseOldData(site.deps)
  expect((await site.db.select().from(villaReadiness)).map(({ day }) => day)).not.toContain('2026-04-13')
  expect((await site.db.select().from(villaReadiness)).map(({ day }) => day)).toContain('2026-04-15')
})

test('no GET response for housekeeping contains a guest’s name, email, phone or booking number', async () => {
  const housekeeper = await site.person('housekeeping')
  const owner = await site.admin()
  const codes = (await site.db.select().from(bookings)).map(({ code }) => code)
  const reads = allCalls.filter(({ method }) => method === 'GET')
  const office = listAdminReads(codes.length)
  const ask = async (cookie: string, path: string, query: string) =>
    (await site.send(`${path}?${query || 'bookingId=1&villaId=1&month=2026-07'}`, { headers: { cookie } })).text()
  const secrets = ['Ana', 'ana@example.com', '1234567', 'Bob Smith', ...codes]
  let known = 0
  for (const { path } of reads)
    for (const query of office[path] ?? ['']) {
      const told = await ask(housekeeper.cookie, path, query)
      expect(
        secrets.filter((secret) => told.includes(secret)),
        `${path}?${query}`,
      ).toEqual([])
      const toOwner = await ask(owner.cookie, path, query)
      if (secrets.some((secret) => toOwner.includes(secret))) known += 1
    }
  expect(known).toBeGreaterThan(5)
})
