import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { mailingCalls } from '#contract/mailings.ts'
import { mailCalls } from '#contract/mails.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { newsCalls } from '#contract/news.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aStay, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, bookings, mails, messages, newsConsents } from '../db/schema.ts'
import { newsKey } from '../mail/news-consent.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'
import { threadPage } from '../threads/thread-link.ts'
import { sendMessages } from './send-messages.ts'

let site: TestSite
let owner: Client
let ana: Client

// Monday, June 1, 2026.
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  return () => site.close()
})

type Over = Partial<typeof bookings.$inferInsert>
/** In a villa of its own, entered by hand unless an account is given. */
const stayAt = async (guestName: string, checkIn: string, over: Over = {}) =>
  aStay(site.db, {
    villaId: (await aVilla(site.db)).id,
    guestName,
    checkIn,
    code: `${guestName.toUpperCase()}${checkIn.slice(5, 7)}`,
    ...over,
  })
const findAccount = async (email: string) =>
  (await site.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0
/** Of the guest who has an account. From June 10 to 12, 2026. */
const anasStay = async (over: Over = {}) => stayAt('Ana', '2026-06-10', { accountId: await findAccount('ana@example.com'), ...over })
const ANA = { bookingNumber: 'ANA06' }

/** Of Ana's stay: on April 8, 2027. */
const comeBack: InputOf<typeof templateCalls.save> = {
  name: 'Come back',
  texts: [
    { language: 'en', subject: 'Come back', body: 'Dear {guest}, come back.' },
    { language: 'de', subject: 'Kommen Sie wieder', body: 'Guten Tag {guest}, kommen Sie wieder.' },
  ],
  event: 'departure',
  days: 300,
  hour: 10,
  active: true,
}
const DUE = '2027-04-08T07:00:00Z'
const save = (over: Partial<typeof comeBack> = {}) => owner(templateCalls.save, { ...comeBack, ...over })
const at = async (moment: string) => {
  site.clock.now = new Date(moment)
  ;[ana, owner] = [await site.signIn('ana@example.com', 'Password-1'), await site.admin()]
}
const run = () => sendMessages(site.deps, () => false)
const news = async () => (await site.db.select().from(mails).orderBy(mails.id)).filter(({ unsubscribe }) => unsubscribe !== null)
const agree = (choice: boolean) => ana(guestStayCalls.chooseNews, { ...ANA, agree: choice })
const readAgreed = async () => (await ana(guestStayCalls.stay, ANA)).news
const readStates = async (bookingId: number) => (await owner(templateCalls.planned, { bookingId })).planned.map(({ state }) => state)
const token = (email = 'ana@example.com') => newsKey(site.deps, email)
/** A guest who books with an address and pays by card. @returns the number of the booking */
async function payWith(guest: Client, email: string): Promise<string> {
  const visit = await goToBank(guest, (await aVilla(site.db)).id, { guest: { ...anaForm, email } })
  await pay(site, visit)
  await bring(site, visit.orderId)
  return visit.bookingNumber
}
/** The conversation of a stay, by the link of its mails. */
async function makeLink(bookingId: number, email: string): Promise<string> {
  await owner(threadCalls.writeToStay, { bookingId, message: 'Welcome!' })
  const [message] = (await site.db.select().from(messages).orderBy(messages.id)).slice(-1)
  return threadPage(site.deps, { id: message?.threadId ?? 0, language: 'en', stayEmail: email }).split('/ask/')[1] ?? ''
}

test('nobody has agreed before; who has gets the text ten months later, with the link to unsubscribe, and nobody else does', async () => {
  await save()
  const [id, bea] = [await anasStay(), await stayAt('Bea', '2026-06-10')]
  expect([await readAgreed(), await readStates(id)]).toEqual([{ agreed: false }, ['no_consent']])
  await agree(true)
  expect([await readAgreed(), await readStates(id), await readStates(bea)]).toEqual([{ agreed: true }, ['waits'], ['no_consent']])
  expect((await owner(templateCalls.planned, { bookingId: id })).newsSince).toBe('2026-06-01T09:00:00.000Z')
  expect((await owner(templateCalls.reach, {})).agreed).toBe(1)
  expect((await owner(templateCalls.list, {})).templates).toMatchObject([{ advertising: true }])
  await at(DUE)
  await Promise.all([run(), run()])
  await run()
  const [mail, ...more] = await news()
  expect([mail?.recipient, more]).toEqual(['ana@example.com', []])
  expect(mail?.unsubscribe).toBe(`${site.deps.env.siteUrl}/news/${token()}`)
  expect(mail?.text).toContain(`Unsubscribe, ${mail?.unsubscribe}`)
  expect(await site.db.select().from(newsConsents)).toMatchObject([
    {
      email: 'ana@example.com',
      words: 'Email me news and offers of the villas now and then',
      language: 'en',
      givenBy: 'account',
      withdrawnAt: null,
    },
  ])
})

test('who unsubscribes by the link is not written to again, whatever it is clicked; mails about stays go on; and it is undone there', async () => {
  await save()
  await anasStay()
  await agree(true)
  expect(await site.visitor(newsCalls.read, { token: token() })).toEqual({ agreed: true, canUndo: false })
  expect((await readAgreed())?.agreed).toBe(true)
  await Promise.all([1, 2, 3].map(() => site.visitor(newsCalls.unsubscribe, { token: token() })))
  expect(await site.visitor(newsCalls.read, { token: token() })).toEqual({ agreed: false, canUndo: true })
  expect(await readAgreed()).toEqual({ agreed: false })
  await save({ name: 'Thanks', days: 1 })
  await at('2026-06-13T07:00:00Z')
  await run()
  await at(DUE)
  await run()
  expect(await news()).toEqual([])
  expect((await site.db.select().from(messages)).map(({ subject }) => subject)).toEqual(['Come back'])
  await site.visitor(newsCalls.undo, { token: token() })
  expect([await readAgreed(), (await site.db.select().from(newsConsents))[0]?.givenBy]).toEqual([{ agreed: true }, 'unsubscribe_page'])
  await run()
  expect(await news()).toHaveLength(1)
})

test('the link to unsubscribe stays the same after the secret of the site was renewed', async () => {
  await anasStay()
  await agree(true)
  const before = token()
  Object.assign(site.deps, { secret: 'another secret' })
  await save()
  await at(DUE)
  await run()
  expect((await news()).map(({ unsubscribe }) => unsubscribe)).toEqual([expect.stringMatching(new RegExp(`/news/${before}$`))])
  await site.visitor(newsCalls.unsubscribe, { token: before })
  expect(await readAgreed()).toEqual({ agreed: false })
})

test('who withdraws gets not even what waits to be sent, and no owner sends it again', async () => {
  await save()
  await anasStay()
  await agree(true)
  await at(DUE)
  await run()
  expect(await news()).toMatchObject([{ sentAt: null }])
  await agree(false)
  expect(await news()).toEqual([])
  await agree(true)
  await save({ name: 'Once more', days: 301 })
  await at('2027-04-09T07:00:00Z')
  await run()
  const [mail] = await news()
  await site.db.update(mails).set({ sentAt: site.clock.now, tryAt: null })
  await agree(false)
  await expect(owner(mailCalls.sendAgain, { id: mail?.id ?? 0 })).rejects.toMatchObject({ code: 'guest_without_consent' })
})

test('a guessed link and that of another address do nothing, and say nothing about an address', async () => {
  await anasStay()
  await agree(true)
  for (const guessed of ['x', token().slice(1), token('bea@example.com'), token(' ANA@example.com').toLowerCase(), 'ana@example.com']) {
    expect(await site.visitor(newsCalls.read, { token: guessed })).toEqual({ agreed: false, canUndo: false })
    await site.visitor(newsCalls.unsubscribe, { token: guessed })
    await site.visitor(newsCalls.undo, { token: guessed })
  }
  expect(await readAgreed()).toEqual({ agreed: true })
  expect(await site.db.$count(newsConsents)).toBe(1)
})

test('nobody agrees for an address that is not proved, nor for another guest’s stay', async () => {
  await anasStay()
  await stayAt('Bea', '2026-06-10', { accountId: await findAccount('ana@example.com') })
  expect((await ana(guestStayCalls.stay, { bookingNumber: 'BEA06' })).news).toBeNull()
  await expect(ana(guestStayCalls.chooseNews, { bookingNumber: 'BEA06', agree: true })).rejects.toMatchObject({ code: 'email_unproved' })
  const mila = await site.guest('Mila', { proved: false })
  await stayAt('Mila', '2026-07-10', { accountId: await findAccount('mila@example.com') })
  await expect(mila(guestStayCalls.chooseNews, { bookingNumber: 'MILA07', agree: true })).rejects.toMatchObject({ code: 'email_unproved' })
  // Who has mistyped an address pays, too.
  const bookingNumber = await payWith(mila, 'mila@example.com')
  await expect(mila(guestStayCalls.chooseNews, { bookingNumber, agree: true })).rejects.toMatchObject({ code: 'email_unproved' })
  await expect(mila(guestStayCalls.chooseNews, { ...ANA, agree: true })).rejects.toMatchObject({ code: 'no_such_booking' })
  expect(await site.db.$count(newsConsents)).toBe(0)
})

test('a guest without account agrees by the link of the conversation, and by that of a question nobody does', async () => {
  await save()
  const bea = await stayAt('Bea', '2026-06-10', { email: 'Bea@Example.com' })
  const link = await makeLink(bea, 'Bea@Example.com')
  expect((await site.visitor(threadCalls.read, { token: link })).news).toEqual({ agreed: false })
  await site.visitor(threadCalls.chooseNews, { token: link, agree: true })
  expect((await site.visitor(threadCalls.read, { token: link })).news).toEqual({ agreed: true })
  await expect(site.visitor(threadCalls.chooseNews, { token: `1-${'x'.repeat(32)}`, agree: true })).rejects.toMatchObject({ status: 404 })
  await at(DUE)
  await run()
  expect((await news()).map(({ recipient }) => recipient)).toEqual(['Bea@Example.com'])
})

test('a consent belongs to the address that gave it: a corrected address has none', async () => {
  await save()
  const bea = await stayAt('Bea', '2026-06-10')
  await site.visitor(threadCalls.chooseNews, { token: await makeLink(bea, 'bea@example.com'), agree: true })
  await owner(bookingCalls.updateDetails, { bookingId: bea, guests: 2, specialRequests: '', email: 'beata@example.com' })
  expect(await readStates(bea)).toEqual(['no_consent'])
  await at(DUE)
  await run()
  expect(await news()).toEqual([])
})

test('two stays of one address get one mail a text and year, also from two processes', async () => {
  await save()
  await anasStay()
  const second = await stayAt('Ana', '2026-06-10', { code: 'ANA66', email: 'ANA@example.com' })
  await agree(true)
  await at(DUE)
  await Promise.all([run(), run()])
  await run()
  expect(await news()).toHaveLength(1)
  expect([await readStates(second), await readStates(second - 1)].flat().sort()).toEqual(['repeated', 'sent'])
})

test('a cancelled stay gets no news, and what is advertising is not sent by hand either to who has not agreed', async () => {
  const { templateId } = await save()
  const id = await anasStay()
  await expect(owner(templateCalls.sendNow, { templateId, bookingId: id })).rejects.toMatchObject({ code: 'guest_without_consent' })
  await agree(true)
  await site.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id))
  await at(DUE)
  await run()
  expect([await news(), await readStates(id)]).toEqual([[], []])
})

