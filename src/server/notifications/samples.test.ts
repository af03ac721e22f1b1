import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Copies } from '#words/copies.ts'
import { otherLanguages, tagOf } from '#words/languages.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { leftOversIn } from '../../../tests/word-files.ts'
import { accountKinds, type Block, guestKinds, type MailKind, ownerKinds } from '../mail/email-template.ts'
import { valueText } from '../mail/localized/layout.ts'
import type { Mail } from '../mail/outbox.ts'
import { readSettings } from '../settings/queries.ts'
import { fillSample, sampleMails, sampleTemplates } from './localized/samples.ts'
import { mailPreviews } from './previews.ts'

const kinds: readonly MailKind[] = [...guestKinds, ...ownerKinds]

let site: TestSite
let templates: Record<MailKind, ReturnType<typeof fillSample>[]>
let mails: Mail[]
beforeAll(async () => {
  site = await testSite()
  const stored = await readSettings(site.db)
  const settings = { ...stored, contact: { ...stored.contact, phone: '+30 694 123 4567' } }
  const samples = sampleTemplates(settings, site.deps)
  const filled = kinds.map((kind) => [kind, samples[kind].map((sample) => fillSample(sample, settings))])
  templates = Object.fromEntries(filled)
  mails = sampleMails(settings, site.deps)
})
afterAll(() => site.close())

type Samples = typeof import('./localized/samples.ts')
const [copies] = Object.values(
  import.meta.glob<Copies<Samples>>('./localized/samples.ts', { query: '?languages', import: 'default', eager: true }),
)

/** Sample input of guests and owners, and names. */
const WRITTEN =
  /Two cots, please|Is there a cot|Could we check in|Our ferry|air conditioning did not work|We give back two nights|repaired within the hour|We come at|It was good to talk|the house is ready at|TO BE FILLED IN|Statement 12|kurs\.resenje\.org/

test.each(otherLanguages)('each sample mail is complete in %s: no English text and no empty placeholder', async (language) => {
  const leftOvers = await leftOversIn(language)
  const spoken = copies?.[language].sampleMails(await readSettings(site.db), site.deps) ?? []
  expect(spoken).toHaveLength(mails.length)
  const found = new Set<string>()
  for (const { subject, text, html, calendar } of spoken) {
    expect(html).toContain(`<html lang="${tagOf[language]}">`)
    expect([text, calendar ?? ''].join()).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}/)
    for (const said of leftOvers(`<body><p>${subject}</p>${html}</body>`)) if (!WRITTEN.test(said)) found.add(`${subject}: ${said}`)
  }
  expect([...found]).toEqual([])
})

const about = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject))

test.each([
  ['welcome', /^Welcome/, 1],
  ['the reset link', /Set a new password/, 1],
  ['booking confirmed', /is confirmed/, 1],
  ['payment received, by card and by transfer', /received your payment/, 2],
  ['a payment corrected', /was corrected$/, 1],
  ['a booking taken up again', /has been reinstated$/, 1],
  ['payment failed', /failed$/, 3],
  ['an instalment due in seven days, today, overdue', /^Instalment 2 of 3 for booking \w+ is (due in 7 days|due today|overdue)$/, 3],
  ['cancelled with and without a refund, to guest and owner', /is cancelled$/, 3],
  ['refunded, to guest and owner', /(refund|money) for booking/i, 4],
  ['a support request, to guest and owner', /^Support request #\d+$/, 2],
  ['a ticket resolved', /is resolved$/, 1],
  ['a new booking, to the owner', /^New booking/, 1],
])('there is a mail for: %s (decisions.md, section 7)', (_, subject, times) => {
  expect(about(subject)).toHaveLength(times)
})

test.each(kinds)('each template sampled for kind %s has this kind', (kind) => {
  expect(templates[kind].map((template) => template.kind)).toEqual(templates[kind].map(() => kind))
  expect(templates[kind].length).toBeGreaterThan(0)
})

/** By an address that is the same for every reader, with a size and an alternative text. */
const PHOTO =
  /<img src="http:\/\/localhost:3000\/pictures\/villa-thea-exterior-m800\.jpg" alt="Villa Thea" width="534" height="356" style="[^"]*">/

test('mails to guests about a booking show its villa, others nothing', () => {
  const without = kinds.filter((kind) => !templates[kind].some(({ photo }) => photo))
  expect(without.filter((kind) => !kind.startsWith('owner: '))).toEqual([
    ...accountKinds,
    'ticket',
    'ticket resolved',
    'ticket answered',
    'question answered',
    'message',
    'message test',
    'complaint',
    'complaint answered',
  ])
  expect(kinds.filter((kind) => kind.startsWith('owner: ') && !without.includes(kind))).toEqual([])
  for (const { subject, html } of about(/is confirmed/)) expect(html, subject).toMatch(PHOTO)
})

