import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { settingsCalls } from '#contract/settings.ts'
import type { Language } from '#words/languages.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bookingId: number
beforeAll(async () => {
  site = await testSite()
  const villa = await aVilla(site.db, { name: 'Villa, "Thea"; the long one with a view over the pool and the olive trees to the sea' })
  ana = await site.guest('Ana Petrovic')
  const form = await goToBank(ana, villa.id)
  bookingId = (await readRecords(site, form.orderId)).booking.id
  await expect(ana(bookingCalls.stayCalendar, { bookingId })).rejects.toMatchObject({ status: 404 })
  await pay(site, form)
  await bring(site, form.orderId)
})
afterAll(() => site.close())

test('a guest can download a booked stay as a calendar file, with the check-out day excluded', async () => {
  const { calendar, fileName } = await ana(bookingCalls.stayCalendar, { bookingId })
  expect(fileName).toMatch(/^stay-[A-Z0-9]{6}\.ics$/)
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20260706')
  expect(lines).toContain('DTEND;VALUE=DATE:20260713')
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Villa\\, "Thea"\\; the long one')
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('the file is named and marked in the language of the booking', async () => {
  const inLanguage = async (language: Language) => {
    await site.db.update(bookings).set({ language }).where(eq(bookings.id, bookingId))
    const { calendar, fileName } = await ana(bookingCalls.stayCalendar, { bookingId })
    return [fileName.replace(/-[A-Z0-9]{6}\.ics$/, ''), /PRODID:(.+?)\r/.exec(calendar)?.[1]]
  }
  expect(await inLanguage('sr')).toEqual(['boravak', '-//Villas//Direct booking//SR'])
  expect(await inLanguage('de')).toEqual(['aufenthalt', '-//Villas//Direct booking//DE'])
  expect(await inLanguage('el')).toEqual(['stay', '-//Villas//Direct booking//EL'])
  expect(await inLanguage('en')).toEqual(['stay', '-//Villas//Direct booking//EN'])
})

test('text of the owners does not break lines of the file', async () => {
  const admin = await site.admin()
  const { contact } = (await admin(settingsCalls.read, {})).settings
  await admin(settingsCalls.save, { contact: { ...contact, address: 'Beach Road 1\rEND:VEVENT\r\nEND:VCALENDAR' } })
  const { calendar } = await ana(bookingCalls.stayCalendar, { bookingId })
  expect(calendar.split('\r\n').filter((line) => /[\r\n]/.test(line))).toEqual([])
  const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('location')).toBe('Beach Road 1\nEND:VEVENT\nEND:VCALENDAR')
  await admin(settingsCalls.save, { contact })
})

test('the file has the same UID every time', async () => {
  const uid = async () => /UID:(.+)/.exec((await ana(bookingCalls.stayCalendar, { bookingId })).calendar)?.[1]
  expect(await uid()).toBe(await uid())
})

/** UID, sequence, method and arrival of a file. */
function readEvent(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = calendar.getFirstSubcomponent('vevent')
  const values = ['uid', 'sequence', 'status', 'dtstart'].map((name) => event?.getFirstPropertyValue(name)?.toString())
  return [calendar.getFirstPropertyValue('method'), ...values]
}

test('a mail about other dates and one about the cancellation carry the stay again, as the next change of the same event', async () => {
  const villa = await aVilla(site.db)
  const mia = await site.guest('Mia Weber')
  const owner = await site.admin()
  const form = await goToBank(mia, villa.id)
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  const moved = { bookingId: booking.id, villaId: villa.id, checkIn: '2026-07-13', checkOut: '2026-07-20', price: 'kept' as const }
  const { total, back } = await owner(ownerChangeCalls.offer, moved)
  await owner(ownerChangeCalls.change, { ...moved, total, back, reason: 'Agreed' })
  const download = (await mia(bookingCalls.stayCalendar, { bookingId: booking.id })).calendar
  await owner(bookingCalls.setStatus, { bookingId: booking.id, status: 'cancelled', reason: 'A storm', refundAmount: 0 })
  await site.later(0)

  const written = await site.db.select().from(mails).orderBy(mails.id)
  const files = written.flatMap(({ calendar, text }) => (calendar && text.includes(booking.code) ? [readEvent(calendar)] : []))
  const uid = `${booking.code}@localhost`
  expect(files).toEqual([
    ['PUBLISH', uid, '1', undefined, '2026-07-06'],
    ['PUBLISH', uid, '2', undefined, '2026-07-13'],
    ['CANCEL', uid, '3', 'CANCELLED', '2026-07-13'],
  ])
  expect(readEvent(download)).toEqual(files[1])
})

test('another guest gets the same 404 as for an unknown booking', async () => {
  const ben = await site.guest('Ben Carter')
  const unknown = { code: 'no_such_booking', status: 404 }
  await expect(ben(bookingCalls.stayCalendar, { bookingId })).rejects.toMatchObject(unknown)
  await expect(ben(bookingCalls.stayCalendar, { bookingId: 4_711 })).rejects.toMatchObject(unknown)
})
