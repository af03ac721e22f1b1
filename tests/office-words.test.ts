import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '../src/contract/accounts.ts'
import { bookingStatuses } from '../src/domain/bookings/status.ts'
import { messageFields } from '../src/domain/messages/fields.ts'
import { BASE_RATE_NAME } from '../src/domain/pricing/rate-card.ts'
import { ticketStatuses } from '../src/domain/support/reasons.ts'
import { activityActions } from '../src/words/activity-texts.ts'
import { calendarTooLarge } from '../src/words/en/calendars.ts'
import { tagOf } from '../src/words/languages.ts'
import { officeLanguages } from '../src/words/office-languages.ts'
import { change, failure } from '../src/words/records.ts'
import { everything } from './everything.ts'
import { fillHouse } from './full-house.ts'
import { listHeardFaults } from './heard-faults.ts'
import { type Pages, servePages } from './pages.ts'
import { type TestSite, testSite } from './test-site.ts'
import { textsIn } from './word-files.ts'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'src', 'words')
const BOOKINGS = 400

const routes = readFileSync(resolve(root, 'src', 'web', 'routes.ts'), 'utf8')
const paths = [...routes.matchAll(/route\('(admin\/dashboard[^']*)'/g)].map(([, path = '']) => `/${path}`)
/** The same pages with their tabs, dialogs and refusals. */
const more: Record<string, string[]> = {
  '/admin/dashboard/bookings': ['tab=calendar', 'tab=timeline', 'restrict=1', 'edit=399', 'status=pending', 'search=nobody'],
  '/admin/dashboard/bookings/:bookingId': ['change=payment', 'change=cancel', 'change=delete', 'refund=1'],
  '/admin/dashboard/pricing': [
    'tab=seasons',
    'tab=discounts',
    'tab=base',
    'tab=calendar',
    'tab=villas',
    'tab=charges',
    'tab=rules',
    'tab=grid',
  ],
  '/admin/dashboard/villas': ['add=1', 'edit=1', 'delete=1'],
  '/admin/dashboard/gallery': ['add=1', 'edit=1', 'delete=1'],
  '/admin/dashboard/amenities': ['add=1'],
  '/admin/dashboard/attractions': ['add=1'],
  '/admin/dashboard/calendars': ['connect=1', 'change=1', 'disconnect=1'],
  '/admin/dashboard/settings': ['tab=contact', 'tab=company', 'tab=texts', 'tab=booking', 'tab=hosts', 'tab=law'],
  '/admin/dashboard/declarations': ['month=2026-08'],
  '/admin/dashboard/papers': ['month=2026-08'],
  '/admin/dashboard/support': ['status=pending', 'resolve=1'],
  '/admin/dashboard/complaints': ['state=late'],
  '/admin/dashboard/bookings/new': ['villaId=1&checkIn=2031-01-06&checkOut=2031-01-13&guests=2&price=rates'],
  '/admin/dashboard/mails': ['state=failed'],
  '/admin/dashboard/jobs': ['failed=1'],
}
const toAddress = (path: string) => path.replace(/:bookingId/, '399').replace(/:\w+/, '1')
const addresses = paths.flatMap((path) => [toAddress(path), ...(more[path] ?? []).map((query) => `${toAddress(path)}?${query}`)])

/** Names that are the same in all languages, what owners and guests write, and names that are keys (docs/recipes.md, 'Add a language'). */
const NAMES = [/Booking\.com/, /^(English|Back office)$/, /https?:/]

/** Replaces names by non-English ones and limits the rows to one page. */
const asOtherPeople = [
  sql`UPDATE bookings SET guest_name = 'Zoran ' || id`,
  sql`UPDATE complaints SET guest_name = 'Zoran ' || number`,
  sql`DELETE FROM mails WHERE id > 300`,
  sql`UPDATE mails SET subject = 'Zoran'`,
  sql`DELETE FROM job_runs WHERE id > 2000`,
  sql`DELETE FROM complaints WHERE number > 60`,
  sql`INSERT INTO activity (at, account_id, subject, action, before, after)
    VALUES (now() + interval '1 minute', 1, 'prices of villa Zoran', 'look at document', '{"minimumNights": 3}', '{"minimumNights": 4}'),
      (now() + interval '1 minute', 1, 'booking B399', 'status', '"pending"', '{"status": "cancelled"}'),
      (now() + interval '1 minute', 1, 'ticket 3', 'status', '"in_progress"', '"resolved"'),
      (now() + interval '1 minute', 1, 'settings texts', 'change', NULL, NULL),
      (now() + interval '1 minute', 1, 'job send mails', 'run now', NULL, NULL)`,
  sql`UPDATE connected_calendars SET read_error = ${calendarTooLarge}, shrunk_since = now(), told_events = 31, unread_events = 2`,
  sql`UPDATE jobs SET last_error = ${failure.processEnded}, last_run_at = now() WHERE name = 'send mails'`,
  sql`INSERT INTO booking_changes (booking_id, at, actor, to_status, reason) VALUES (399, now(), 'bank', 'paid', 'payment recorded')`,
]

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' }, unused: true })
  await fillHouse(site, BOOKINGS)
  for (const statement of asOtherPeople) await site.asOwner(statement)
  pages = await servePages(site)
})
afterAll(() => site.close())

