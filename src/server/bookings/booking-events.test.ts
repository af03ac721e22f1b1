import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let owner: Client
let bookingId: number
let stay: Awaited<ReturnType<typeof goToBank>>

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.person('owner')]
  stay = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, stay)
  await bring(site, stay.orderId)
  bookingId = (await owner(bookingCalls.calendar, { search: stay.bookingNumber })).bookings[0]?.id ?? 0
  return () => site.close()
})

const read = (who = owner) => who(bookingCalls.events, { bookingId })

test('the page of a booking has what its guest and the owners wrote, and what was changed by whom, once', async () => {
  await ana(supportCalls.request, { orderId: stay.orderId, reason: 'other', message: 'Is there a cot?' })
  const ticketId = (await owner(supportCalls.tickets, {})).tickets[0]?.id ?? 0
  await owner(supportCalls.reply, { ticketId, message: 'Yes, in the cupboard.' })
  const { version } = await owner(bookingCalls.details, { bookingId })
  await owner(bookingCalls.updateDetails, { bookingId, version, guests: 3, specialRequests: 'A cot' })
  const { messages, activity } = await read()
  expect(messages.map(({ author, message }) => `${author}: ${message}`)).toEqual(['owner: Yes, in the cupboard.', 'guest: Is there a cot?'])
  expect(activity).toMatchObject([{ action: 'details', before: { guests: 2 }, after: { guests: 3 } }])
})

test('a note on a booking is for the reception and the management, never for the guest, and is erased with the guest’s data', async () => {
  const [reception, accountant, house] = [
    await site.person('reception'),
    await site.person('accountant'),
    await site.person('housekeeping'),
  ]
  await reception(bookingCalls.note, { bookingId, note: 'Oleander: brings a dog' })
  await owner(bookingCalls.note, { bookingId, note: 'Be generous' })
  expect((await read(reception)).notes.map(({ note }) => note)).toEqual(['Be generous', 'Oleander: brings a dog'])
  expect((await read(reception)).activity).toEqual([])
  expect(await read(accountant)).toEqual({ notes: [], messages: [], activity: [] })
  for (const other of [accountant, house, ana])
    await expect(other(bookingCalls.note, { bookingId, note: 'x' })).rejects.toMatchObject({ status: 403 })
  await expect(read(house)).rejects.toMatchObject({ status: 403 })
  expect(JSON.stringify(await ana(privacyCalls.read, {}))).not.toContain('Oleander')
  expect(JSON.stringify(await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber }))).not.toContain('Oleander')

  const [ofOwner] = (await read()).notes
  await expect(reception(bookingCalls.removeNote, { noteId: ofOwner?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  await owner(bookingCalls.removeNote, { noteId: ofOwner?.id ?? 0 })
  expect((await read()).notes).toHaveLength(1)
  await expect(owner(bookingCalls.note, { bookingId: 99, note: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(owner(bookingCalls.note, { bookingId, note: ' ' })).rejects.toMatchObject({ status: 400 })

  site.clock.now = new Date('2026-09-20T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('Oleander')
})
