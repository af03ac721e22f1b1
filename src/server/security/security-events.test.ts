import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allCalls } from '#contract/index.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { securityCalls } from '#contract/security.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLinkAsked } from '../accounts/reset-password.ts'
import { createApp } from '../app.ts'
import { daysAfter } from '../clock.ts'
import { accounts, bookings, mails, securityEvents } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

const ADDRESS = '203.0.113.77'

let site: TestSite
let ana: Client
let owner: Client
beforeEach(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  owner = await site.admin()
  await site.db.delete(securityEvents)
})
afterEach(() => site.close())

const send = async (path: string, body: object | null, { cookie }: { cookie: string } = { cookie: '' }): Promise<Response> => {
  const init = body === null ? {} : { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(SITE + path, { ...init, headers: { 'content-type': 'application/json', cookie } })
  return createApp(site.deps).fetch(request, { address: ADDRESS })
}
const kinds = async () => (await site.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind }) => kind)

test('an event has account, truncated address and time, and owners can page through events', async () => {
  await send('/api/checkUser.php', { email: 'ana@example.com', password: 'Guess-1234' })
  await send('/api/checkUser.php', { email: 'nobody@example.com', password: 'Guess-1234' })
  await send('/api/checkUser.php', { email: 'ana@example.com', password: 'Password-1' })
  const { events, total } = await owner(securityCalls.events, {})
  expect(events).toEqual([
    { id: expect.any(Number), at: site.clock.now.toISOString(), kind: 'signed_in', who: 'Ana', network: '203.0.113.0/24' },
    { id: expect.any(Number), at: site.clock.now.toISOString(), kind: 'sign_in_failed', who: null, network: '203.0.113.0/24' },
    { id: expect.any(Number), at: site.clock.now.toISOString(), kind: 'sign_in_failed', who: 'Ana', network: '203.0.113.0/24' },
  ])
  expect(total).toBe(3)
  expect((await owner(securityCalls.events, { limit: 1, offset: 1 })).events).toEqual([events[1]])
  expect(JSON.stringify(events)).not.toContain(ADDRESS)
})

test('requesting, resetting and changing a password are events', async () => {
  await sendLinkAsked(site.deps, 'ana@example.com', { address: ADDRESS, request: new Request(SITE) })
  const token = /token=([\w-]+)/.exec((await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? '')?.[1] ?? ''
  await send('/api/resetPassword.php', { token, newPassword: 'Cliff-Above-7!' })
  ana = await site.signIn('ana@example.com', 'Cliff-Above-7!')
  await send('/api/changePassword.php', { password: 'Cliff-Above-7!', newPassword: 'Olive-Harbour-3!' }, ana)
  expect(await kinds()).toEqual(['reset_asked', 'password_reset', 'signed_in', 'password_changed'])
})

/** A photo of a changeover, and what came by mail: they are looked at, and not taken along. */
const LOOKED_AT = /readinessPicture|messagePicture|wholeMail/

test('refunds, exports and settings changes by staff are events; refused requests are not', async () => {
  const visit = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, visit)
  await bring(site, visit.orderId)
  const [booking] = await site.db.select().from(bookings)
  const wanted = { bookingId: booking?.id ?? 0, status: 'refunded' }
  expect((await send('/api/booking/update_booking_status.php', wanted, ana)).status).toBe(403)
  expect((await send('/api/booking/update_booking_status.php', wanted, owner)).status).toBe(200)
  const files = allCalls.filter(({ access, shape, path }) => access === 'admin' && shape === 'file' && !LOOKED_AT.test(path))
  expect(files).toHaveLength(10)
  const chosen = encodeURIComponent(JSON.stringify([booking?.id]))
  const tables: Record<string, string> = { exportConversations: 'weeks', exportAssistants: 'missed' }
  for (const { path } of files) {
    const table = tables[/\w+(?=\.php)/.exec(path)?.[0] ?? ''] ?? 'months'
    const asked = `from=2026-01-01&until=2026-12-31&month=2026-01&kind=stays&table=${table}&bookingIds=${chosen}`
    const response = await send(`${path}?${asked}`, null, owner)
    expect(response.status, `${path} ${await response.text()}`).toBe(200)
  }
  expect((await send('/api/settings.php', { rating: { score: '9.9', word: 'Superb', source: 'Guests' } }, owner)).status).toBe(200)
  expect(await kinds()).toEqual(['refund', ...files.map(() => 'export'), 'settings_changed'])
})

test('a role change is an event, even by direct SQL', async () => {
  await site.db.update(accounts).set({ status: 2 }).where(eq(accounts.email, 'ana@example.com'))
  await site.db.update(accounts).set({ status: 1 }).where(eq(accounts.email, 'ana@example.com'))
  await site.db.update(accounts).set({ phone: '1' }).where(eq(accounts.email, 'ana@example.com'))
  expect(await kinds()).toEqual(['made_administrator', 'made_guest'])
})

test('a guest’s events are in the data export and are erased with it', async () => {
  await site.guest('Bob')
  await send('/api/checkUser.php', { email: 'ana@example.com', password: 'Guess-1234' })
  const data = await ana(privacyCalls.read, {})
  expect(data.securityEvents).toEqual([{ at: site.clock.now.toISOString(), kind: 'sign_in_failed', network: '203.0.113.0/24' }])
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await kinds()).toEqual(['signed_in'])
})

test('events are kept for a year', async () => {
  await send('/api/checkUser.php', { email: 'ana@example.com', password: 'Guess-1234' })
  site.clock.now = daysAfter(site.clock.now, 365)
  await eraseOldData(site.deps)
  expect(await kinds()).toHaveLength(1)
  site.clock.now = daysAfter(site.clock.now, 1)
  await eraseOldData(site.deps)
  expect(await kinds()).toEqual([])
})
