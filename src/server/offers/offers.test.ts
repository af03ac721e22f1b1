import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { timelineCalls } from '#contract/timeline.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, emptyCard, goToBank, pay, states } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { alwaysTrue, trueInTheEnd } from '../../../tests/money-truths.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'

const IBAN = 'GR16 0110 1250 0000 0001 2300 695'
const ana = { name: 'Ana Petrović', email: 'ana@example.com', phone: '+381 60 1234567' }
const DAY = 24 * 60

let site: TestSite
let owner: Client
let guest: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  guest = await site.guest('Ana')
  const { company } = (await owner(settingsCalls.read, {})).settings
  await owner(settingsCalls.save, { company: { ...company, iban: IBAN, bic: 'ETHNGRAA', transferBank: 'National Bank' } })
})
afterAll(() => site.close())

type Wish = InputOf<typeof offerCalls.send>
type Stay = { villaId: number; checkIn: string; checkOut: string }

async function priced(stay: Stay, over: object = {}) {
  const wanted = { ...stay, guests: 2, price: 'rates' as const, ...over }
  const { total } = await owner(handBookingCalls.offer, wanted)
  return { ...wanted, total }
}

/** Sends an offer of these stays. @returns its token */
async function send(stays: Stay[], over: Partial<Wish> = {}) {
  const alternatives = await Promise.all(stays.map((stay) => priced(stay)))
  const today = site.clock.now.toISOString().slice(0, 10)
  const sent = await owner(offerCalls.send, {
    alternatives,
    ...ana,
    validUntil: addDays(today, 7),
    holding: true,
    transferDays: 5,
    ...over,
  })
  return { ...sent, token: sent.link.split('/offer/')[1] ?? '' }
}

const someWeek = async (weeks: number): Promise<Stay> => ({ villaId: (await aVilla(site.db)).id, ...weekLater(weeks) })
const read = (token: string) => site.visitor(offerCalls.read, { token })
const accept = async (who: Client, token: string, way: 'card' | 'transfer', index = 0, over: object = {}) => {
  const bookingNumber = (await read(token)).stays[index]?.bookingNumber ?? ''
  return who(offerCalls.accept, { token, bookingNumber, way, termsAccepted: true, ...over })
}
const opened = async (who: Client, token: string, index = 0, over: object = {}) => {
  const { payment } = await accept(who, token, 'card', index, over)
  if (!payment) throw new Error('no payment was opened')
  return payment
}
const payByCard = async (payment: { orderId: string; paymentForm: { fields: Record<string, string> } }, card?: string) => {
  await pay(site, payment, card ? { card } : {})
  return bring(site, payment.orderId)
}
const findRow = async (id: number | undefined) =>
  (
    await site.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, id ?? 0))
  )[0]
const subjectsTo = async (recipient: string) =>
  (await site.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id))).map(({ subject }) => subject)
const guestMails = () => subjectsTo(ana.email)

test('a guest accepts one of two offered stays and pays by card; the other stay is released', async () => {
  const [first, second] = [await someWeek(0), await someWeek(1)]
  const { token, bookingIds } = await send([first, second], { message: 'It was good to talk to you.' })
  expect((await guestMails()).at(-1)).toBe('2 stays for you to choose from')
  expect(await read(token)).toMatchObject({
    state: 'open',
    message: 'It was good to talk to you.',
    guest: ana,
    transferDays: 5,
    transfer: null,
    taken: null,
    stays: [
      { total: 2_450_00, available: true, nights: 7 },
      { total: 2_450_00, available: true },
    ],
  })
  const bob = await site.guest('Bob')
  await expect(goToBank(bob, first.villaId, weekLater(0))).rejects.toMatchObject({ code: 'dates_taken' })
  await expect(goToBank(bob, second.villaId, weekLater(1))).rejects.toMatchObject({ code: 'dates_taken' })

  await payByCard(await opened(guest, token, 1))
  expect([await findRow(bookingIds[0]), await findRow(bookingIds[1])]).toMatchObject([
    { status: 'failed', holdsUntil: null },
    { status: 'paid' },
  ])
  const { bookings: own } = await guest(bookingCalls.mine, {})
  expect(own.map(({ id }) => id)).toContain(bookingIds[1])
  await guest(guestStayCalls.stay, { bookingNumber: own[0]?.bookingNumber ?? '' })
  expect(await read(token)).toMatchObject({ state: 'taken', guest: null, message: '', stays: [], taken: own[0]?.bookingNumber })
  const again = { token, bookingNumber: own[0]?.bookingNumber ?? '', way: 'card' as const, termsAccepted: true as const }
  await expect(guest(offerCalls.accept, again)).rejects.toMatchObject({ code: 'offer_taken' })
  await goToBank(bob, first.villaId, weekLater(0))
  await alwaysTrue({ site })
})

