import { asc, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { mailServer } from '../../../tests/mail-server.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'
import { jobs } from '../jobs/jobs.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { queueMail } from './outbox.ts'
import { sendMails } from './send-mails.ts'

let server: Awaited<ReturnType<typeof mailServer>>
let site: TestSite

beforeEach(async () => {
  server = await mailServer()
  site = await testSite({ environment: { SMTP_URL: server.url, MAIL_FROM: 'villas@villas.example', SITE_URL: 'http://villas.example' } })
})
afterEach(async () => {
  await site.close()
  await server.close()
})

const write = async (occasions: readonly string[], audience: 'guest' | 'owner' = 'guest') => {
  for (const occasion of occasions) {
    const mail = { occasion, to: `${occasion.replaceAll(' ', '-')}@example.com`, subject: occasion, text: 'words', html: '<p>words</p>' }
    await queueMail(site.db, site.clock.now, { accountId: null, audience }, mail)
  }
}
const rows = () => site.db.select().from(mails).orderBy(asc(mails.id))
/** A header value, unfolded. */
const findHeader = (source: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(source.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim()

test('several processes and a slow server send every mail once', async () => {
  const occasions = Array.from({ length: 16 }, (_, n) => `mail ${n}`)
  await write(occasions)
  const acknowledge = server.hold()
  const first = sendMails(site.deps)
  await expect.poll(() => server.taken.length).toBe(5)
  // The second process runs while the first waits for the server, the third after the first retry gap.
  const second = sendMails(site.deps)
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000)
  const third = sendMails(site.deps)
  acknowledge()
  await Promise.all([first, second, third])
  expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(occasions.map((one) => `${one.replace(' ', '-')}@example.com`).sort())
  expect(await site.db.$count(mails, isNull(mails.sentAt))).toBe(0)
})

test('what stands around a mail has the language of the mail: its calendar file, and the request for no more reminders', async () => {
  const mail = {
    occasion: 'instalment today ABC 2',
    to: 'ana@example.com',
    subject: 'Rata',
    text: 'reči',
    html: '<!doctype html><html lang="sr-Latn"><p>reči',
  }
  await queueMail(site.db, site.clock.now, { accountId: null, audience: 'guest' }, { ...mail, calendar: 'BEGIN:VCALENDAR' })
  await sendMails(site.deps)
  const source = server.taken[0]?.source ?? ''
  expect(source).toMatch(/filename="?boravak\.ics/)
  expect(findHeader(source, 'List-Unsubscribe')).toContain('subject=Bez%20podsetnika')
})

test('a mail has its headers, and keeps its Message-ID at every attempt', async () => {
  await write(['instalment today ABC 2', 'other'])
  await write(['owner news'], 'owner')
  server.become({ words: 451 })
  await sendMails(site.deps)
  server.become({})
  await site.later(2)
  const [reminder, other, owner] = ['instalment', 'other', 'owner'].map(
    (word) => server.taken.find(({ to }) => to[0]?.startsWith(word))?.source ?? '',
  )
  expect(findHeader(reminder ?? '', 'Auto-Submitted')).toBe('auto-generated')
  expect(findHeader(reminder ?? '', 'Reply-To')).toBe('owner@villas.example')
  expect(findHeader(reminder ?? '', 'List-Unsubscribe')).toMatch(/^<mailto:owner@villas\.example\?subject=No%20reminders/)
  expect(findHeader(other ?? '', 'List-Unsubscribe')).toBeUndefined()
  expect(findHeader(owner ?? '', 'Reply-To')).toBeUndefined()
  const ids = server.taken.map(({ source }) => findHeader(source, 'Message-ID'))
  // Several are sent at a time, in any order.
  expect(findHeader(reminder ?? '', 'Message-ID')).toMatch(/^<1\.[0-9a-z]+@villas\.example>$/)
  expect(new Set(ids).size).toBe(3)
})

test.each([
  ['an unknown recipient', { recipient: 550 }, null],
  ['refused content', { words: 554 }, null],
  ['a full mailbox', { recipient: 452 }, 1],
  ['greylisting', { words: 451 }, 1],
] as const)('the next attempt to send a mail comes later each time, after %s', async (_, mood, minutesUntilNext) => {
  await write(['welcome'])
  server.become(mood)
  await sendMails(site.deps)
  const [mail] = await rows()
  const tryAt = minutesUntilNext === null ? null : new Date(site.clock.now.getTime() + minutesUntilNext * 60_000)
  expect(mail).toMatchObject({ sentAt: null, attempts: 1, tryAt })
  const { attention } = (await (await site.admin())(dashboardCalls.stats, {})).stats
  expect(attention.find(({ kind }) => kind === 'unsent_mail')?.text).toMatch(/^'welcome' to welcome@example\.com: .*not this one/)
})

test('a mail being sent is not sent by another process, and a later attempt has the same Message-ID', async () => {
  await write(['welcome'])
  const acknowledge = server.hold()
  const first = sendMails(site.deps)
  await expect.poll(() => server.taken.length).toBe(1)
  await runDueJobs(
    site.deps,
    jobs.filter(({ name }) => name === 'send mails'),
  )
  expect(server.taken).toHaveLength(1)
  // Without an answer after so long, the first process is taken for dead.
  site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000)
  const later = sendMails(site.deps)
  await expect.poll(() => server.taken.length).toBe(2)
  acknowledge()
  await Promise.all([first, later])
  const [one, again] = server.taken.map(({ source }) => findHeader(source, 'Message-ID'))
  expect(again).toBe(one)
  expect(server.taken).toHaveLength(2)
})

test('a mail with news tells mail programs how one click unsubscribes; no other mail does', async () => {
  const unsubscribe = 'https://villas.example/de/news/abc'
  const mail = { subject: 'News', text: 'words', html: '<p>words</p>' }
  await queueMail(site.db, site.clock.now, { accountId: null }, { ...mail, occasion: 'message 1', to: 'ana@example.com', unsubscribe })
  await queueMail(site.db, site.clock.now, { accountId: null }, { ...mail, occasion: 'message 2', to: 'bea@example.com' })
  await sendMails(site.deps)
  const [news, other] = ['ana', 'bea'].map((name) => server.taken.find(({ to }) => to[0]?.startsWith(name))?.source ?? '')
  expect(findHeader(news ?? '', 'List-Unsubscribe')).toBe(`<${unsubscribe}>`)
  expect(findHeader(news ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(other).not.toMatch(/^List-Unsubscribe/im)
})
