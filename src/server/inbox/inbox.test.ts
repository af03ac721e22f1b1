import { beforeEach, expect, test } from 'vitest'
import { complaintCalls } from '#contract/complaints.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { ownReviewCalls } from '#contract/reviews.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, week, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { daysAfter, minutesAfter } from '../clock.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number
let stay: Awaited<ReturnType<typeof goToBank>>

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  stay = await goToBank(ana, villaId)
  await pay(site, stay)
  await bring(site, stay.orderId)
  return () => site.close()
})

const later = (minutes: number) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
}
async function ask(message: string, over: Partial<{ reason: 'other' | 'change_dates'; kind: 'complaint' }> = {}): Promise<number> {
  later(1)
  await ana(supportCalls.request, { orderId: stay.orderId, reason: 'other', message, ...over })
  return (await owner(supportCalls.tickets, { limit: 1 })).tickets[0]?.id ?? 0
}
const list = (over: object = {}, who = owner) => who(inboxCalls.list, over)
const texts = async (over: object = {}, who = owner) =>
  (await list(over, who)).items.map(({ text, waits }) => (waits ? `${text} waits` : text))
const inMenu = async (who = owner) => (await who(dashboardCalls.waiting, {})).inbox

test('the inbox begins with what waits for an answer, the newest first, and goes on with the other tickets', async () => {
  const answered = await ask('Is there a cot?')
  await ask('May we arrive at noon?')
  await ask('The pool was green.', { kind: 'complaint' })
  const { key } = await site.visitor(threadCalls.form, {})
  later(1)
  await site.visitor(threadCalls.ask, { key, name: 'Bob', email: 'bob@example.com', message: 'Is the sea warm in May?' })
  await owner(supportCalls.reply, { ticketId: answered, message: 'Yes, in the cupboard.' })
  expect(await texts()).toEqual([
    'Is the sea warm in May? waits',
    'The pool was green. waits',
    'May we arrive at noon? waits',
    'Yes, in the cupboard.',
  ])
  const { items, counts, total } = await list()
  expect(counts).toEqual({ answer: 3, all: 3, pending: 2, in_progress: 1, resolved: 0, closed: 0 })
  expect([total, await inMenu()]).toEqual([4, counts.answer])
  expect(items.map(({ kind }) => kind)).toEqual(['question', 'ticket', 'ticket', 'ticket'])
  expect(items[2]).toMatchObject({ name: 'Ana', villa: 'Villa Thea', ...week, status: 'pending', own: false })
  expect(items[3]).toMatchObject({ own: true, status: 'in_progress' })
  expect(await texts({ limit: 2, offset: 3 })).toEqual(['Yes, in the cupboard.'])
  expect(await texts({ show: 'in_progress' })).toEqual(['Yes, in the cupboard.'])
  expect((await list({ show: 'all' })).total).toBe(3)
})

test('an answered ticket waits no longer, and again once its guest writes back', async () => {
  const ticketId = await ask('Is there a cot?')
  const status = async () => (await owner(supportCalls.tickets, {})).tickets[0]?.status
  await owner(supportCalls.reply, { ticketId, message: 'Yes.' })
  expect([await status(), await inMenu()]).toEqual(['in_progress', 0])
  await ana(supportCalls.reply, { ticketId, message: 'And a high chair?' })
  expect([await status(), await inMenu()]).toEqual(['pending', 1])
})

test('a complaint is in the inbox until it is answered, also while its ticket is in progress', async () => {
  const ticketId = await ask('The pool was green.', { kind: 'complaint' })
  await owner(supportCalls.reply, { ticketId, message: 'We look at it.' })
  expect((await list()).items).toMatchObject([{ kind: 'ticket', waits: true, late: false, answerBy: expect.any(String) }])
  const { complaint } = await owner(inboxCalls.conversation, { ticketId })
  await owner(complaintCalls.answer, { complaintId: complaint?.id ?? 0, decision: 'accepted', answer: 'Sorry.' })
  expect([(await list()).items[0]?.waits, await inMenu()]).toEqual([false, 0])
  await owner(complaintCalls.record, { guestName: 'Zoë', content: 'Noise at night', receivedOn: '2026-06-01' })
  expect((await list()).items[0]).toMatchObject({ kind: 'complaint', name: 'Zoë', late: false, waits: true })
  site.clock.now = daysAfter(site.clock.now, 10)
  owner = await site.admin()
  expect((await list()).items[0]).toMatchObject({ kind: 'complaint', late: true })
})