type Words = Record<string, unknown>
const importWords = async (area: string, language: string): Promise<Words> => import(`${folder}/${language}/${area}.ts`)
const areas = globSync('en/*.ts', { cwd: folder }).map((file) => basename(file, '.ts'))

/** English texts and names that the server stores. */
const STORED = [
  ...bookingStatuses,
  ...ticketStatuses,
  ...Object.values(change),
  BASE_RATE_NAME,
  calendarTooLarge,
  failure.processEnded,
  'settings texts',
  'job send mails',
].filter((text) => typeof text === 'string')

const FIELDS = new Set(messageFields.map((field) => `{${field}}`))

/** Words that no other language of the office has. */
const ENGLISH = /\b(the|and|with|not|for|this|has|of|are|was|until|your|by|nights?|guests?|booking|stay|day|prices|change|minimum)\b/i

test.each(officeLanguages.slice(1))('the back office in %s has no English text', async (language) => {
  const person = await site.person('owner')
  await person(accountCalls.chooseLanguage, { language })
  const content = (await everything(site.db, ['papers', 'activity'])).toLowerCase()
  const english = new Set<string>([...Object.values(activityActions), ...STORED])
  for (const area of areas) {
    const [source, own] = [await importWords(area, 'en'), await importWords(area, language)]
    for (const [name, text] of Object.entries(source))
      if (typeof text === 'string' && text !== own[name] && text.length > 7) english.add(text)
  }
  const found: string[] = []
  for (const address of addresses) {
    const response = await pages(address, { headers: { cookie: person.cookie } })
    const html = await response.text()
    // Answers for a page that is open already have no document of their own.
    if (response.status === 302 || response.headers.get('content-type')?.startsWith('application/json')) continue
    expect([address, /<html lang="([^"]+)/.exec(html)?.[1]]).toEqual([address, tagOf[language]])
    // Pages on which texts are written list the fields as they are named.
    for (const text of textsIn(html).filter((one) => !FIELDS.has(one))) {
      const isOurs =
        english.has(text) || english.has(text.replace(/^, /, '')) || (ENGLISH.test(text) && !content.includes(text.toLowerCase()))
      if (isOurs && !NAMES.some((name) => name.test(text))) found.push(`${address}: ${text}`)
      expect(text, address).not.toMatch(/\{\w+\}|undefined|\bNaN\b|\[object/)
    }
  }
  expect([...new Set(found)]).toEqual([])
})

test('lists, heads of tables and names of the back office are whole for somebody who hears its pages', async () => {
  const { cookie } = await site.person('owner')
  const found = new Set<string>()
  for (const address of addresses) {
    const html = await (await pages(address, { headers: { cookie } })).text()
    for (const fault of listHeardFaults(html)) found.add(fault.replaceAll(/\d+/g, '1'))
  }
  expect([...found]).toEqual([])
})
