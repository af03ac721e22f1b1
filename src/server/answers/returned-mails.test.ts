import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { imapServer } from '../../../tests/imap-server.ts'
import { mailServer } from '../../../tests/mail-server.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, bookings, mails } from '../db/schema.ts'
import { sendMails } from '../mail/send-mails.ts'
import { readAnswers } from './read-answers.ts'

let imap: Awaited<ReturnType<typeof imapServer>>
let smtp: Awaited<ReturnType<typeof mailServer>>
let site: TestSite
let ana: Client
let owner: Client
let bookingId: number

beforeEach(async () => {
  ;[imap, smtp] = [await imapServer(), await mailServer()]
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'stay@villas.example', INBOX_URL: imap.url, REPLY_ADDRESS: 'stay@villas.example' }
  site = await testSite({ environment })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  const visit = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id)
  await pay(site, visit)
  await bring(site, visit.orderId)
  bookingId = (await owner(bookingCalls.calendar, { search: visit.bookingNumber })).bookings[0]?.id ?? 0
  await readAnswers(site.deps)
  await owner(threadCalls.writeToStay, { bookingId, message: 'When will you arrive?' })
  await sendMails(site.deps)
  return async () => {
    await site.close()
    await Promise.all([imap.close(), smtp.close()])
  }
})

const REASON = '550 5.1.1 No such user'

/** The head of the message to Ana, as it went out, with the lines that are asked for. */
function returned(...names: string[]) {
  const sent = smtp.taken.find(({ to, source }) => to.includes('ana@example.com') && source.includes('When will you arrive?'))
  const head = (sent?.source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  return head.split('\r\n').filter((line) => names.some((name) => line.toLowerCase().startsWith(`${name}:`)))
}

/** A server reports that a mail was not delivered. */
const comesBack = (lines: string[], action = 'failed') =>
  imap.arrives(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
      'To: stay@villas.example',
      `Message-ID: <${lines.length}.${action}@mx.example>`,
      'Return-Path: <>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Final-Recipient: rfc822; ana@example.com',
      `Action: ${action}`,
      `Diagnostic-Code: smtp; ${REASON}`,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      ...lines,
      '',
      '--b--',
    ].join('\n'),
    site.clock.now,
  )

const inTalk = async () => (await owner(inboxCalls.conversation, { bookingId })).returned
const attention = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'returned_mail')

test.each([['message-id'], ['reply-to']])('a mail that came back is told at its stay, known by its %s', async (name) => {
  const report = comesBack(returned(name))
  await readAnswers(site.deps)
  expect(await inTalk()).toMatchObject({ recipient: 'ana@example.com', why: REASON, at: site.clock.now.toISOString() })
  expect(await attention()).toMatchObject([{ bookingId, text: expect.stringContaining(`to ana@example.com did not arrive: ${REASON}`) }])
  expect(report.seen).toBe(true)
})

test.each([
  ['that is delayed', () => returned('message-id'), 'delayed'],
  ['that names no mail', () => [], 'failed'],
  ['of another site', () => [`Message-ID: <1.${(0).toString(36)}@elsewhere.example>`], 'failed'],
  ['whose name is guessed', () => ['Message-ID: <1.m3k2abcd@localhost>', 'Message-ID: <99999999999.m@localhost>'], 'failed'],
  ['with a forged proof', () => [`Reply-To: stay+s${bookingId}-${'0'.repeat(32)}@villas.example`], 'failed'],
])('a report of a mail %s changes nothing, and stays for people', async (_, lines, action) => {
  const report = comesBack(lines(), action)
  await readAnswers(site.deps)
  expect([await inTalk(), await attention(), report.seen]).toEqual([null, [], false])
})

test('whoever forges a report with what they have read writes no more than its line', async () => {
  const before = await site.db.select().from(bookings)
  comesBack(returned('reply-to'))
  await readAnswers(site.deps)
  expect(await site.db.select().from(bookings)).toEqual(before)
  const { messages, state } = await owner(inboxCalls.conversation, { bookingId })
  expect([messages.length, state]).toEqual([1, 'waiting'])
})

test('the line is gone once the address is corrected', async () => {
  comesBack(returned('message-id'))
  await readAnswers(site.deps)
  const { version } = await owner(bookingCalls.details, { bookingId })
  const details = { bookingId, version, guests: 2, specialRequests: '', email: 'ana.right@example.com', tellGuest: false }
  await owner(bookingCalls.updateDetails, details)
  expect([await inTalk(), await attention()]).toEqual([null, []])
})

test('the line is gone once the guest answers a mail', async () => {
  comesBack(returned('message-id'))
  await readAnswers(site.deps)
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  const [to = ''] = returned('reply-to').flatMap((line) => line.split(': ')[1] ?? [])
  imap.arrives(`From: ana@example.com\nTo: ${to}\nMessage-ID: <a@mail.example>\nContent-Type: text/plain\n\nAt three.`, site.clock.now)
  await readAnswers(site.deps)
  expect([await inTalk(), await attention()]).toEqual([null, []])
})

test('what a server said of a guest’s mailbox goes with the guest', async () => {
  comesBack(returned('message-id'))
  await readAnswers(site.deps)
  expect(await everything(site.db)).toContain(REASON)
  site.clock.now = new Date('2026-07-20T09:00:00Z')
  const again = await site.signIn('ana@example.com', 'Password-1')
  await again(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain(REASON)
  // A report that comes later finds nothing to be written at.
  comesBack([...returned('message-id'), ''])
  await readAnswers(site.deps)
  expect(await site.db.$count(accounts, eq(accounts.email, 'ana@example.com'))).toBe(0)
  expect((await site.db.select().from(mails)).flatMap(({ returnedWhy }) => returnedWhy ?? [])).toEqual([])
})