test.each(['card', 'transfer'] as const)('an offer is not accepted by %s without the terms', async (way) => {
  const { token } = await send([await someWeek(25)])
  for (const termsAccepted of [false, undefined])
    await expect(accept(guest, token, way, 0, { termsAccepted })).rejects.toMatchObject({
      status: 400,
      fields: { termsAccepted: expect.any(String) },
    })
  expect(await read(token)).toMatchObject({ state: 'open', transfer: null })
})

test('a declined card leaves the offer open', async () => {
  const { token, bookingIds } = await send([await someWeek(0)])
  await payByCard(await opened(guest, token), emptyCard)
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'pending' })
  expect(await read(token)).toMatchObject({ state: 'open', stays: [{ available: true }] })
  await payByCard(await opened(guest, token))
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'paid' })
})

test('of two offered stays paid concurrently, one is booked and the other is refunded', async () => {
  const { token, bookingIds } = await send([await someWeek(0), await someWeek(0)])
  const [one, other] = [await opened(guest, token, 0), await opened(guest, token, 1)]
  for (const payment of [one, other]) await pay(site, payment)
  await Promise.all([bring(site, one.orderId), bring(site, other.orderId)])
  const statuses = [await findRow(bookingIds[0]), await findRow(bookingIds[1])].map((row) => row?.status)
  expect(statuses.toSorted()).toEqual(['failed', 'paid'])
  await site.later(60)
  await trueInTheEnd({ site })
  await alwaysTrue({ site })
})

test('after acceptance by transfer the nights are held, the guest is reminded, and the recorded payment books the stay', async () => {
  const { token, bookingIds } = await send([await someWeek(2), await someWeek(3)])
  expect(await accept(guest, token, 'transfer')).toEqual({ payment: null })
  const due = addDays(site.clock.now.toISOString().slice(0, 10), 5)
  expect(await read(token)).toMatchObject({
    state: 'transfer',
    transfer: { iban: IBAN, amount: 2_450_00, dueOn: due, reference: expect.stringMatching(/-1$/) },
    stays: [{ nights: 7 }],
  })
  expect(await findRow(bookingIds[1])).toMatchObject({ status: 'failed', holdsUntil: null })
  expect((await subjectsTo('owner@villas.example')).at(-1)).toMatch(/^Ana Petrović pays booking .* by transfer$/)
  const before = await guestMails()
  expect(before.at(-1)).toMatch(/please transfer by the day below/)
  await site.later(4 * DAY)
  expect((await guestMails()).slice(before.length)).toEqual([expect.stringMatching(/your transfer is due soon/)])
  await site.later(2 * DAY)
  expect(await guestMails()).toHaveLength(before.length + 1)

  const bookingId = bookingIds[0] ?? 0
  const receivedOn = site.clock.now.toISOString().slice(0, 10)
  expect(await owner(bookingMoneyCalls.record, { bookingId, ...makeTransfer(2_450_00, { receivedOn }) })).toMatchObject({ status: 'paid' })
  expect(await read(token)).toMatchObject({ state: 'taken' })
  expect(await owner(offerCalls.list, { bookingId })).toMatchObject({ total: 1, offers: [{ state: 'taken' }] })
  await alwaysTrue({ site })
})

test('nobody else gets the nights that an offer keeps, whatever the jobs do, before and after the guest has chosen a transfer', async () => {
  const [first, second] = [await someWeek(13), await someWeek(14)]
  const { token } = await send([first, second])
  const eve = await site.guest('Eve of the offer')
  const strangersAreRefused = async (...stays: Stay[]) => {
    for (const { villaId, ...nights } of stays) await expect(goToBank(eve, villaId, nights)).rejects.toMatchObject({ code: 'dates_taken' })
  }
  for (const minutes of [1, 3, 60, 2 * DAY]) {
    await site.later(minutes)
    await strangersAreRefused(first, second)
  }
  await accept(guest, token, 'transfer')
  for (const minutes of [1, 3, 60, 4 * DAY, 2 * DAY]) {
    await site.later(minutes)
    expect(await read(token)).toMatchObject({ state: 'transfer', transfer: { amount: 2_450_00 } })
    await strangersAreRefused(first)
  }
  await goToBank(eve, second.villaId, { checkIn: second.checkIn, checkOut: second.checkOut })
  const [chosen] = (await read(token)).stays
  const [row] = await site.db
    .select()
    .from(bookings)
    .where(eq(bookings.code, chosen?.bookingNumber ?? ''))
  const receivedOn = site.clock.now.toISOString().slice(0, 10)
  await owner(bookingMoneyCalls.record, { bookingId: row?.id ?? 0, ...makeTransfer(2_450_00, { receivedOn }) })
  expect(await findRow(row?.id)).toMatchObject({ status: 'paid', hold: null, holdsUntil: null })
})