test('a mail about a stay says its days large above all else, once, and leaves out cents that are zero', () => {
  const [mail] = about(/is confirmed/)
  const html = cutBody(mail?.html ?? '').replaceAll('&nbsp;', ' ')
  const day = html.indexOf('Monday, September 7, 2026<')
  expect(day).toBeGreaterThan(html.indexOf('<img'))
  expect(day).toBeLessThan(html.indexOf('<h2'))
  expect(html.match(/Monday, September 7, 2026</g)).toHaveLength(1)
  expect(mail?.text).toContain('Check-in: Monday, September 7, 2026\n')
  for (const { subject, text } of mails) expect(text, subject).not.toMatch(/€[\d,]+\.00/)
})

test('each mail has a text and an HTML version and loads nothing but the photo of the villa', () => {
  for (const { text, html } of mails) {
    expect(text.length).toBeGreaterThan(80)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|<\w/)
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<meta charset="utf-8">/)
    expect(html.replace(PHOTO, '')).not.toMatch(/undefined|NaN|\[object|<script|<img|<link|url\(/)
    // The HTML contains every amount and order id of the text.
    for (const word of text.match(/€[\d,.]+|RSD [\d,]+|VB-[\w-]+/g) ?? []) expect(html).toContain(word)
  }
})

test('the confirmation has a calendar file; receipt and refusal have the seven fields of the bank', () => {
  expect(about(/is confirmed/)[0]?.calendar).toMatch(/^BEGIN:VCALENDAR/)
  const fields = ['Order id', 'Authorisation code', 'Transaction id', 'Transaction status', 'Status code', 'Transaction date', '3-D status']
  const byCard = about(/received your payment/).filter(({ text }) => /card has been charged/.test(text))
  for (const mail of [...byCard, ...about(/failed$/)]) for (const field of fields) expect(mail.text).toContain(`${field}: `)
  expect(byCard).toHaveLength(1)
})

