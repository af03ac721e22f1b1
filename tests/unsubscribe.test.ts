import { beforeEach, expect, test } from 'vitest'
import { giveConsent, withdrawConsent } from '../src/server/mail/change-consent.ts'
import { findConsent, newsKey } from '../src/server/mail/news-consent.ts'
import { servePages } from './pages.ts'
import { SITE, type TestSite, testSite } from './test-site.ts'

const email = 'ana@example.com'

let site: TestSite
let send: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  site = await testSite()
  const pages = await servePages(site)
  send = (path, init) => pages(`${SITE}${path}`, new Request(`${SITE}${path}`, init))
  await giveConsent(site.db, site.deps, { email, by: 'account', language: 'de' })
  return () => site.close()
})

const page = () => `/de/news/${newsKey(site.deps, email)}`
const isSubscribed = async () => (await findConsent(site.db, email)) !== undefined
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

test('a mail program unsubscribes its reader by one post, without cookies and without a redirect, as often as it likes', async () => {
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), undefined]) {
    await giveConsent(site.db, site.deps, { email, by: 'account', language: 'de' })
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (let click = 0; click < 2; click += 1) {
      const answer = await send(page(), { method: 'POST', body: body ?? form })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    }
    expect(await isSubscribed()).toBe(false)
  }
})

test('a mail scanner that opens the link, or posts something else, unsubscribes nobody', async () => {
  for (const method of ['GET', 'HEAD']) expect((await send(page(), { method })).status).toBe(200)
  expect((await post(page(), {})).status).toBe(400)
  expect((await post(page(), { 'List-Unsubscribe': 'no' })).status).toBe(400)
  expect(await isSubscribed()).toBe(true)
})

test('another site cannot subscribe anybody again in a reader’s browser', async () => {
  await withdrawConsent(site.db, site.deps, { email, by: 'unsubscribe_page' })
  await post(page(), { intent: 'undo' }, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
  expect(await isSubscribed()).toBe(false)
})

test('the page of a guessed link looks like that of somebody who gets no news, and is stored nowhere', async () => {
  const guessed = await send('/de/news/abc')
  expect(guessed.status).toBe(200)
  expect(await guessed.text()).toContain('Sie bekommen keine Neuigkeiten der Villen per E-Mail.')
  const own = await send(page())
  expect(await own.text()).toContain('Abbestellen')
  for (const answer of [guessed, own]) expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await post('/de/news/abc', { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  expect(await isSubscribed()).toBe(true)
})