test('the guest of an offer does not find its nights free: they are booked by the offer', async () => {
  const { villaId, ...nights } = await someWeek(20)
  const { token } = await send([{ villaId, ...nights }])
  await accept(guest, token, 'transfer')
  const found = (await guest(searchCalls.stays, { ...nights, guests: 2, limit: 100 })).villas.find(({ villa }) => villa.id === villaId)
  expect(found).toMatchObject({ available: false, nightsState: 'sold' })
  await expect(goToBank(guest, villaId, nights)).rejects.toMatchObject({ code: 'dates_taken' })
})

test('nights of an offer that lost their hold by a fault are held again', async () => {
  const stay = await someWeek(15)
  const { token, bookingIds } = await send([stay])
  await site.db
    .update(bookings)
    .set({ holdsUntil: null })
    .where(eq(bookings.id, bookingIds[0] ?? 0))
  await site.later(1)
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'pending', hold: 'offer' })
  await accept(guest, token, 'transfer')
  await site.db
    .update(bookings)
    .set({ holdsUntil: site.clock.now })
    .where(eq(bookings.id, bookingIds[0] ?? 0))
  await site.later(1)
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'pending', hold: 'transfer' })
})

test('if others got the nights that an offer keeps, guest and owners are told at once', async () => {
  const [lost, left] = [await someWeek(16), await someWeek(17)]
  const { token, bookingIds } = await send([lost, left])
  const loseTo = async (who: string, { villaId, ...nights }: Stay, bookingId: number | undefined) => {
    await site.db
      .update(bookings)
      .set({ holdsUntil: null })
      .where(eq(bookings.id, bookingId ?? 0))
    const payment = await goToBank(await site.guest(who), villaId, nights)
    await site.later(1)
    expect(await findRow(bookingId), 'the stranger may not pay').toMatchObject({ status: 'pending' })
    await payByCard(payment)
    await site.later(1)
  }
  await loseTo('Zoe', lost, bookingIds[0])
  expect((await guestMails()).at(-1)).toBe('The nights of your offer are no longer free')
  expect((await subjectsTo('owner@villas.example')).at(-1)).toMatch(/^Nights held for Ana Petrović are lost: /)
  expect(await read(token)).toMatchObject({ state: 'open', stays: [{ checkIn: left.checkIn }] })
  await loseTo('Yves', left, bookingIds[1])
  expect(await read(token)).toMatchObject({ state: 'lost', stays: [] })
  await site.later(60)
  expect((await guestMails()).filter((subject) => subject === 'The nights of your offer are no longer free')).toHaveLength(2)
})

test('two days after an unpaid transfer was due, the offer lapses, and guest and owner are notified once', async () => {
  const stay = await someWeek(4)
  const { token, bookingIds } = await send([stay])
  await accept(guest, token, 'transfer')
  await site.later(7 * DAY)
  expect(await read(token)).toMatchObject({ state: 'transfer' })
  await site.later(DAY)
  expect(await read(token)).toMatchObject({ state: 'lapsed', guest: null, stays: [] })
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'failed', holdsUntil: null })
  expect((await guestMails()).at(-1)).toBe('Your offer has ended')
  expect((await subjectsTo('owner@villas.example')).at(-1)).toBe('The offer to Ana Petrović has lapsed')
  const all = await guestMails()
  await site.later(DAY)
  expect(await guestMails()).toEqual(all)
  await goToBank(await site.guest('Carl'), stay.villaId, { checkIn: stay.checkIn, checkOut: stay.checkOut })
})

test('held nights of an offer are taken in the public calendar and the feeds; nights not held are free', async () => {
  const [held, open] = [await someWeek(10), await someWeek(10)]
  await send([held])
  await send([open], { holding: false })
  const shown = async ({ villaId }: Stay) => (await site.visitor(bookingCalls.calendar, { villaId })).bookings
  expect(await shown(held)).toEqual([{ villaId: held.villaId, checkIn: held.checkIn, checkOut: held.checkOut, status: 'restricted' }])
  expect(await shown(open)).toEqual([])
  const { villas } = await owner(timelineCalls.read, { from: held.checkIn, days: 14 })
  const findStays = ({ villaId }: Stay) => villas.find(({ id }) => id === villaId)?.stays
  expect(findStays(held)).toMatchObject([{ status: 'pending', name: ana.name, checkIn: held.checkIn }])
  expect(findStays(open)).toEqual([])
  await owner(calendarCalls.connect, { villaId: held.villaId, name: 'Airbnb' })
  const [calendar] = (await owner(calendarCalls.list, {})).calendars
  const { pathname, search } = new URL(calendar?.feedUrl ?? '')
  const file = await (await site.send(pathname + search)).text()
  expect(file).toContain(held.checkIn.replaceAll('-', ''))
})