const cutBody = (html: string) => html.slice(html.indexOf('<body'))
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (${MONTHS}) \\d{1,2}, \\d{4}`, 'g')

/** Of the figures of a month. */
const MONTH = new RegExp(`(${MONTHS}) \\d{4}`, 'g')

const ADDRESS = /\bhttps?:\/\/[^\s"]+/g

test('all dates have one format: Monday, June 1, 2026 (back-office.md, section 11)', () => {
  const dated = mails.filter(({ text }) => text.match(DATE))
  expect(dated.length).toBeGreaterThan(10)
  for (const { subject, text, html } of mails) {
    const rest = `${text} ${cutBody(html).replaceAll('&nbsp;', ' ')}`.replaceAll(DATE, '').replaceAll(MONTH, '').replaceAll(ADDRESS, '')
    expect(rest, subject).not.toMatch(new RegExp(`\\b(${MONTHS}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b`))
    expect(rest, subject).not.toMatch(/\b20\d\d-\d\d|\b20\d{6}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}/)
  }
})

test('a locked phone shows the code to sign in, and no code that gives up money', () => {
  const [proves, signsIn, ...givesUp] = templates['email code'].map(({ subject, preheader }) => `${subject} ${preheader}`)
  expect([proves, signsIn]).toEqual([expect.stringContaining('123456'), expect.stringContaining('123456')])
  expect(givesUp.length).toBeGreaterThanOrEqual(2)
  for (const shown of givesUp) expect(shown).not.toContain('123456')
})

test('each kind has its own preheader, and the body’s text does not follow it in the preview', () => {
  const kindOf = new Map<string, MailKind>()
  for (const kind of kinds) {
    for (const { subject, preheader } of templates[kind]) {
      expect(preheader.length, preheader).toBeGreaterThan(20)
      expect(preheader.length, preheader).toBeLessThan(140)
      expect(preheader).toMatch(/^\S.*[.?]$/)
      expect(subject).not.toContain(preheader.slice(0, -1))
      expect(kindOf.get(preheader) ?? kind).toBe(kind)
      kindOf.set(preheader, kind)
    }
  }
  for (const { html } of mails) {
    const hidden = /^<body[^>]*>\s*<div style="display:none[^>]*>([^&]+)((?:&#847;&zwnj;&nbsp;)+)<\/div>/.exec(cutBody(html))
    expect(hidden?.[1]?.length).toBeGreaterThan(20)
    expect(hidden?.[2]?.length).toBeGreaterThan(1_000)
  }
})

/** To the site, the map of the settings, and the ways to reach the owners. */
const LINK =
  /^href="(http:\/\/localhost:3000\/|https:\/\/www\.openstreetmap\.org\/|https:\/\/wa\.me\/\d|viber:\/\/chat\?number=|tel:|mailto:)/

test('each mail supports light and dark, is at most 600 px wide, and is not clipped by mail programs', () => {
  for (const { html, subject } of mails) {
    expect(html, subject).toContain('<meta name="color-scheme" content="light dark">')
    expect(html, subject).toContain('<meta name="supported-color-schemes" content="light dark">')
    expect(html, subject).toContain('@media (prefers-color-scheme:dark)')
    expect(html, subject).toContain('max-width:600px')
    // Gmail clips mails above 102 kB.
    expect(Buffer.byteLength(html), subject).toBeLessThan(30_000)
    expect(html, subject).not.toMatch(/break-all/)
    const links = html.match(/(?:href|src|background)="[^"]*"/g) ?? []
    for (const link of links) expect(link, subject).toMatch(link.startsWith('src=') ? /^src="http:\/\/localhost:3000\/pictures\// : LINK)
  }
})

test('tables are layout or facts tables; buttons are padded cells, which Outlook can show', () => {
  for (const { html, subject, text } of mails) {
    for (const [, attributes] of html.matchAll(/<table([^>]*)>/g))
      expect(attributes, subject).toMatch(/^ (role="presentation"|class="facts")/)
    const outside = html.replaceAll(/<table role="presentation"[^>]*><tr class="bar-row">.*?<\/table>/gs, '')
    for (const [table] of outside.matchAll(/<table class="facts".*?<\/table>/gs)) {
      expect(table.match(/<tr>/g)?.length, subject).toBe(table.match(/<th [^>]*scope="row"/g)?.length)
    }
    const buttons = [
      ...html.matchAll(/<td bgcolor="#\w{6}" style="[^"]*mso-padding-alt:[^"]*">\s*<a href="[^"]*" style="display:inline-block;padding:/g),
    ]
    expect(buttons, subject).toHaveLength(/: https?:\/\/\S+\n\n--/.test(text) ? 1 : 0)
    const values = html.match(/<td class="ink row"[^>]*><a /g) ?? []
    expect(html.match(/<a /g), subject).toHaveLength(buttons.length + values.length + 2)
    // All elements are properly nested and closed.
    expect(unclosed(html), subject).toEqual([])
  }
})

const VOID = new Set(['meta', 'br', 'img'])

/** Elements that are not closed in order. */
function unclosed(html: string): string[] {
  const open: string[] = []
  for (const [, end, name = ''] of html.replaceAll(/<style>.*?<\/style>/gs, '').matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (VOID.has(name)) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [...open, name]
  }
  return open
}

test('the text version contains all content of the HTML version', () => {
  for (const kind of kinds) {
    for (const { subject, blocks } of templates[kind]) {
      const mail = mails.find((one) => one.subject === subject && blocks.every((block) => inText(one.text, block)))
      expect(mail, subject).toBeDefined()
    }
  }
})

function inText(text: string, block: Block): boolean {
  if (typeof block === 'string') return text.includes(block)
  if ('code' in block) return text.includes(block.code)
  if ('bars' in block) return block.bars.every(({ label, value }) => text.includes(`${label}: ${value}`))
  return [block.title, ...block.rows.map(([label, value]) => `${label}: ${valueText(value)}`), block.note ?? ''].every((line) =>
    text.includes(line),
  )
}

test('the confirmation has arrival times, map, instalments, deposit, refund terms and contacts', () => {
  const [mail] = about(/is confirmed/)
  for (const line of [
    'Check-in: Monday, September 7, 2026, 15:00 to 18:30 with your host, or until 23:00 by yourself',
    'Check-out: Monday, September 14, 2026, by 11:00',
    'Map: Open the map, https://www.openstreetmap.org/',
    '€735: by Thursday, July 9, 2026',
    '€980: by Tuesday, August 18, 2026',
    'Deposit: €500 in cash at check-in, returned at check-out',
    'By Monday, August 17, 2026: we refund 70% of what you have paid',
    'After that: we refund only the climate levy, €31.50',
    'WhatsApp: Write to us, https://wa.me/306941234567',
    'Viber: Write to us, viber://chat?number=%2B306941234567',
    'Open your stay: http://localhost:3000/login?redirect=%2Freservations%2F7K3Q9A',
  ])
    expect(mail?.text).toContain(line)
})

test('the mail about a failed payment links to the review page of its stay', () => {
  const [mail] = about(/failed$/)
  expect(mail?.text).toContain('Try again: http://localhost:3000/booking-request?villaId=1&startDate=2026-09-07&endDate=2026-09-14')
})

test('mails about an instalment’s payment name the instalment', () => {
  for (const { text } of [...about(/received your payment/), ...about(/failed$/)]) expect(text).toContain('Instalment: 1 of 3')
})

test('instalments are referred to by number, and a total is an amount', () => {
  for (const { subject, text } of mails) {
    expect(`${subject} ${text}`).not.toMatch(/\b(The|the|last) instalment\b/)
    expect(text).not.toMatch(/^Total: (?!€[\d,]+(\.\d\d)?$)/m)
  }
  expect(about(/is confirmed/)[0]?.text).toContain(
    'Total: €2,450\nOf which VAT 13%: €269.78\nOf which climate levy: €105 (7 nights)\nAll prices include VAT.',
  )
})

test('a preview page lists all sample mails in development', async () => {
  const response = await mailPreviews(site.deps).request('/dev/mails')
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page.match(/<summary>/g)).toHaveLength(mails.length)
})
