import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type OtherLanguage, otherLanguages } from '#words/languages.ts'
import { mailFrameIn } from '#words/mail-frame-in.ts'
import * as records from '#words/records.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { findBareHours } from '../../../tests/hours.ts'
import { readText } from '../../../tests/poppler.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { translateEverything } from '../../../tests/translate-everything.ts'
import { bookings } from '../db/schema.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  await aSeason(site.db, { name: 'High Summer', from: '2026-07-01', until: '2026-07-31', rate: 460_00 })
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { company: { ...settings.company, iban: 'GR16 0110 1250 0000 0001 2300 695' } })
  await translateEverything(owner, (source, language) => (source === 'High Summer' ? `Leto (${language})` : `${language}: ${source}`))
})
afterAll(() => site.close())

/** A guest pays the first stage of a stay that was booked in a language. */
async function stayIn(language: OtherLanguage | 'en', name: string) {
  const guest = await site.guest(name)
  const villa = await aVilla(site.db)
  const form = await goToBank(guest, villa.id, { plan: 'partial', checkIn: '2026-07-06', checkOut: '2026-07-13' })
  await site.db.update(bookings).set({ language }).where(eq(bookings.code, form.bookingNumber))
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  return { guest, bookingNumber: form.bookingNumber, booking }
}

const fetchFile = async (number: string, { cookie }: Client) =>
  site.send(`/api/booking/paper.php?number=${number}`, { headers: { cookie } })
async function findPaper(guest: Client, bookingNumber: string, kind: string) {
  const { papers: all } = await guest(guestStayCalls.stay, { bookingNumber })
  const number = all.findLast((paper) => paper.kind === kind)?.number ?? ''
  const answer = await fetchFile(number, guest)
  const file = new Uint8Array(await answer.arrayBuffer())
  return { number, text: readText(file).replaceAll(/\s+/g, ' ') }
}

const spoken = [
  ['sr', { name: 'Sanja', confirmation: 'Potvrda rezervacije', receipt: 'Priznanica', season: 'Leto (sr)', zone: '(po grčkom vremenu)' }],
  ['el', { name: 'Eleni', confirmation: 'Επιβεβαίωση κράτησης', receipt: 'Βεβαίωση πληρωμής', season: 'Leto (el)', zone: '(ώρα Ελλάδας)' }],
  [
    'de',
    { name: 'Dora', confirmation: 'Buchungsbestätigung', receipt: 'Zahlungsbestätigung', season: 'Leto (de)', zone: '(griechische Zeit)' },
  ],
] as const

describe.each(spoken)('a guest who booked in %s', (language, said) => {
  test('a guest gets confirmation, receipt and pro-forma in the language of the booking, and owners get the same documents', async () => {
    const { guest, bookingNumber } = await stayIn(language, said.name)
    const confirmation = await findPaper(guest, bookingNumber, 'confirmation')
    expect(confirmation.text).toContain(said.confirmation)
    expect(confirmation.text).toContain(said.season)
    expect(confirmation.text).toContain(`${language}: All prices include VAT.`)
    for (const english of ['Booking confirmation', 'High Summer', 'Price of the stay', 'issued on', 'page 1', 'Instalment', 'Guest '])
      expect(confirmation.text).not.toContain(english)
    const receipt = await findPaper(guest, bookingNumber, 'receipt')
    expect(receipt.text).toContain(said.receipt)
    expect(receipt.text).not.toMatch(/issued on|page 1|received this payment/)
    await guest(guestStayCalls.proforma, { bookingNumber })
    const proforma = await findPaper(guest, bookingNumber, 'proforma')
    for (const { text } of [confirmation, receipt, proforma]) expect(findBareHours(text, language)).toEqual([])
    expect(proforma.text).toContain(said.zone)
    expect(proforma.text).not.toMatch(/issued on|Beneficiary|Pay by/)
    expect((await fetchFile(receipt.number, owner)).status).toBe(200)
  })
})

test('after the language of a booking changes, new documents use it and issued ones stay as they were', async () => {
  const { guest, bookingNumber, booking } = await stayIn('sr', 'Una')
  const before = await findPaper(guest, bookingNumber, 'receipt')
  const { version } = await owner(bookingCalls.details, { bookingId: booking.id })
  const details = { bookingId: booking.id, version, guests: 2, specialRequests: '', language: 'de' as const }
  await owner(bookingCalls.updateDetails, details)
  await guest(guestStayCalls.proforma, { bookingNumber })
  expect((await findPaper(guest, bookingNumber, 'proforma')).text).toContain('Proforma-Rechnung')
  expect((await findPaper(guest, bookingNumber, 'receipt')).text).toBe(before.text)
})

test('the reason of a refund is translated and keeps the number of the other booking', () => {
  for (const language of otherLanguages)
    for (const reason of Object.values(records.refund)) {
      const english = typeof reason === 'function' ? reason('VB-7') : reason
      const said = mailFrameIn[language].translateReason(english)
      expect(said).not.toBe(english)
      expect(said.includes('VB-7')).toBe(english.includes('VB-7'))
    }
  expect(mailFrameIn.sr.translateReason('The owners wrote this')).toBe('The owners wrote this')
})