test('a review that nobody has decided waits for the management, and not for the reception', async () => {
  site.clock.now = new Date('2026-07-14T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(ownReviewCalls.write, { bookingNumber: stay.bookingNumber, stars: 4, review: 'Steep with a pram.', name: 'Ana' })
  const reception = await site.person('reception')
  owner = await site.admin()
  expect((await list()).items).toMatchObject([{ kind: 'review', stars: 4, name: 'Ana', villa: 'Villa Thea' }])
  expect([await inMenu(), await inMenu(reception), await texts({}, reception)]).toEqual([1, 0, []])
  site.clock.now = daysAfter(site.clock.now, 14)
  owner = await site.admin()
  expect([await texts(), await inMenu()]).toEqual([[], 0])
})

test('a conversation shows what its guest wrote before, the stay, and the nights beside it', async () => {
  const bob = await site.guest('Bob')
  const next = await goToBank(bob, villaId, { checkIn: '2026-07-14', checkOut: '2026-07-20' })
  await pay(site, next)
  await bring(site, next.orderId)
  const earlier = await ask('Is there a parking place?')
  await owner(supportCalls.reply, { ticketId: earlier, message: 'Yes, for two cars.' })
  await owner(supportCalls.update, { ticketId: earlier, status: 'resolved' })
  const ticketId = await ask('Could we stay a day longer?', { reason: 'change_dates' })
  const { ticket, before, others, stay: booked, guest, complaint, suggestion } = await owner(inboxCalls.conversation, { ticketId })
  expect(ticket).toMatchObject({ message: 'Could we stay a day longer?', userEmail: 'ana@example.com' })
  expect(before).toMatchObject([
    { id: earlier, status: 'resolved', message: 'Is there a parking place?', messages: [{ message: 'Yes, for two cars.' }] },
  ])
  expect(others.map(({ id }) => id)).toEqual([earlier])
  expect(booked).toMatchObject({ villa: 'Villa Thea', ...week, status: 'paid', total: 2_450_00, remaining: 0 })
  expect(booked?.nights.map(({ day, state, guest }) => `${day.slice(8)} ${state} ${guest}`.trim())).toEqual([
    '03 free',
    '04 free',
    '05 free',
    '13 free',
    '14 taken Ana Petrović',
    '15 taken Ana Petrović',
    '16 taken Ana Petrović',
  ])
  expect([guest.stays, complaint, suggestion]).toEqual([1, null, null])
  await expect(owner(inboxCalls.conversation, { ticketId: 99 })).rejects.toMatchObject({ status: 404 })
})

test('a wish for other dates is suggested with the price of the page that reviews it, or says why it cannot be', async () => {
  await owner(settingsCalls.save, { booking: { ...seedSettings.booking, changes: 'after_consent' } })
  const ticketId = await ask('A week later, please', { reason: 'change_dates' })
  await ana(guestStayCalls.askForChange, { bookingNumber: stay.bookingNumber, villaId, ...weekLater(1) })
  const suggested = async (who = owner) => (await who(inboxCalls.conversation, { ticketId })).suggestion
  const wanted = { bookingId: (await suggested())?.bookingId ?? 0, villaId, ...weekLater(1), price: 'rates' as const }
  const { total, formerTotal } = await owner(ownerChangeCalls.offer, wanted)
  expect(await suggested()).toMatchObject({ villa: 'Villa Thea', ...weekLater(1), difference: total - formerTotal, against: [] })
  expect(await suggested(await site.person('reception'))).toBeNull()
  const bob = await site.guest('Bob')
  const other = await goToBank(bob, villaId, weekLater(1))
  await pay(site, other)
  await bring(site, other.orderId)
  expect(await suggested()).toMatchObject({ difference: null, against: [expect.stringMatching(/.+/)] })
})

test('a private note has its writer and time, and stays out of the guest’s data; erasing the guest erases it', async () => {
  const ticketId = await ask('Is there a cot?')
  const reception = await site.person('reception')
  await reception(supportCalls.note, { ticketId, note: 'Oleander: calls twice a day' })
  await owner(supportCalls.note, { ticketId, note: 'Be generous' })
  const notes = async () => (await owner(inboxCalls.conversation, { ticketId })).notes
  expect(await notes()).toMatchObject([
    { note: 'Oleander: calls twice a day', author: expect.stringMatching(/./), writtenAt: site.clock.now.toISOString() },
    { note: 'Be generous' },
  ])
  expect(JSON.stringify(await ana(privacyCalls.read, {}))).not.toContain('Oleander')
  expect(JSON.stringify(await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber }))).not.toContain('Oleander')
  const [, ofOwner] = await notes()
  await expect(reception(supportCalls.removeNote, { noteId: ofOwner?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  await owner(supportCalls.removeNote, { noteId: ofOwner?.id ?? 0 })
  await owner(supportCalls.remind, { ticketId, remindOn: '2026-06-20' })
  expect(await notes()).toHaveLength(1)
  await expect(owner(supportCalls.note, { ticketId: 99, note: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(ana(supportCalls.note, { ticketId, note: 'x' })).rejects.toMatchObject({ status: 403 })

  site.clock.now = new Date('2026-07-20T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('Oleander')
  owner = await site.admin()
  expect(await owner(inboxCalls.conversation, { ticketId })).toMatchObject({ notes: [], remindOn: null })
})

test('a reminder brings a ticket back on its day, in the inbox and on Today, until it is answered', async () => {
  const ticketId = await ask('Is there a cot?')
  await owner(supportCalls.update, { ticketId, status: 'closed' })
  await expect(owner(supportCalls.remind, { ticketId, remindOn: '2026-05-31' })).rejects.toMatchObject({
    fields: { remindOn: 'Not before today' },
  })
  await owner(supportCalls.remind, { ticketId, remindOn: '2026-06-02' })
  await owner(supportCalls.remind, { ticketId, remindOn: '2026-06-03' })
  await owner(supportCalls.reply, { ticketId, message: 'We look for one.' })
  const reminded = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'reminder')
  expect([(await list()).items[0]?.waits, await reminded()]).toEqual([false, []])

  site.clock.now = new Date('2026-06-03T06:00:00Z')
  owner = await site.admin()
  expect((await list()).items[0]).toMatchObject({ waits: true, remindOn: '2026-06-03', status: 'closed' })
  expect([await inMenu(), (await list()).counts.answer]).toEqual([1, 1])
  expect(await reminded()).toMatchObject([{ text: `Ticket #${ticketId} of Ana: you wanted to be reminded on June 3, 2026.` }])
  await owner(supportCalls.reply, { ticketId, message: 'There is one now.' })
  expect([await inMenu(), await reminded()]).toEqual([0, []])

  await owner(supportCalls.remind, { ticketId, remindOn: '2026-06-03' })
  await owner(supportCalls.remind, { ticketId })
  expect(await inMenu()).toBe(0)
})
