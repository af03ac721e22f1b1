import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { complaintCalls } from '#contract/complaints.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
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
import { villas } from '../db/schema.ts'

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
/** The stay of a conversation. */
async function beside(threadId = 0) {
  const { stay: found } = await owner(inboxCalls.conversation, { threadId })
  if (!found) throw new Error('a conversation without a stay')
  return found
}
const inMenu = async (who = owner) => (await who(dashboardCalls.waiting, {})).inbox

test('the inbox has one line for each conversation: first those that wait for an answer, the newest first', async () => {
  const bob = await site.guest('Bob')
  const other = await goToBank(bob, villaId, weekLater(2))
  await pay(site, other)
  await bring(site, other.orderId)
  await bob(guestStayCalls.write, { bookingNumber: other.bookingNumber, message: 'May we arrive at noon?' })
  const answered = await ask('Is there a cot?')
  await ask('The pool was green.', { kind: 'complaint' })
  await owner(supportCalls.reply, { ticketId: answered, message: 'Yes, in the cupboard.' })
  const { key } = await site.visitor(threadCalls.form, {})
  later(1)
  await site.visitor(threadCalls.ask, { key, name: 'Cara', email: 'cara@example.com', message: 'Is the sea warm in May?' })
  expect(await texts()).toEqual(['Is the sea warm in May? waits', 'Yes, in the cupboard. waits', 'May we arrive at noon? waits'])
  const { items, counts, total } = await list()
  const inRegisters = { mine: 0, questions: 1, complaints: 1, reviews: 0 }
  expect(counts).toEqual({ answer: 3, all: 2, pending: 1, in_progress: 1, resolved: 0, closed: 0, ...inRegisters })
  expect([total, await inMenu()]).toEqual([3, counts.answer])
  expect(items.map(({ kind }) => kind)).toEqual(['question', 'stay', 'stay'])
  expect(items[1]).toMatchObject({ name: 'Ana Petrović', villa: 'Villa Thea', ...week, status: 'pending', own: true })
  expect(items[2]).toMatchObject({ reason: null, status: null, own: false })
  expect(await texts({ limit: 1, offset: 2 })).toEqual(['May we arrive at noon? waits'])
  expect(await texts({ show: 'in_progress' })).toEqual(['Yes, in the cupboard.'])
  expect((await list({ show: 'all' })).items.map(({ kind }) => kind)).toEqual(['ticket', 'ticket'])

  later(1)
  const { bookingId } = await beside(items[2]?.id)
  await owner(threadCalls.writeToStay, { bookingId, message: 'Until noon the house is cleaned.' })
  expect(await texts()).toEqual(['Is the sea warm in May? waits', 'Yes, in the cupboard. waits', 'Until noon the house is cleaned.'])
})

const asksBefore = async (message: string, stay: object = {}) => {
  const { key } = await site.visitor(threadCalls.form, {})
  later(1)
  await site.visitor(threadCalls.ask, { key, name: 'Zoë Müller', email: 'zoe@example.com', message, ...stay })
  return (await list({ show: 'questions' })).items[0]?.id ?? 0
}

test('a question before a booking is a conversation that says whether the stay can be had and what it costs today', async () => {
  const [villa] = await site.db.select().from(villas)
  const slug = villa?.slug ?? ''
  const free = await asksBefore('Is it quiet?', { villa: slug, ...weekLater(3), guests: 3 })
  const asked = async (threadId: number, who = owner) => (await who(inboxCalls.conversation, { threadId })).asked
  const offered = await owner(handBookingCalls.offer, { villaId, ...weekLater(3), guests: 3, price: 'rates' })
  expect(await asked(free)).toEqual({
    villaId,
    villa: 'Villa Thea',
    ...weekLater(3),
    guests: 3,
    total: offered.total,
    against: [],
    staysOfAddress: 0,
  })
  const taken = await asksBefore('Are these days free?', { villa: slug, ...week })
  expect(await asked(taken, await site.person('reception'))).toMatchObject({ total: null, against: [expect.stringMatching(/./)] })
  expect(await asked(await asksBefore('Do you have a boat?'))).toMatchObject({ villa: null, total: null, against: [] })

  const { version } = await owner(inboxCalls.conversation, { threadId: free })
  await owner(threadCalls.answer, { threadId: free, version, message: 'Very quiet.' })
  expect(await texts({ show: 'questions' })).toEqual(['Do you have a boat? waits', 'Are these days free? waits', 'Very quiet.'])
  expect(await texts()).toContain('Very quiet.')
})