test('nights of an offer without a hold can be booked by other guests, and accepting it is then refused', async () => {
  const stay = await someWeek(5)
  const { token } = await send([stay], { holding: false })
  const bob = await site.guest('Dora')
  const nights = { checkIn: stay.checkIn, checkOut: stay.checkOut }
  await payByCard(await goToBank(bob, stay.villaId, nights))
  expect(await read(token)).toMatchObject({ state: 'open', stays: [{ available: false }] })
  await expect(accept(guest, token, 'card')).rejects.toMatchObject({ code: 'dates_taken' })
  await expect(accept(guest, token, 'transfer')).rejects.toMatchObject({ code: 'dates_taken' })
})

test('a payment for an offer withdrawn during the payment is refunded', async () => {
  const { token, offerId, bookingIds } = await send([await someWeek(6)])
  const payment = await opened(guest, token)
  await owner(offerCalls.withdraw, { offerId })
  expect((await guestMails()).at(-1)).toBe('Your offer has been withdrawn')
  await payByCard(payment)
  await site.later(60)
  expect(await findRow(bookingIds[0])).toMatchObject({ status: 'cancelled' })
  await trueInTheEnd({ site })
  await expect(owner(offerCalls.withdraw, { offerId })).rejects.toMatchObject({ code: 'offer_over' })
})

test('with rate limits on, a guest who has accepted one of three offered stays can book others', async () => {
  const limited = await testSite({ environment: { RATE_LIMITS: 'on' } })
  try {
    const office = await limited.admin()
    const gina = await limited.guest('Gina')
    const alternatives: Wish['alternatives'] = []
    for (let villa = 0; villa < 3; villa += 1) {
      const wanted = { villaId: (await aVilla(limited.db)).id, ...weekLater(0), guests: 2, price: 'rates' as const }
      alternatives.push({ ...wanted, total: (await office(handBookingCalls.offer, wanted)).total })
    }
    const { link } = await office(offerCalls.send, { alternatives, ...ana, validUntil: '2026-06-08', holding: true })
    const token = link.split('/offer/')[1] ?? ''
    const { stays } = await limited.visitor(offerCalls.read, { token })
    const ask = { token, bookingNumber: stays[0]?.bookingNumber ?? '', way: 'card' as const, termsAccepted: true as const }
    await gina(offerCalls.accept, ask)
    const other = await goToBank(gina, (await aVilla(limited.db)).id, weekLater(3))
    expect(await states(limited, other.orderId)).toEqual(['open', 'pending'])
  } finally {
    await limited.close()
  }
})

test('a manipulated link, a second guest and a wrong amount are refused', async () => {
  const { token, offerId } = await send([await someWeek(7)])
  for (const bent of [`${offerId}-`, `${offerId + 1}${token.slice(String(offerId).length)}`, `${token}x`, '1', 'x', `-${token}`])
    await expect(read(bent)).rejects.toMatchObject({ code: 'no_such_offer' })
  const { token: others } = await send([await someWeek(7)])
  const { stays } = await read(others)
  const bookingNumber = stays[0]?.bookingNumber ?? ''
  const ask = { token, bookingNumber, way: 'card' as const, termsAccepted: true as const }
  await expect(guest(offerCalls.accept, ask)).rejects.toMatchObject({ code: 'no_such_offer' })
  await expect(site.visitor(offerCalls.accept, { ...ask, token: others })).rejects.toMatchObject({ code: 'signed_out' })
  await opened(guest, others)
  const stranger = await site.guest('Eve')
  await expect(accept(stranger, others, 'card')).rejects.toMatchObject({ code: 'not_yours' })
  await expect(accept(stranger, others, 'transfer')).rejects.toMatchObject({ code: 'not_yours' })
  await expect(opened(guest, token, 0, { quotedDinars: 1 })).rejects.toMatchObject({ code: 'price_changed' })
})

