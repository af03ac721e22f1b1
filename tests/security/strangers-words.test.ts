import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '../../src/contract/accounts.ts'
import { bookingCalls } from '../../src/contract/bookings.ts'
import { emailProofCalls } from '../../src/contract/email-proof.ts'
import { supportCalls } from '../../src/contract/support.ts'
import { sendLink } from '../../src/server/accounts/reset-password.ts'
import { bookings, mails } from '../../src/server/db/schema.ts'
import { bring, emptyCard, goToBank, pay } from '../bank-visit.ts'
import { aVilla, weekLater } from '../builders.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'

const NAME = 'You have won at evil.example'
const WORDS = 'Send your card number to evil.example'
const VICTIM = 'victim@example.com'
const DAYS = 24 * 60

let site: TestSite
let mallory: Client

/** Triggers every mail that a stranger can cause, from registration to a paid, reminded and cancelled booking. */
beforeAll(async () => {
  site = await testSite()
  const owner = await site.admin()
  const villa = await aVilla(site.db)
  const person = { fullName: NAME, email: VICTIM, password: 'Password-1', country: WORDS, phone: '+381 60 1234567' }
  await site.visitor(accountCalls.register, person)
  mallory = await site.signIn(VICTIM, 'Password-1')
  await mallory(emailProofCalls.sendCode, {})
  await sendLink(site.deps, VICTIM)
  const guest = { name: NAME, email: VICTIM, phone: '+381 60 1234567', guests: 2, specialRequests: WORDS }
  const visit = await goToBank(mallory, villa.id, { guest })
  await mallory(supportCalls.request, { orderId: visit.orderId, reason: 'other', message: WORDS })
  const { tickets } = await owner(supportCalls.tickets, {})
  await owner(supportCalls.update, { ticketId: tickets[0]?.id ?? 0, version: tickets[0]?.version ?? 0, status: 'resolved' })
  await mallory(accountCalls.changePassword, { password: 'Password-1', newPassword: 'Cliff-Above-7!' })
  await pay(site, visit, { card: emptyCard })
  await bring(site, visit.orderId)

  // A second account confirms its own address by paying and books under the victim's.
  const bob = await site.guest('Bob')
  for (const [weeks, plan] of (['full', 'partial'] as const).entries()) {
    const paid = await goToBank(bob, villa.id, { ...weekLater(weeks + 8), plan, guest })
    await pay(site, paid)
    await bring(site, paid.orderId)
  }
  await site.later(36 * DAYS)
  for (const { id, status } of await site.db.select().from(bookings))
    if (status === 'paid') await (await site.admin())(bookingCalls.setStatus, { bookingId: id, status: 'refunded' })
  await site.later(60)
})
afterAll(() => site.close())

test('mails to unconfirmed addresses contain no text entered by the sender', async () => {
  const toVictim = (await site.db.select().from(mails).orderBy(mails.id)).filter(({ recipient }) => recipient === VICTIM)
  const subjects = toVictim.map(({ subject }) => subject.replace(/#\d+|booking \w{6}|\(\w{6}\)|at Villa \d+/g, '…'))
  for (const subject of [
    /Welcome/,
    /is your code/,
    /new password/,
    /request/,
    /resolved/,
    /was changed/,
    /failed/,
    /confirmed/,
    /received/,
    /cancelled/,
    /^Instalment \d of \d for/m,
  ])
    expect(subjects.join('\n')).toMatch(subject)
  for (const { subject, text, html } of toVictim) expect(`${subject} ${text} ${html}`).not.toMatch(/evil\.example/)
})

test('mails to the owner contain the entered text', async () => {
  const toOwner = (await site.db.select().from(mails).orderBy(mails.id)).filter(({ audience }) => audience === 'owner')
  const words = toOwner.map(({ text }) => text).join('\n')
  for (const told of [NAME, WORDS]) expect(words).toContain(told)
})

test('mails to a confirmed address contain the name and the special requests', async () => {
  const ana = await site.guest('Ana')
  const guest = { name: 'Ana P.', email: 'ANA@example.com', phone: '+381 60 1234567', guests: 2, specialRequests: 'A cot, please' }
  const visit = await goToBank(ana, (await aVilla(site.db)).id, { ...weekLater(12), guest })
  await pay(site, visit)
  await bring(site, visit.orderId)
  const confirmed = (await site.db.select().from(mails).orderBy(mails.id)).filter(({ subject }) => /is confirmed/.test(subject)).at(-1)
  expect(confirmed?.text).toMatch(/^Dear Ana P\.,/)
  expect(confirmed?.text).toContain('A cot, please')
})