test('a message to many goes to who left long ago and has agreed, with the same link', async () => {
  const [id, bea] = [await anasStay(), await stayAt('Bea', '2026-06-10')]
  await agree(true)
  await at('2026-08-01T09:00:00Z')
  const asked = { when: 'leave_between', from: '2026-06-01', until: '2026-06-30' } as const
  expect((await owner(mailingCalls.guests, asked)).guests.map(({ guestName, why }) => [guestName, why])).toEqual([
    ['Ana', null],
    ['Bea', 'no_consent'],
  ])
  await owner(mailingCalls.send, { ...asked, bookingIds: [id, bea], subject: 'Autumn', body: 'Dear {guest}, autumn is mild.' })
  await at('2026-08-01T09:02:00Z')
  await run()
  expect((await news()).map(({ recipient, unsubscribe }) => [recipient, unsubscribe?.endsWith(token())])).toEqual([
    ['ana@example.com', true],
  ])
})

test('a guest takes the consent along, and an erased address is forgotten: its old links say that it gets no news', async () => {
  await save()
  await anasStay()
  await agree(true)
  expect((await ana(privacyCalls.read, {})).news).toMatchObject({ email: 'ana@example.com', givenBy: 'account', withdrawnAt: null })
  await at(DUE)
  await run()
  expect(await news()).toHaveLength(1)
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect([await site.db.$count(newsConsents), await news()]).toEqual([0, []])
  expect(await site.visitor(newsCalls.read, { token: token() })).toEqual({ agreed: false, canUndo: false })
  await site.visitor(newsCalls.undo, { token: token() })
  expect(await site.db.$count(newsConsents)).toBe(0)
})