test('an invalid offer is refused and stores nothing', async () => {
  const stay = await someWeek(8)
  const today = site.clock.now.toISOString().slice(0, 10)
  const before = await site.db.$count(bookings)
  const wish = { ...ana, alternatives: [await priced(stay)], validUntil: addDays(today, 7), holding: true }
  const later = { ...stay, checkIn: addDays(stay.checkIn, 3), checkOut: addDays(stay.checkOut, 3) }
  const cases: [Partial<Wish>, object][] = [
    [{ validUntil: addDays(today, -1) }, { code: 'valid_until_past' }],
    [{ validUntil: addDays(today, 61) }, { code: 'valid_until_far' }],
    [{ validUntil: addDays(stay.checkIn, 1) }, { code: 'valid_until_far' }],
    [{ alternatives: [] }, { fields: { alternatives: 'An offer has one to three stays' } }],
    [{ alternatives: [await priced(stay), await priced(later)] }, { code: 'alternatives_overlap' }],
    [{ alternatives: [{ ...(await priced(stay)), total: 1_00 }] }, { code: 'price_changed' }],
    [
      { alternatives: [await priced(stay, { price: 'own', amount: 900_00 })] },
      { fields: { reason: 'Please give a reason for this change' } },
    ],
    [{ transferDays: 31 }, { fields: { transferDays: 'Give 1 to 30 days for the transfer' } }],
  ]
  for (const [over, refusal] of cases) await expect(owner(offerCalls.send, { ...wish, ...over })).rejects.toMatchObject(refusal)
  await expect(guest(offerCalls.send, wish)).rejects.toMatchObject({ code: 'not_admin' })
  expect(await site.db.$count(bookings)).toBe(before)
})

test('of ten guests and ten offers competing for the same nights, exactly one gets them', async () => {
  const stay = await someWeek(9)
  const alternatives = [await priced(stay)]
  const validUntil = addDays(site.clock.now.toISOString().slice(0, 10), 7)
  const nights = { checkIn: stay.checkIn, checkOut: stay.checkOut }
  const guests = await Promise.all(Array.from({ length: 10 }, (_, index) => site.guest(`Guest ${index}`)))
  const attempts = [
    ...guests.map((one) => goToBank(one, stay.villaId, nights)),
    ...Array.from({ length: 10 }, () => owner(offerCalls.send, { ...ana, alternatives, validUntil, holding: true })),
  ]
  const done = await Promise.allSettled(attempts)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await alwaysTrue({ site })
})

test('erasing a guest’s data also erases the message of an offer', async () => {
  const fay = await site.guest('Fay')
  const { token, offerId } = await send([await someWeek(11)], { message: 'Dear Fay Ann', reason: 'Fay Ann is a friend' })
  await accept(fay, token, 'transfer')
  await owner(offerCalls.withdraw, { offerId })
  await fay(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('Fay Ann')
})

test('if a guest accepts an offer and erases the account concurrently, exactly one of the two succeeds', async () => {
  for (const name of ['Hugo', 'Ines', 'Jana']) {
    const one = await site.guest(name)
    const { token, bookingIds } = await send([await someWeek(12)])
    const bookingNumber = (await read(token)).stays[0]?.bookingNumber ?? ''
    const ask = { token, bookingNumber, way: 'transfer' as const, termsAccepted: true as const }
    const both = await Promise.allSettled([one(offerCalls.accept, ask), one(privacyCalls.erase, { password: 'Password-1' })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const row = await findRow(bookingIds[0])
    expect(row?.accountId === null).toBe(both[0]?.status === 'rejected')
  }
})

test('search finds a guest with only an open offer by name, email and phone', async () => {
  const { bookingIds } = await send([await someWeek(50)], { name: 'Kovács Éva', email: 'eva@example.com', phone: '+36 30 123-4567' })
  for (const search of ['kovacs', 'eva@example', '0036301234567']) {
    const { bookings: found } = await owner(bookingCalls.calendar, { search })
    expect(found.map(({ id }) => id)).toEqual(bookingIds)
  }
})

test('an offer ends with its last stay that the owners cancel, and promises nothing any more', async () => {
  const [first, second] = [await someWeek(24), await someWeek(25)]
  const { token, bookingIds } = await send([first, second])
  const cancel = (index: number) => owner(bookingCalls.setStatus, { bookingId: bookingIds[index] ?? 0, status: 'cancelled' })
  await cancel(0)
  expect(await read(token)).toMatchObject({ state: 'open', stays: [{ checkIn: second.checkIn }] })
  await accept(guest, token, 'transfer')
  await cancel(1)
  expect(await read(token)).toMatchObject({ state: 'withdrawn', guest: null, transfer: null, stays: [] })
  expect(await owner(offerCalls.list, { bookingId: bookingIds[1] ?? 0 })).toMatchObject({ offers: [{ state: 'withdrawn' }] })
})
