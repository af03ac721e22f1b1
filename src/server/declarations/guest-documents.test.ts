import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { declarationCalls } from '#contract/declarations.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { eraseDocuments } from './erase-documents.ts'

let site: TestSite
let ana: Client
let owner: Client
let stay: { bookingNumber: string; orderId: string; bookingId: number }
const NUMBER = 'P 98765432'

const on = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  owner = await site.admin()
}
async function paidStay(villaId: number, days: object) {
  const form = await goToBank(ana, villaId, days)
  await pay(site, form)
  await bring(site, form.orderId)
  return { ...form, bookingId: (await readRecords(site, form.orderId)).booking.id }
}
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  owner = await site.admin()
  const registration = { registrationKind: 'ama' as const, registrationNumber: '00012345678' }
  stay = await paidStay((await aVilla(site.db, registration)).id, week)
})
afterAll(() => site.close())

const give = (documentNumber: string, guest = ana) =>
  guest(guestStayCalls.giveDocument, { bookingNumber: stay.bookingNumber, documentNumber })
const readState = async (bookingNumber = stay.bookingNumber) => (await ana(guestStayCalls.stay, { bookingNumber })).document
const rows = async () => ((await site.db.execute(sql`SELECT * FROM guest_documents`)) as unknown as { rows: unknown[] }).rows

test('a document is requested only for a stay in a villa with an AMA', async () => {
  const licensed = await aVilla(site.db, { registrationKind: 'licence', registrationNumber: '1234' })
  const other = await paidStay(licensed.id, weekLater(1))
  expect([await readState(), await readState(other.bookingNumber)]).toEqual(['asked', 'not_asked'])
  const given = ana(guestStayCalls.giveDocument, { bookingNumber: other.bookingNumber, documentNumber: NUMBER })
  await expect(given).rejects.toMatchObject({ code: 'stay_over' })
})

test.each([[''], ['123'], ['<script>alert(1)</script>'], ['A'.repeat(41)]])('%j is not a valid document number', async (text) => {
  await expect(give(text)).rejects.toMatchObject({ fields: { documentNumber: expect.any(String) } })
})

test('the number is stored encrypted, can be replaced, and is shown only in the guest’s data export', async () => {
  await give('AB 7654321')
  await give(NUMBER)
  expect(await readState()).toBe('given')
  expect(await rows()).toHaveLength(1)
  expect(JSON.stringify(await rows())).not.toMatch(/98765432|7654321/)
  expect(JSON.stringify(await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber }))).not.toContain('98765432')
  const bob = await site.guest('Bob')
  await expect(give('X 1111111', bob)).rejects.toMatchObject({ code: 'no_such_booking' })
  const own = await ana(privacyCalls.read, {})
  expect(own.bookings.find(({ number }) => number === stay.bookingNumber)).toMatchObject({ documentNumber: NUMBER })
})

const views = async () =>
  (await owner(activityCalls.list, { limit: 100 })).activity.filter(({ action }) => action === 'look at document').length

test('owners can view the number singly or in the export, and each view is recorded without the number', async () => {
  await on('2026-08-01')
  const { stays } = await owner(declarationCalls.read, { month: '2026-07' })
  expect(stays.map(({ bookingNumber, hasDocument }) => [bookingNumber, hasDocument])).toContainEqual([stay.bookingNumber, true])
  expect(JSON.stringify(stays)).not.toContain('98765432')
  expect(await views()).toBe(0)
  expect(await owner(declarationCalls.showDocument, { bookingId: stay.bookingId })).toEqual({ documentNumber: NUMBER })
  expect(await views()).toBe(1)
  const file = await site.send('/api/exportDeclarations.php?month=2026-07', { headers: { cookie: owner.cookie } })
  expect(await file.text()).toContain(`Ana Petrović,Serbia,${NUMBER},2450.00`)
  expect(await views()).toBe(2)
  const { activity } = await owner(activityCalls.list, { limit: 100 })
  expect(JSON.stringify(activity)).not.toContain('98765432')
  await expect(ana(declarationCalls.showDocument, { bookingId: stay.bookingId })).rejects.toMatchObject({ status: 403 })
})

test('the number is erased 30 days after the declaration', async () => {
  await eraseDocuments(site.deps)
  await owner(declarationCalls.declare, { month: '2026-07', kind: 'stays', declaredOn: '2026-08-10' })
  await on('2026-09-08')
  await eraseDocuments(site.deps)
  expect(await rows()).toHaveLength(1)
  await on('2026-09-09')
  await eraseDocuments(site.deps)
  expect(await rows()).toEqual([])
  await expect(owner(declarationCalls.showDocument, { bookingId: stay.bookingId })).rejects.toMatchObject({ code: 'not_found' })
  await expect(give(NUMBER), 'the stay is long over').rejects.toMatchObject({ code: 'stay_over' })
})

test('the number is erased with the data of its guest', async () => {
  await on('2026-10-01')
  const { id } = await aVilla(site.db, { registrationKind: 'ama', registrationNumber: '2' })
  await site.guest('Cea')
  const cea = await site.signIn('cea@example.com', 'Password-1')
  const form = await goToBank(cea, id, weekLater(14))
  await pay(site, form)
  await bring(site, form.orderId)
  await cea(guestStayCalls.giveDocument, { bookingNumber: form.bookingNumber, documentNumber: NUMBER })
  site.clock.now = new Date('2026-10-21T09:00:00Z')
  const later = await site.signIn('cea@example.com', 'Password-1')
  expect(await rows()).toHaveLength(1)
  await later(privacyCalls.erase, { password: 'Password-1' })
  expect(await rows()).toEqual([])
})