test('who erases an account does not forget the consent of an address that was never proved to be theirs', async () => {
  await site.visitor(threadCalls.chooseNews, { token: await makeLink(await stayAt('Mila', '2026-06-10'), 'mila@example.com'), agree: true })
  const mila = await site.guest('Mila', { proved: false })
  expect((await mila(privacyCalls.read, {})).news).toBeNull()
  await mila(privacyCalls.erase, { password: 'Password-1' })
  expect(await site.db.$count(newsConsents)).toBe(1)
})

test('who has paid with a mistyped address does not read what its holder has agreed to', async () => {
  await site.visitor(threadCalls.chooseNews, { token: await makeLink(await stayAt('Mila', '2026-06-10'), 'mila@example.com'), agree: true })
  const mila = await site.guest('Mila', { proved: false })
  await payWith(mila, 'mila@example.com')
  expect((await mila(privacyCalls.read, {})).news).toBeNull()
})

test('a consent of which no stay is left is cleared with old data', async () => {
  const id = await anasStay()
  await agree(true)
  await eraseOldData(site.deps)
  expect(await site.db.$count(newsConsents)).toBe(1)
  await site.db.update(bookings).set({ email: '' }).where(eq(bookings.id, id))
  await eraseOldData(site.deps)
  expect(await site.db.$count(newsConsents)).toBe(0)
})
