import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import type { Mail } from './outbox.ts'
import { mailPreviews } from './previews.ts'
import { sampleMails } from './samples.ts'

let site: TestSite
let mails: Mail[]
beforeAll(async () => {
  site = await testSite()
  mails = await sampleMails(site.deps)
})
afterAll(() => site.close())

const about = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject))

test.each([
  ['welcome', /^Welcome/, 1],
  ['the reset link', /Set a new password/, 1],
  ['booking confirmed', /is confirmed/, 1],
  ['payment received, by card and by transfer', /received your payment/, 2],
  ['a payment corrected', /was corrected$/, 1],
  ['a booking taken up again', /stands again$/, 1],
  ['payment failed', /failed$/, 1],
  ['an instalment due in seven days, today, overdue', /instalment.*(due in 7 days|due today|overdue)$/, 3],
  ['cancelled, to guest and owner', /is cancelled$/, 2],
  ['refunded, to guest and owner', /(refund|money) for booking/i, 4],
  ['a support request, to guest and owner', /^Support request #\d+$/, 2],
  ['a ticket resolved', /is resolved$/, 1],
  ['a new booking, to the owner', /^New booking/, 1],
])('there is a mail for %s (decisions.md, section 7)', (_, subject, times) => {
  expect(about(subject)).toHaveLength(times)
})

test('each can be read as text and as HTML, and loads nothing', () => {
  for (const { text, html } of mails) {
    expect(text.length).toBeGreaterThan(80)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|<\w/)
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<meta charset="utf-8">/)
    expect(html).not.toMatch(/undefined|NaN|\[object|<script|<img|<link|url\(/)
    // Whatever a text says, its HTML says as well.
    for (const word of text.match(/€[\d,.]+|RSD [\d,]+|VB-[\w-]+/g) ?? []) expect(html).toContain(word)
  }
})

test('the confirmation brings a calendar file; receipt and refusal have the seven fields of the bank', () => {
  expect(about(/is confirmed/)[0]?.calendar).toMatch(/^BEGIN:VCALENDAR/)
  const fields = ['Order id', 'Authorisation code', 'Transaction id', 'Transaction status', 'Status code', 'Transaction date', '3-D status']
  const byCard = about(/received your payment/).filter(({ text }) => /card has been charged/.test(text))
  for (const mail of [...byCard, ...about(/failed$/)]) for (const field of fields) expect(mail.text).toContain(`${field}: `)
  expect(byCard).toHaveLength(1)
})

test('while developing they can be looked at', async () => {
  const response = await mailPreviews(site.deps).request('/dev/mails')
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page.match(/<summary>/g)).toHaveLength(mails.length)
})