test('complaints and reviews are lists of their own; reviews only of the management', async () => {
  await ask('The pool was green.', { kind: 'complaint' })
  await owner(complaintCalls.record, { guestName: 'Zoë', content: 'Noise at night', receivedOn: '2026-06-01' })
  expect((await list({ show: 'complaints' })).items.map(({ kind, text }) => [kind, text])).toEqual([
    ['complaint', 'Noise at night'],
    ['ticket', 'The pool was green.'],
  ])
  site.clock.now = new Date('2026-07-14T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(ownReviewCalls.write, { bookingNumber: stay.bookingNumber, stars: 4, review: 'Steep with a pram.', name: 'Ana' })
  owner = await site.admin()
  expect(await texts({ show: 'reviews' })).toEqual(['Steep with a pram. waits'])
  const { items, counts } = await list({ show: 'reviews' }, await site.person('reception'))
  expect([items, counts.reviews]).toEqual([[], 0])
})

test('what guests have written is found without accents and case, and so are their names, addresses, phones and numbers', async () => {
  await ask('Kann man Đurđevdan feiern? 100% gerne')
  await asksBefore('Πού είναι η παραλία;')
  await owner(complaintCalls.record, { guestName: 'José', content: 'Noise at night', receivedOn: '2026-06-01' })
  const find = async (search: string, over: object = {}) => (await list({ search, ...over })).items.map(({ name }) => name)
  const [question, booked, complained] = ['Zoë Müller', 'Ana Petrović', 'José']
  expect(await find('παραλια')).toEqual([question])
  expect(await find('djurdj')).toEqual([])
  expect(await find('DURDEVDAN')).toEqual([booked])
  expect(await find('petrovic')).toEqual([booked])
  expect(await find('zoe muller')).toEqual([question])
  expect(await find('ANA@example')).toEqual([booked])
  expect(await find(stay.bookingNumber.toLowerCase())).toEqual([booked])
  expect(await find(stay.orderId)).toEqual([booked])
  expect(await find('jose')).toEqual([complained])
  expect(await find('0%')).toEqual([])
  expect(await find('100%')).toEqual([booked])
  expect(await find("'; DROP TABLE messages; --")).toEqual([])
  expect(await find('durdevdan', { show: 'pending' })).toEqual([booked])
  expect(await find('durdevdan', { show: 'resolved' })).toEqual([])
  expect(await find('xyz', { show: 'complaints' })).toEqual([])
  await expect(list({ search: 'durdevdan' }, await site.person('housekeeping'))).rejects.toMatchObject({ status: 403 })
})

test('a message that needs no answer is set aside, and the guest’s next one waits again', async () => {
  await ana(guestStayCalls.write, { bookingNumber: stay.bookingNumber, message: 'Thank you!' })
  const [waiting] = (await list()).items
  const { threadId, version } = await owner(inboxCalls.conversation, { threadId: waiting?.id ?? 0 })
  await owner(threadCalls.close, { threadId: threadId ?? 0, version })
  expect([await inMenu(), await texts()]).toEqual([0, ['Thank you!']])
  await expect(owner(threadCalls.close, { threadId: threadId ?? 0, version })).rejects.toMatchObject({ status: 409 })
  await ana(guestStayCalls.write, { bookingNumber: stay.bookingNumber, message: 'One more thing' })
  expect(await inMenu()).toBe(1)
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
  expect((await list()).items).toMatchObject([{ kind: 'stay', waits: true, late: false, answerBy: expect.any(String) }])
  const complaint = (await owner(inboxCalls.conversation, { ticketId })).tickets[0]?.complaint
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

test('a conversation shows all that was written about the stay, the stay, and the nights beside it', async () => {
  const bob = await site.guest('Bob')
  const next = await goToBank(bob, villaId, { checkIn: '2026-07-14', checkOut: '2026-07-20' })
  await pay(site, next)
  await bring(site, next.orderId)
  const earlier = await ask('Is there a parking place?')
  await owner(supportCalls.reply, { ticketId: earlier, message: 'Yes, for two cars.' })
  await owner(supportCalls.update, { ticketId: earlier, status: 'resolved' })
  const ticketId = await ask('Could we stay a day longer?', { reason: 'change_dates' })
  await owner(threadCalls.writeToStay, { bookingId: (await beside((await list()).items[0]?.id)).bookingId, message: 'We look.' })
  const talk = await owner(inboxCalls.conversation, { ticketId })
  const { stay: booked, guest, suggestion, tickets, others } = talk
  expect(talk.messages.map(({ author, message, ticketId }) => [author, message, ticketId])).toEqual([
    ['guest', 'Is there a parking place?', earlier],
    ['owner', 'Yes, for two cars.', earlier],
    ['guest', 'Could we stay a day longer?', ticketId],
    ['owner', 'We look.', null],
  ])
  expect(tickets).toMatchObject([
    { id: earlier, status: 'resolved', complaint: null },
    { id: ticketId, status: 'pending', orderId: stay.orderId },
  ])
  expect(talk.mails.map(({ subject }) => subject)).toContain(`Your stay at Villa Thea is confirmed (${stay.bookingNumber})`)
  expect([guest.name, guest.email, others, talk.ticketId]).toEqual(['Ana Petrović', 'ana@example.com', [], ticketId])
  expect(await owner(inboxCalls.conversation, { bookingId: booked?.bookingId ?? 0 })).toEqual({ ...talk, ticketId })
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
  expect([guest.stays, suggestion]).toEqual([1, null])
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

test('a private note stands in the conversation and on the booking, and stays out of the guest’s data; erasing the guest erases it', async () => {
  const ticketId = await ask('Is there a cot?')
  const { stay: of, threadId } = await owner(inboxCalls.conversation, { ticketId })
  const bookingId = of?.bookingId ?? 0
  await (await site.person('reception'))(bookingCalls.note, { bookingId, note: 'Oleander: calls twice a day' })
  const notes = async () => (await owner(inboxCalls.conversation, { ticketId })).notes
  expect(await notes()).toMatchObject([
    { note: 'Oleander: calls twice a day', author: expect.stringMatching(/./), writtenAt: site.clock.now.toISOString() },
  ])
  expect((await owner(bookingCalls.events, { bookingId })).notes).toEqual(await notes())
  expect(JSON.stringify(await ana(privacyCalls.read, {}))).not.toContain('Oleander')
  expect(JSON.stringify(await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber }))).not.toContain('Oleander')
  await owner(threadCalls.remind, { threadId: threadId ?? 0, remindOn: '2026-06-20' })

  site.clock.now = new Date('2026-07-20T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('Oleander')
  owner = await site.admin()
  expect(await owner(inboxCalls.conversation, { ticketId })).toMatchObject({ notes: [], remindOn: null })
})

test('a reminder brings a conversation back on its day, in the inbox and on Today, until it is answered', async () => {
  const ticketId = await ask('Is there a cot?')
  await owner(supportCalls.update, { ticketId, status: 'closed' })
  const threadId = (await owner(inboxCalls.conversation, { ticketId })).threadId ?? 0
  await expect(owner(threadCalls.remind, { threadId, remindOn: '2026-05-31' })).rejects.toMatchObject({
    fields: { remindOn: 'Not before today' },
  })
  await owner(threadCalls.remind, { threadId, remindOn: '2026-06-02' })
  await owner(threadCalls.remind, { threadId, remindOn: '2026-06-03' })
  await owner(supportCalls.reply, { ticketId, message: 'We look for one.' })
  const reminded = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'reminder')
  expect([(await list()).items[0]?.waits, await reminded()]).toEqual([false, []])

  site.clock.now = new Date('2026-06-03T06:00:00Z')
  owner = await site.admin()
  expect((await list()).items[0]).toMatchObject({ waits: true, remindOn: '2026-06-03', status: null })
  expect([await inMenu(), (await list()).counts.answer]).toEqual([1, 1])
  expect(await reminded()).toMatchObject([{ text: 'Conversation with Ana Petrović: you wanted to be reminded on June 3, 2026.' }])
  await owner(supportCalls.reply, { ticketId, message: 'There is one now.' })
  expect([await inMenu(), await reminded()]).toEqual([0, []])

  await owner(threadCalls.remind, { threadId, remindOn: '2026-06-03' })
  await owner(threadCalls.remind, { threadId })
  expect(await inMenu()).toBe(0)
})
